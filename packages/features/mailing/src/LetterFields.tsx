import { emailLimits } from '@fairlead/rules';
import { FileUpload } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReplyValues } from './mailForm';
import { useMailText } from './useMailText';

interface LetterFieldsProps {
  /** Names the person and the form; what is written is kept under it for two minutes. RESOLUTIONS G-116. */
  draft: string;
  /** What the words of the mail are called. */
  label?: string;
}

/** What is written, and the files that go with it, of the form around them. */
export function LetterFields({ draft, label }: LetterFieldsProps) {
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
            draft={{ key: draft }}
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
