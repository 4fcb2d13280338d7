import { messageOf } from '@fairlead/api-client/client';
import { LoadError, PageTitle, showFailure, submitOnCtrlEnter, UnsavedChangesGuard, urls } from '@fairlead/kit';
import {
  ActionBar,
  Alert,
  Box,
  Button,
  Card,
  EmptyState,
  Heading,
  Inline,
  MailArt,
  Spinner,
  Stack,
  Text,
  TextField,
  toast,
} from '@fairlead/ui';
import { clearDraft } from '@fairlead/ui/rich-text-editor';
import { type ReactNode, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { MailFields } from './MailFields';
import { exceedsSizeLimit, replyForm } from './mailForm';
import { type MailToReply, useMailToReply, useReply } from './mailing.api';

type Outcome = 'writing' | 'sent' | 'cancelled' | 'invalid';

/** Reply form that the link in a mail opens. It works without signing in, and only once. */
export default function ReplyScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: mail, error, mutate } = useMailToReply(token);
  const [outcome, setOutcome] = useState<Outcome>('writing');

  if (token === '') return <Navigate to={urls.forbidden} replace />;
  if (outcome === 'sent') return <FinalMessage title={t('reply.sent')} text={t('reply.sentText')} />;
  if (outcome === 'cancelled') return <FinalMessage title={t('reply.cancelled')} text={t('reply.cancelledText')} />;
  if (outcome === 'invalid' || error?.status === 410 || error?.status === 400)
    return <FinalMessage title={t('reply.invalid')} text={t('reply.invalidText')} state="not-found" />;
  if (mail) return <ReplyForm mail={mail} onOutcome={setOutcome} />;
  return error ? (
    <Page state="error">
      <LoadError title={t('failed')} failure={error} onRetry={() => mutate()} />
    </Page>
  ) : (
    <Page state="loading">
      <Inline gap={12} justify="center" role="status">
        <Spinner />
        <Text>{t('reply.opening')}</Text>
      </Inline>
    </Page>
  );
}

function Page({ state, children }: { state: string; children: ReactNode }) {
  const { t } = useTranslation('mailing');
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{t('compose')}</PageTitle>
      {children}
    </Stack>
  );
}

function FinalMessage({ title, text, state = 'ready' }: { title: string; text: string; state?: string }) {
  return (
    <Page state={state}>
      <EmptyState illustration={<MailArt />} title={title} level={1} description={text} role="status" />
    </Page>
  );
}

interface ReplyFormProps {
  mail: MailToReply;
  onOutcome: (outcome: Outcome) => void;
}

function ReplyForm({ mail, onOutcome }: ReplyFormProps) {
  const { t } = useTranslation(['mailing', 'kit']);
  const reply = useReply();
  const form = replyForm.useForm();
  const { control, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const draft = `mailing.reply.${mail.parentMailId}`;
  const tooLarge = exceedsSizeLimit(useWatch({ control, name: 'files' }));
  const serverError = errors.root?.server;
  const invalid = Object.keys(errors).some((name) => name !== 'root');
  const state = isSubmitting ? 'submitting' : serverError ? 'server-error' : invalid ? 'invalid' : 'ready';

  const submit = form.handleSubmit(async ({ mailBody, files }) => {
    const { senderName: _, receiverName: __, agencyName: ___, ...mailDetails } = mail;
    const result = await reply({ json: { ...mailDetails, mailBody, reply: true }, files });
    if (result.ok) {
      clearDraft(draft);
      form.reset();
      onOutcome('sent');
    } else if (result.failure.status === 410) onOutcome('invalid');
    else if (!showFailure(form, result.failure)) toast.error(messageOf(result.failure));
  });

  return (
    <Page state={state}>
      <UnsavedChangesGuard when={isDirty && !isSubmitting} />
      <Stack gap={4}>
        <Heading level={1} size="page">
          {t('compose')}
        </Heading>
        <Text tone="muted">{t('reply.about', { name: mail.receiverName, agency: mail.agencyName })}</Text>
      </Stack>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={t('compose')}
          onKeyDownCapture={submitOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting) void submit();
          }}
        >
          <Card padding="none">
            <Box padding={20}>
              <Stack gap={20}>
                {serverError ? <Alert tone="danger" title={serverError.message ?? ''} /> : null}
                <TextField label={t('from')} value={mail.senderName} readOnly />
                <TextField label={t('receiver')} value={mail.receiverName} readOnly />
                <TextField label={t('type')} value={t(`emailType.${mail.emailType}`)} readOnly />
                <TextField label={t('subject')} value={mail.mailSubject} readOnly />
                <MailFields draftKey={draft} />
              </Stack>
            </Box>
            <ActionBar>
              <Button
                disabled={isSubmitting}
                onClick={() => {
                  form.reset();
                  onOutcome('cancelled');
                }}
              >
                {t('kit:form.cancel')}
              </Button>
              <Button type="submit" variant="solid" tone="accent" loading={isSubmitting} disabled={tooLarge}>
                {t('send')}
              </Button>
            </ActionBar>
          </Card>
        </form>
      </FormProvider>
    </Page>
  );
}
