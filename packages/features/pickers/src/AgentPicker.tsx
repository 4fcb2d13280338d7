import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { PickerProps } from './picker';
import { useListSource } from './useListSource';

export type AgentPickerProps = PickerProps & {
  /** Those with a licence, or those without; all of them when it is left out. */
  licensed?: boolean;
};

const make = ({ id, name }: { id: string; name: string }): ListOption => ({ value: id, label: name });

/** Chooses one of the people of the agency. */
export function AgentPicker({ licensed, stored, ...props }: AgentPickerProps) {
  const source = useListSource({
    read: ['/api/agency/agents/dropdown', licensed === undefined ? undefined : { query: { licensed } }],
    toOptions: (agents) => agents.map(({ email, ...agent }) => ({ ...make(agent), description: email })),
    value: props.value,
    stored,
    make,
  });
  return <Combobox {...props} {...source} />;
}
