import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, fieldMessage } from '@fairlead/kit';
import type { ResolverResult } from 'react-hook-form';
import { AgentPicker } from './AgentPicker';
import type { StoredChoice } from './picker';

/** Record with an agent, of which a newer version is not overwritten unseen. */
interface AssignedRecord {
  id: string;
  version: number;
  assignedAgent: StoredChoice;
}

const isAssigned = (payload: unknown): payload is AssignedRecord =>
  typeof payload === 'object' && payload !== null && 'assignedAgent' in payload && 'version' in payload;

interface AssignValues {
  agentId: string;
}

const resolver = (values: AssignValues): ResolverResult<AssignValues> => {
  if (values.agentId !== '') return { values, errors: {} };
  return { values: {}, errors: { agentId: { type: 'required', message: fieldMessage('field.required') } } };
};

const assignForm = defineForm({
  messages: 'kit',
  fields: { agentId: { label: 'agent', required: true } },
  empty: { agentId: '' },
  valuesOf: ({ assignedAgent }: AssignedRecord) => ({ agentId: assignedAgent.id }),
  resolver: () => resolver,
});
const { Field } = assignForm;

export interface AssignAgentDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Whether only licensed agents can be chosen. Defaults to `false`. */
  licensed?: boolean;
  /** Record that is compared with the current one when it is saved. */
  record?: AssignedRecord;
  /** Assigned agent. */
  agent: StoredChoice | null;
  /** Disables the submit button until another agent is chosen. Defaults to `false`. */
  needsChange?: boolean;
  /** Name of the draft that stays when the session ends, with the id of the record. */
  draftName: string;
  /** Saves the agent. `stored` is the version of `record` that the user has seen. */
  assign: (agentId: string, stored: AssignedRecord | undefined) => Promise<Result<unknown>>;
  /** Called after saving, before the dialog closes. Defaults to a toast with the server's message. */
  onSaved?: () => void;
  onClose: () => void;
}

/** Dialog that assigns a record to an agent of the agency. */
export function AssignAgentDialog({
  agent,
  licensed = false,
  needsChange = false,
  assign,
  ...props
}: AssignAgentDialogProps) {
  const current = agent?.id ?? '';
  return (
    <FormDialog
      {...props}
      form={assignForm}
      initial={{ agentId: current }}
      ready={({ agentId }) => !needsChange || (agentId !== '' && agentId !== current)}
      save={({ agentId }, stored) => assign(agentId, stored)}
      currentIn={(payload) => (isAssigned(payload) ? payload : undefined)}
    >
      <Field name="agentId" as={AgentPicker} stored={agent} {...(licensed && { licensed })} />
    </FormDialog>
  );
}
