import { messageOf } from '@fairlead/api-client/client';
import { Alert, Button, Dialog, Stack, toast } from '@fairlead/ui';
import { Combobox } from '@fairlead/ui/combobox';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, useAgents, useAssignQuote } from './quotes.api';

/** Dialog that assigns a quote to an agent. */
export function AssignDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { t } = useTranslation(['quotes', 'kit']);
  const id = useId();
  const agents = useAgents();
  const assign = useAssignQuote();
  const [agentId, setAgentId] = useState(quote.assignedAgent.id);
  const [busy, setBusy] = useState(false);
  const [serverError, setServerError] = useState('');
  const warning = serverError || (agents.error && messageOf(agents.error));
  const changed = agentId !== '' && agentId !== quote.assignedAgent.id;
  const options = (agents.data ?? []).map(({ id: value, name, email }) => ({ value, label: name, description: email }));
  const optionsWithCurrent = options.some(({ value }) => value === quote.assignedAgent.id)
    ? options
    : [{ value: quote.assignedAgent.id, label: quote.assignedAgent.name }, ...options];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!changed || busy) return;
    setBusy(true);
    const result = await assign(quote, agentId);
    setBusy(false);
    if (!result.ok) return setServerError(result.failure.errors[0]?.message ?? messageOf(result.failure));
    toast.success(result.message);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t('assign.change')}
      description={t('assign.text', { serial: quote.serial })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={busy} disabled={!changed}>
            {t('assign.do')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('assign.change')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {warning ? <Alert tone="danger" title={warning} /> : null}
          <Combobox
            label={t('agent')}
            options={optionsWithCurrent}
            value={agentId}
            onValueChange={setAgentId}
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
