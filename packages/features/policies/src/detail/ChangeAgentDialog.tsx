import { messageOf } from '@fairlead/api-client/client';
import { AgentPicker } from '@fairlead/pickers';
import { Alert, Button, Dialog, Stack, toast } from '@fairlead/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Policy, useAssignPolicy } from '../policies.api';

/** Dialog that assigns the policy to an agent. */
export function ChangeAgentDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation(['policies', 'kit']);
  const form = useId();
  const assign = useAssignPolicy();
  const { assignedAgent } = policy;
  const [agentId, setAgentId] = useState(assignedAgent.id);
  const [busy, setBusy] = useState(false);
  const [serverError, setServerError] = useState('');
  const changed = agentId !== '' && agentId !== assignedAgent.id;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!changed || busy) return;
    setBusy(true);
    const result = await assign(policy, agentId);
    setBusy(false);
    if (!result.ok) return setServerError(result.failure.errors[0]?.message ?? messageOf(result.failure));
    toast.success(result.message);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t('agent.change')}
      description={t('agent.text', { number: policy.policyNumber })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={form} variant="solid" tone="accent" loading={busy} disabled={!changed}>
            {t('agent.assign')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label={t('agent.change')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {serverError ? <Alert tone="danger" title={serverError} /> : null}
          <AgentPicker label={t('agent')} value={agentId} stored={assignedAgent} onValueChange={setAgentId} required />
        </Stack>
      </form>
    </Dialog>
  );
}
