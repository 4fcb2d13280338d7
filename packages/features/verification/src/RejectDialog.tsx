import type { Result } from '@fairlead/api-client/client';
import { FormDialog } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { TextArea } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { rejectForm } from './rejectForm';
import type { UploadedDoc } from './verification.api';

const { Field } = rejectForm;

interface RejectDialogProps {
  upload: UploadedDoc;
  onReject: (feedback: string) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks for the reason of a rejection. The agency sees the reason. */
export function RejectDialog({ upload, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('verification');
  return (
    <FormDialog
      form={rejectForm}
      draftName={`reject ${upload.id}`}
      title={t('reject.title', { name: upload.verificationDoc.name })}
      description={t('reject.text', { agency: upload.agency.name })}
      submitLabel={t('reject')}
      tone="danger"
      save={({ feedback }) => onReject(feedback.trim())}
      onClose={onClose}
    >
      <Field name="feedback" as={TextArea} counter={SHORT_NOTE_MAX_LENGTH} rows={4} autoFocus />
    </FormDialog>
  );
}
