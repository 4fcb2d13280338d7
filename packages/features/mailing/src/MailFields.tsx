import { emailLimits } from '@fairlead/rules';
import { FileUpload } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReplyValues } from './mailForm';
import { useMailText } from './useMailText';

interface MailFieldsProps {
  /** Draft key, unique per user and form. The draft is kept for two minutes. */
  draftKey: string;
  /** Label of the text field. Defaults to "Mail Body". */
  label?: string;
}

/** Text and attachments of a mail. Uses the surrounding form. */
export function MailFields({ draftKey, label }: MailFieldsProps) {
  const { control } = useFormContext<ReplyValues>();
  const { t } = useTranslation('mailing');
  const mailText = useMailText();
  const body = label ?? t('body');
  return (
    <>
      <Controller
        control={control}
        name="mailBody"
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <RichTextEditor
            label={body}
            required
            error={mailText(body, error)}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            draft={{ key: draftKey }}
            ref={ref}
          />
        )}
      />
      <Controller
        control={control}
        name="files"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <FileUpload
            label={t('attachments')}
            error={mailText(t('attachments'), error)}
            value={value}
            onValueChange={onChange}
            multiple
            accept="any"
            maxBytes={emailLimits.attachmentBytes}
            description={t('anyType')}
            faultTexts={{ tooLarge: t('error.files') }}
            columns={{ xs: 1, md: 2 }}
            ref={ref}
          />
        )}
      />
    </>
  );
}
