import { showFailure, useFieldText } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { Alert, Button, Dialog, Stack, TextArea, TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { type CertificateRequest, useRequestCertificate } from './certificates.api';
import { emptyRequest, INCOMPLETE, type RequestValues, requestSchema } from './requestForm';

/** Dialog in which a customer requests a certificate. */
export function RequestCertificate({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation(['policies', 'kit']);
  const fieldText = useFieldText();
  const request = useRequestCertificate(policy.id);
  const id = useId();
  const form = useForm<RequestValues, unknown, CertificateRequest>({
    resolver: zodResolver(requestSchema),
    defaultValues: emptyRequest,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const incomplete = errors.holderName?.message === INCOMPLETE;
  const submit = form.handleSubmit(async (body) => {
    const result = await request(body);
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={t('certificates.request')}
      description={t('certificates.requestText', { number: policy.policyNumber })}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting}>
            {t('certificates.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('certificates.request')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <TextField
            {...register('holderName', { deps: ['holderAddress', 'description'] })}
            label={t('certificates.holder')}
            error={incomplete ? t(INCOMPLETE) : fieldText(t('certificates.holder'), errors.holderName)}
            autoComplete="organization"
          />
          <TextField
            {...register('holderAddress', { deps: ['holderName'] })}
            label={t('certificates.address')}
            error={fieldText(t('certificates.address'), errors.holderAddress)}
            autoComplete="street-address"
          />
          <TextArea
            {...register('description', { deps: ['holderName'] })}
            label={t('certificates.description')}
            error={fieldText(t('certificates.description'), errors.description)}
            counter={policyLimits.certificateDescription}
            rows={3}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
