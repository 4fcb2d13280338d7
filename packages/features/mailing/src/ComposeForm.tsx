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
import { LetterFields } from './LetterFields';
import { isTooMuch, type MailBody, type MailValues, mailSchema } from './mailForm';
import { type MailSubject, useSendMail } from './mailing.api';
import { ReceiverAside } from './ReceiverAside';
import { useMailText } from './useMailText';

/** What a mail is about, which says whom it goes to and of what type it is. */
export interface About {
  subject: MailSubject;
  type: EmailType;
  contact: { id: string; name: string };
}

interface ComposeFormProps {
  title: string;
  /** Names what is written, for its draft. */
  draft: string;
  /** A contact to begin with. */
  contactId?: string;
  about?: About;
  /** Where one goes when it is sent, or given up. */
  leadsTo: string;
}

const anyMail = zodResolver(mailSchema('error.body'));
const mailAbout = zodResolver(mailSchema('error.message'));
const isEmpty = (): MailValues => ({ receiverId: '', emailType: '', mailSubject: '', mailBody: '', files: [] });

/** A mail to a contact: any, or the one of what it is about. Specification, document 2, sections 2 and 5. */
export function ComposeForm({ title, draft, contactId = '', about, leadsTo }: ComposeFormProps) {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const mailText = useMailText();
  const form = useForm<MailValues, unknown, MailBody>({
    resolver: about ? mailAbout : anyMail,
    defaultValues: { ...isEmpty(), receiverId: about?.contact.id ?? contactId, emailType: about?.type ?? '' },
  });
  const { register, control, formState } = form;
  const send = useSendMail(about?.subject);
  const senderId = me?.user.id ?? '';
  const key = `${draft}.${senderId}`;
  const save = async ({ files, ...mail }: MailBody) => {
    const result = await send({ json: { ...mail, senderId, senderType: 'AGENT' }, files });
    if (result.ok) clearDraft(key);
    return result;
  };
  const saving = useSaving<MailValues, MailBody, StoredVersion>(form, {
    record: undefined,
    latest: undefined,
    valuesOf: isEmpty,
    save,
    leadsTo,
  });
  const [files, receiverId] = useWatch({ control, name: ['files', 'receiverId'] });
  const tooMuch = isTooMuch(files);
  const subject = mailText(t('subject'), formState.errors.mailSubject);
  const types = useMemo(() => emailTypes.map((value) => ({ value, label: t(`type.${value}`) })), [t]);

  return (
    <FormProvider {...form}>
      <FormPage
        title={title}
        formState={formState}
        submitLabel={t('send')}
        cancelTo={leadsTo}
        unchanged={tooMuch}
        aside={<ReceiverAside contactId={receiverId} />}
        {...saving}
      >
        <FormGrid>
          <TextField label={t('from')} value={me?.user.name ?? ''} readOnly />
          {about ? (
            <>
              <TextField label={t('receiver')} value={about.contact.name} readOnly />
              <TextField label={t('type')} value={t(`type.${about.type}`)} readOnly />
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
        <LetterFields draft={key} label={about && t('message')} />
      </FormPage>
    </FormProvider>
  );
}
