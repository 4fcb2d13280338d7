import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { ManyPickerProps } from './picker';
import { useListSource } from './useListSource';

const make = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Chooses one insurance type, or with `multiple` several, among those that are in use. */
export function InsuranceTypePicker({ stored, ...props }: ManyPickerProps) {
  const source = useListSource({
    read: ['/api/insurance-type/dropdown', undefined],
    toOptions: (types) => types.map(make),
    value: props.value,
    stored,
    make,
  });
  return <Combobox {...props} {...source} />;
}
