import type { StoredVersion } from '@fairlead/kit';
import { FormPage, useSaving } from '@fairlead/kit';
import { ContactPicker } from '@fairlead/pickers';
import { type EmailType, emailTypes } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { FormGrid, Select, TextField } from '@fairlead/ui';
import { clearDraft } from '@fairlead/ui/rich-text-editor';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MailFields } from './MailFields';
import { exceedsSizeLimit, type MailBody, type MailValues, mailSchema } from './mailForm';
import { type MailSubject, useSendMail } from './mailing.api';
import { ReceiverAside } from './ReceiverAside';
import { useMailText } from './useMailText';

/** Record that a mail is about. It determines the receiver and the type. */
export interface MailRecord {
  subject: MailSubject;
  type: EmailType;
  contact: { id: string; name: string };
}

interface ComposeFormProps {
  title: string;
  /** Key under which the draft is stored. */
  draftKey: string;
  /** Initial receiver. */
  contactId?: string;
  record?: MailRecord;
  /** URL to open after sending or cancelling. */
  leadsTo: string;
}

const mailResolver = zodResolver(mailSchema('error.body'));
const recordMailResolver = zodResolver(mailSchema('error.message'));
const emptyMail = (): MailValues => ({ receiverId: '', emailType: '', mailSubject: '', mailBody: '', files: [] });

/** Form for a mail to a contact, optionally about a record. */
export function ComposeForm({ title, draftKey, contactId = '', record, leadsTo }: ComposeFormProps) {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const mailText = useMailText();
  const form = useForm<MailValues, unknown, MailBody>({
    resolver: record ? recordMailResolver : mailResolver,
    defaultValues: { ...emptyMail(), receiverId: record?.contact.id ?? contactId, emailType: record?.type ?? '' },
  });
  const { register, control, formState } = form;
  const send = useSendMail(record?.subject);
  const senderId = me?.user.id ?? '';
  const userDraftKey = `${draftKey}.${senderId}`;
  const save = async ({ files, ...mail }: MailBody) => {
    const result = await send({ json: { ...mail, senderId, senderType: 'AGENT' }, files });
    if (result.ok) clearDraft(userDraftKey);
    return result;
  };
  const saving = useSaving<MailValues, MailBody, StoredVersion>(form, {
    record: undefined,
    latest: undefined,
    valuesOf: emptyMail,
    save,
    leadsTo,
  });
  const [files, receiverId] = useWatch({ control, name: ['files', 'receiverId'] });
  const tooLarge = exceedsSizeLimit(files);
  const subject = mailText(t('subject'), formState.errors.mailSubject);
  const types = useMemo(() => emailTypes.map((value) => ({ value, label: t(`emailType.${value}`) })), [t]);

  return (
    <FormProvider {...form}>
      <FormPage
        title={title}
        formState={formState}
        submitLabel={t('send')}
        cancelTo={leadsTo}
        unchanged={tooLarge}
        aside={<ReceiverAside contactId={receiverId} />}
        {...saving}
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
              <Controller
                control={control}
                name="receiverId"
                render={({ field: { onChange, ...field }, fieldState: { error } }) => (
                  <ContactPicker
                    {...field}
                    label={t('receiver')}
                    required
                    error={mailText(t('receiver'), error)}
                    onValueChange={onChange}
                  />
                )}
              />
              <Controller
                control={control}
                name="emailType"
                render={({ field: { onChange, ...field }, fieldState: { error } }) => (
                  <Select
                    {...field}
                    label={t('type')}
                    required
                    error={mailText(t('type'), error)}
                    options={types}
                    onValueChange={onChange}
                  />
                )}
              />
            </>
          )}
          <TextField {...register('mailSubject')} label={t('subject')} required error={subject} autoComplete="off" />
        </FormGrid>
        <MailFields draftKey={userDraftKey} label={record && t('message')} />
      </FormPage>
    </FormProvider>
  );
}
