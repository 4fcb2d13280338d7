import { insuranceTypesRead } from '@fairlead/kit';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { ManyPickerProps } from './picker';
import { useListSource } from './useListSource';

const toOption = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Picker for one active insurance type, or for several with `multiple`. */
export function InsuranceTypePicker({ stored, ...props }: ManyPickerProps) {
  const source = useListSource({
    read: insuranceTypesRead,
    toOptions: (types) => types.map(toOption),
    value: props.value,
    stored,
    make: toOption,
  });
  return <Combobox {...props} {...source} />;
}
