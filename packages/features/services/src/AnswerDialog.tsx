import { messageOf } from '@fairlead/api-client/client';
import {
  mayMoveService,
  needsServiceAnswer,
  type ServiceRequestStatus,
  serviceLimits,
  serviceRequestStatuses,
} from '@fairlead/rules';
import { Alert, Button, Dialog, Select, Stack, TextArea, toast } from '@fairlead/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ServiceRequest, useUpdateRequest } from './services.api';

/** Dialog in which an agent starts or answers a service request. Saving fails if another agent has changed the request. */
export function AnswerDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const { t } = useTranslation(['services', 'kit']);
  const id = useId();
  const save = useUpdateRequest();
  const from = request.serviceRequestStatus;
  const [status, setStatus] = useState<ServiceRequestStatus>(from === 'OPEN' ? 'IN_PROGRESS' : from);
  const [answer, setAnswer] = useState(request.answer);
  const [busy, setBusy] = useState(false);
  const [serverError, setServerError] = useState('');
  const missing = needsServiceAnswer(status) && answer.trim() === '';
  const [submitted, setSubmitted] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setSubmitted(true);
    if (missing || busy) return;
    setBusy(true);
    const { id: serviceRequestId, version } = request;
    const result = await save({ serviceRequestId, version, serviceRequestStatus: status, answer });
    setBusy(false);
    if (!result.ok) return setServerError(result.failure.errors[0]?.message ?? messageOf(result.failure));
    toast.success(result.message);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t('answer')}
      description={t('answerText', { service: t(`serviceType.${request.policyServiceType}`) })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('answer')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {serverError ? <Alert tone="danger" title={serverError} /> : null}
          <Select
            label={t('status')}
            options={serviceRequestStatuses
              .filter((to) => mayMoveService(from, to))
              .map((value) => ({ value, label: t(`serviceRequestStatus.${value}`) }))}
            value={status}
            onValueChange={setStatus}
          />
          <TextArea
            label={t('field.answer')}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            required={needsServiceAnswer(status)}
            error={submitted && missing ? t('answerMissing') : undefined}
            hint={t('answerHint')}
            counter={serviceLimits.answer}
            rows={5}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
