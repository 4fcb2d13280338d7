import type { Result } from '@fairlead/api-client/client';
import { requiredText, showFailure, useFieldText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { Alert, Button, Dialog, Stack, TextArea, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { UploadedDoc } from './verification.api';

const schema = z.object({ feedback: requiredText(SHORT_NOTE_MAX_LENGTH) });
type Values = z.infer<typeof schema>;

interface RejectDialogProps {
  upload: UploadedDoc;
  onReject: (feedback: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks for the reason of a rejection. The agency sees the reason. */
export function RejectDialog({ upload, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['verification', 'kit']);
  const fieldText = useFieldText();
  const id = useId();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { feedback: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ feedback }) => {
    const result = await onReject(feedback.trim());
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={t('reject.title', { name: upload.verificationDoc.name })}
      description={t('reject.text', { agency: upload.agency.name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="danger" loading={isSubmitting}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('reject')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <TextArea
            {...form.register('feedback')}
            label={t('feedback')}
            hint={t('reject.hint')}
            error={fieldText(t('feedback'), errors.feedback)}
            counter={SHORT_NOTE_MAX_LENGTH}
            rows={4}
            required
            autoFocus
          />
        </Stack>
      </form>
    </Dialog>
  );
}
