import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { PickerProps } from './picker';
import { useListSource } from './useListSource';

export type AgentPickerProps = PickerProps & {
  /** Only agents with a license (true) or without one (false). Defaults to all. */
  licensed?: boolean;
};

const toOption = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Picker for an agent of the agency. */
export function AgentPicker({ licensed, stored, ...props }: AgentPickerProps) {
  const source = useListSource({
    read: ['/api/agency/agents/dropdown', licensed === undefined ? undefined : { query: { licensed } }],
    toOptions: (agents) => agents.map(({ email, ...agent }) => ({ ...toOption(agent), description: email })),
    value: props.value,
    stored,
    make: toOption,
  });
  return <Combobox {...props} {...source} />;
}
