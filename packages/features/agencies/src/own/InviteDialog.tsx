import { showFailure } from '@fairlead/kit';
import { Alert, Button, Dialog, Stack, TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type InviteErrorKey, type InviteValues, inviteSchema } from './inviteForm';
import { useInvite } from './ownAgency.api';

const errorKeys: Record<InviteErrorKey, true> = { 'invite.required': true, 'invite.invalid': true };
const isErrorKey = (text: string): text is InviteErrorKey => text in errorKeys;

/** Asks for an email and sends an invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['agencies', 'kit']);
  const invite = useInvite();
  const id = useId();
  const form = useForm<InviteValues>({ resolver: zodResolver(inviteSchema), defaultValues: { agentEmail: '' } });
  const { errors, isSubmitting } = form.formState;
  const text = (error: FieldError | undefined) =>
    error?.message && isErrorKey(error.message) ? t(error.message) : error?.message;

  const submit = form.handleSubmit(async ({ agentEmail }) => {
    const result = await invite(agentEmail);
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={t('invite.title')}
      description={t('invite.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('invite.title')} onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <TextField
            {...form.register('agentEmail')}
            type="email"
            label={t('email')}
            error={text(errors.agentEmail)}
            autoComplete="off"
            required
            autoFocus
          />
        </Stack>
      </form>
    </Dialog>
  );
}
