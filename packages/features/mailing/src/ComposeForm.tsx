import { FormPage, useRecordForm } from '@fairlead/kit';
import { ContactPicker } from '@fairlead/pickers';
import { type EmailType, emailTypes } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { FormGrid, Select, TextField } from '@fairlead/ui';
import { clearDraft } from '@fairlead/ui/rich-text-editor';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MailFields } from './MailFields';
import { exceedsSizeLimit, type MailBody, mailForm, recordMailForm } from './mailForm';
import { type MailSubject, useSendMail } from './mailing.api';
import { ReceiverAside } from './ReceiverAside';

/** Record that a mail is about. It determines the receiver and the type. */
export interface MailRecord {
  subject: MailSubject;
  type: EmailType;
  contact: { id: string; name: string };
  /** Initial subject. */
  mailSubject?: string;
}

interface ComposeFormProps {
  title: string;
  /** Key under which the draft is stored. */
  draftKey: string;
  /** Initial receiver. */
  contactId?: string;
  record?: MailRecord;
  /** URL to open after sending or cancelling. */
  redirectTo: string;
}

/** Form for a mail to a contact, optionally about a record. */
export function ComposeForm({ title, draftKey, contactId = '', record, redirectTo }: ComposeFormProps) {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const send = useSendMail(record?.subject);
  const senderId = me?.user.id ?? '';
  const userDraftKey = `${draftKey}.${senderId}`;
  const save = async ({ files, ...mail }: MailBody) => {
    const result = await send({ json: { ...mail, senderId, senderType: 'AGENT' }, files });
    if (result.ok) clearDraft(userDraftKey);
    return result;
  };
  const definition = record ? recordMailForm : mailForm;
  const form = useRecordForm(definition, {
    initial: {
      receiverId: record?.contact.id ?? contactId,
      emailType: record?.type ?? '',
      mailSubject: record?.mailSubject ?? '',
    },
    save,
    redirectTo,
    // the editor keeps the text for two minutes
    afterReload: false,
  });
  const { Field } = definition;
  const receiverId = useWatch({ control: form.methods.control, name: 'receiverId' });
  const types = useMemo(() => emailTypes.map((value) => ({ value, label: t(`emailType.${value}`) })), [t]);

  return (
    <FormPage
      title={title}
      form={form}
      submitLabel={t('send')}
      cancelTo={redirectTo}
      ready={({ files }) => !exceedsSizeLimit(files)}
      aside={<ReceiverAside contactId={receiverId} />}
    >
      <FormGrid>
        <TextField label={t('from')} value={me?.user.name ?? ''} readOnly />
        {record ? (
          <>
            <TextField label={t('receiver')} value={record.contact.name} readOnly />
            <TextField label={t('type')} value={t(`emailType.${record.type}`)} readOnly />
          </>
        ) : (
          <>
            <Field name="receiverId" as={ContactPicker} />
            <Field name="emailType" as={Select} options={types} />
          </>
        )}
        <Field name="mailSubject" as={TextField} autoComplete="off" />
      </FormGrid>
      <MailFields draftKey={userDraftKey} label={record && t('message')} />
    </FormPage>
  );
}
