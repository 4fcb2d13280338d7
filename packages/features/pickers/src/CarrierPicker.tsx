import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { ManyPickerProps } from './picker';
import { useListSource } from './useListSource';

const toOption = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Picker for one active carrier, or for several with `multiple`. Pass an inactive carrier as `stored` to show its name. */
export function CarrierPicker({ stored, ...props }: ManyPickerProps) {
  const source = useListSource({
    read: ['/api/carrier/all/dropdown', undefined],
    toOptions: (carriers) => carriers.map(toOption),
    value: props.value,
    stored,
    make: toOption,
  });
  return <Combobox {...props} {...source} />;
}
