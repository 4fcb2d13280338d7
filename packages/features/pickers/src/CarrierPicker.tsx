import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { PickerProps } from './picker';
import { useListSource } from './useListSource';

const make = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Chooses a carrier among those that are in use; one that is not any more keeps its name where it is `stored`. */
export function CarrierPicker({ stored, ...props }: PickerProps) {
  const source = useListSource({
    read: ['/api/carrier/all/dropdown', undefined],
    toOptions: (carriers) => carriers.map(make),
    value: props.value,
    stored,
    make,
  });
  return <Combobox {...props} {...source} />;
}
