import { messageOf } from '@fairlead/api-client/client';
import { showFailure, useCtrlEnter } from '@fairlead/kit';
import type { EmailType } from '@fairlead/rules';
import { readValue, storeValue, useAuth } from '@fairlead/session';
import { Alert, Button, Icon, Kbd, toast } from '@fairlead/ui';
import { Paperclip, Send } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MailFields } from '../MailFields';
import { exceedsSizeLimit, replyForm } from '../mailForm';
import { useSendMail } from '../mailing.api';
import type { ThreadDetail } from './inbox.api';
import * as styles from './inbox.css';

/** Type of a mail by the first record of its thread. Claims have no type of their own. */
const typeOf = ({ records: [record] }: ThreadDetail): EmailType =>
  !record || record.type === 'CLAIM' ? 'OTHER' : record.type;

interface ThreadComposerProps {
  thread: ThreadDetail;
  /** Whether a note is written instead. The text stays. */
  hidden: boolean;
  /** Called after the mail is sent. The caller then renders a new composer. */
  onSent: () => void;
}

/** Answer to a thread. The text stays in the browser until it is sent, also when the user opens another thread. */
export function ThreadComposer({ thread, hidden, onSent }: ThreadComposerProps) {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const senderId = me?.user.id ?? '';
  const draftKey = `mailing.thread.${thread.id}.${senderId}`;
  const send = useSendMail(useMemo(() => ({ threadId: thread.id }), [thread.id]));
  const form = replyForm.useForm(undefined, { mailBody: readValue(draftKey) ?? '' });
  const [attaching, setAttaching] = useState(false);
  const [mailBody, files] = useWatch({ control: form.control, name: ['mailBody', 'files'] });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => storeValue(draftKey, mailBody || null), [draftKey, mailBody]);

  const submit = form.handleSubmit(async (body) => {
    const { customer, subject: mailSubject } = thread;
    const mail = { ...body, emailType: typeOf(thread), mailSubject, receiverId: customer.id };
    const { files: attached, ...json } = mail;
    const result = await send({ json: { ...json, senderId, senderType: 'AGENT' }, files: attached });
    if (!result.ok) {
      if (result.failure.status !== 401 && !showFailure(form, result.failure)) toast.error(messageOf(result.failure));
      return;
    }
    storeValue(draftKey, null);
    toast.success(result.message);
    onSent();
  });
  const formRef = useRef<HTMLFormElement>(null);
  useCtrlEnter(formRef, () => void (isSubmitting || submit()));
  const serverError = errors.root?.server;
  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        className={styles.replyForm}
        hidden={hidden}
        noValidate
        aria-label={t('inbox.reply')}
        onSubmit={(event) => void submit(event)}
      >
        {serverError ? <Alert tone="danger" title={serverError.message} /> : null}
        <MailFields label={t('inbox.reply')} attaching={attaching || files.length > 0} />
        <div className={styles.composerFoot}>
          <Button
            variant="ghost"
            leadingIcon={<Icon of={Paperclip} size={16} />}
            aria-expanded={attaching}
            onClick={() => setAttaching(!attaching)}
          >
            {t('inbox.attach')}
          </Button>
          <span className={styles.keys} aria-hidden>
            <Kbd>Ctrl</Kbd>
            <Kbd>Enter</Kbd>
          </span>
          <Button
            type="submit"
            variant="solid"
            tone="accent"
            leadingIcon={<Icon of={Send} size={16} />}
            loading={isSubmitting}
            disabled={exceedsSizeLimit(files)}
          >
            {t('send')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
