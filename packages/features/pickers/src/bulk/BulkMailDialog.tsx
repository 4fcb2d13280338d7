import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, fieldMessage } from '@fairlead/kit';
import { emailLimits, isBlankHtml } from '@fairlead/rules';
import { Alert, TextField } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BulkList, BulkStart } from './useBulkRun';

type BulkMail = NonNullable<BulkStart['mail']>;

const resolver = (values: BulkMail): ResolverResult<BulkMail> => {
  const required = { type: 'required', message: fieldMessage('field.required') };
  const tooLong = (limit: number) => ({ type: 'maxLength', message: fieldMessage('field.maxLength', limit) });
  const { mailSubject, mailBody } = values;
  const errors = {
    ...(mailSubject.trim() === '' && { mailSubject: required }),
    ...(mailSubject.length > emailLimits.subject && { mailSubject: tooLong(emailLimits.subject) }),
    ...(isBlankHtml(mailBody) && { mailBody: required }),
    ...(mailBody.length > emailLimits.body && { mailBody: tooLong(emailLimits.body) }),
  };
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  return { values: { mailSubject: mailSubject.trim(), mailBody }, errors: {} };
};

const mailForm = defineForm({
  messages: 'bulk',
  fields: {
    mailSubject: { label: 'mailSubject', required: true },
    mailBody: { label: 'mailBody', required: true },
  },
  empty: { mailSubject: '', mailBody: '' },
  resolver: () => resolver,
});
const { Field } = mailForm;

export interface BulkMailDialogProps {
  list: BulkList;
  /** Number of selected records. */
  count: number;
  start: (mail: BulkMail) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Dialog that writes one mail to the selected contacts, or to the customers of the selected policies. */
export function BulkMailDialog({ list, count, start, onClose }: BulkMailDialogProps) {
  const { t } = useTranslation('bulk');
  const ofPolicies = list === 'policies';
  return (
    <FormDialog
      form={mailForm}
      title={t('mail')}
      description={t(ofPolicies ? 'mailTextPolicies' : 'mailText', { count })}
      submitLabel={ofPolicies ? t('mail') : t('mailSend', { count })}
      size="medium"
      save={start}
      onSaved={() => undefined}
      draftName="mail"
      onClose={onClose}
    >
      <Field name="mailSubject" as={TextField} autoComplete="off" autoFocus />
      <Field name="mailBody" as={RichTextEditor} />
      <Alert tone="warning" title={t('mailFinal')} />
    </FormDialog>
  );
}
