import type { StoredVersion } from '@fairlead/kit';
import { FormPage, urls, useSaving } from '@fairlead/kit';
import { ContactPicker } from '@fairlead/pickers';
import { emailTypes } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { FormGrid, Select, TextField } from '@fairlead/ui';
import { clearDraft } from '@fairlead/ui/rich-text-editor';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LetterFields } from './LetterFields';
import { isTooMuch, type MailBody, type MailValues, mailSchema } from './mailForm';
import { useSendMail } from './mailing.api';
import { useMailText } from './useMailText';

const resolver = zodResolver(mailSchema);
const isEmpty = (): MailValues => ({ receiverId: '', emailType: '', mailSubject: '', mailBody: '', files: [] });

/** A mail to a contact; an address with `contactId` chooses them. Specification, document 2, section 2. */
export default function ComposeScreen() {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const [search] = useSearchParams();
  const mailText = useMailText();
  const form = useForm<MailValues, unknown, MailBody>({
    resolver,
    defaultValues: { ...isEmpty(), receiverId: search.get('contactId') ?? '' },
  });
  const { register, control, formState } = form;
  const send = useSendMail();
  const senderId = me?.user.id ?? '';
  const draft = `mailing.compose.${senderId}`;
  const save = async ({ files, ...mail }: MailBody) => {
    const result = await send({ json: { ...mail, senderId, senderType: 'AGENT' }, files });
    if (result.ok) clearDraft(draft);
    return result;
  };
  const saving = useSaving<MailValues, MailBody, StoredVersion>(form, {
    record: undefined,
    latest: undefined,
    valuesOf: isEmpty,
    save,
    leadsTo: urls.mailing.sent,
  });
  const tooMuch = isTooMuch(useWatch({ control, name: 'files' }));
  const errorOf = (name: 'receiverId' | 'emailType' | 'mailSubject', label: string) =>
    mailText(label, formState.errors[name]);

  return (
    <FormProvider {...form}>
      <FormPage
        title={t('compose')}
        formState={formState}
        submitLabel={t('send')}
        cancelTo={urls.mailing.sent}
        unchanged={tooMuch}
        {...saving}
      >
        <FormGrid>
          <TextField label={t('from')} value={me?.user.name ?? ''} readOnly />
          <Controller
            control={control}
            name="receiverId"
            render={({ field: { onChange, ...field } }) => (
              <ContactPicker
                {...field}
                label={t('receiver')}
                required
                error={errorOf('receiverId', t('receiver'))}
                onValueChange={onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="emailType"
            render={({ field: { onChange, ...field } }) => (
              <Select
                {...field}
                label={t('type')}
                required
                error={errorOf('emailType', t('type'))}
                options={emailTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
                onValueChange={onChange}
              />
            )}
          />
          <TextField
            {...register('mailSubject')}
            label={t('subject')}
            required
            error={errorOf('mailSubject', t('subject'))}
            autoComplete="off"
          />
        </FormGrid>
        <LetterFields draft={draft} />
      </FormPage>
    </FormProvider>
  );
}
