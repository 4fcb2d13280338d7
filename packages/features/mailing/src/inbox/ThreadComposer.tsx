import { messageOf } from '@fairlead/api-client/client';
import { discardKeptText, readKeptText, showFailure, useKeptText } from '@fairlead/kit';
import type { EmailType } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, toast } from '@fairlead/ui';
import { Paperclip, Send } from 'lucide';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MailFields } from '../MailFields';
import { exceedsSizeLimit, replyForm } from '../mailForm';
import { useSendMail } from '../mailing.api';
import type { ThreadDetail } from './inbox.api';
import * as styles from './inbox.css';
import { ThreadForm } from './ThreadForm';

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

/** Answer to a thread. The text stays until it is sent, also when the user opens another thread. */
export function ThreadComposer({ thread, hidden, onSent }: ThreadComposerProps) {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const senderId = me?.user.id ?? '';
  const draftKey = `mailing.thread.${thread.id}.${senderId}`;
  const send = useSendMail(useMemo(() => ({ threadId: thread.id }), [thread.id]));
  const form = replyForm.useForm(undefined, { mailBody: readKeptText(draftKey) });
  const [attaching, setAttaching] = useState(false);
  const files = useWatch({ control: form.control, name: 'files' });
  useKeptText(form, 'mailBody', draftKey);

  const submit = form.handleSubmit(async (body) => {
    const { customer, subject: mailSubject } = thread;
    const mail = { ...body, emailType: typeOf(thread), mailSubject, receiverId: customer.id };
    const { files: attached, ...json } = mail;
    const result = await send({ json: { ...json, senderId, senderType: 'AGENT' }, files: attached });
    if (!result.ok) {
      if (result.failure.status !== 401 && !showFailure(form, result.failure)) toast.error(messageOf(result.failure));
      return;
    }
    discardKeptText(draftKey);
    toast.success(result.message);
    onSent();
  });
  return (
    <ThreadForm
      form={form}
      label={t('inbox.reply')}
      className={styles.replyForm}
      hidden={hidden}
      submit={submit}
      submitLabel={t('send')}
      submitIcon={<Icon of={Send} size={16} />}
      submitDisabled={exceedsSizeLimit(files)}
      foot={
        <Button
          variant="ghost"
          leadingIcon={<Icon of={Paperclip} size={16} />}
          aria-expanded={attaching}
          onClick={() => setAttaching(!attaching)}
        >
          {t('inbox.attach')}
        </Button>
      }
    >
      <MailFields label={t('inbox.reply')} attaching={attaching || files.length > 0} />
    </ThreadForm>
  );
}
