import { defineFields } from '@fairlead/kit';
import { emailLimits } from '@fairlead/rules';
import { FileUpload } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { useTranslation } from 'react-i18next';
import type { ReplyValues } from './mailForm';

const { Field } = defineFields<ReplyValues>()({
  messages: 'mailing',
  fields: { mailBody: { label: 'body', required: true }, files: 'attachments' },
});

interface MailFieldsProps {
  /** Draft key, unique per user and form. The draft is kept for two minutes. Without it, the form keeps its own draft. */
  draftKey?: string;
  /** Label of the text field. Defaults to "Mail Body". */
  label?: string | undefined;
  /** Whether the field for attachments is shown. Defaults to `true`. */
  attaching?: boolean;
}

/** Text and attachments of a mail. Uses the surrounding form. */
export function MailFields({ draftKey, label, attaching = true }: MailFieldsProps) {
  const { t } = useTranslation('mailing');
  return (
    <>
      <Field
        name="mailBody"
        as={RichTextEditor}
        {...(label && { label })}
        {...(draftKey !== undefined && { draft: { key: draftKey } })}
      />
      {attaching ? (
        <Field
          name="files"
          as={FileUpload}
          multiple
          accept="any"
          maxBytes={emailLimits.attachmentBytes}
          description={t('anyType')}
          errorTexts={{ tooLarge: t('error.files') }}
          columns={{ xs: 1, md: 2 }}
        />
      ) : null}
    </>
  );
}
