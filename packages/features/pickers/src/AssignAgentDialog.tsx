import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, fieldMessage } from '@fairlead/kit';
import type { ResolverResult } from 'react-hook-form';
import { AgentPicker } from './AgentPicker';
import type { StoredChoice } from './picker';

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
  resolver: () => resolver,
});
const { Field } = assignForm;

export interface AssignAgentDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Whether only licensed agents can be chosen. Defaults to `false`. */
  licensed?: boolean;
  /** Assigned agent. */
  agent: StoredChoice | null;
  /** Disables the submit button until another agent is chosen. Defaults to `false`. */
  needsChange?: boolean;
  /** Name of the draft that stays when the session ends, with the id of the record. */
  draftName: string;
  assign: (agentId: string) => Promise<Result<unknown>>;
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
      save={({ agentId }) => assign(agentId)}
    >
      <Field name="agentId" as={AgentPicker} stored={agent} {...(licensed && { licensed })} />
    </FormDialog>
  );
}
