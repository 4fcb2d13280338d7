import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { PickerProps } from './picker';
import { useListSource } from './useListSource';

const toOption = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Picker for an active carrier. Pass an inactive carrier as `stored` to show its name. */
export function CarrierPicker({ stored, ...props }: PickerProps) {
  const source = useListSource({
    read: ['/api/carrier/all/dropdown', undefined],
    toOptions: (carriers) => carriers.map(toOption),
    value: props.value,
    stored,
    make: toOption,
  });
  return <Combobox {...props} {...source} />;
}
