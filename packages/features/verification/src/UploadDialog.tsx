import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { dayInput, FormDialog } from '@fairlead/kit';
import { dayOf, MAX_UPLOAD_BYTES, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { DateField, documentAndImageTypes, FileUpload, TextArea } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { uploadForm } from './uploadForm';
import { type RequestedDoc, useSubmitDocument } from './verification.api';

const { Field } = uploadForm;

/** Earliest possible expiration date. The server uses the day in UTC. */
const today = () => dayInput(dayOf(Date.now() / 1000));

interface UploadDialogProps {
  /** Current document. A new upload replaces the existing one. */
  doc: RequestedDoc;
  onClose: () => void;
}

/** Dialog that submits a document. The file is stored as soon as it is chosen. */
export function UploadDialog({ doc, onClose }: UploadDialogProps) {
  const { t } = useTranslation('verification');
  const submitDocument = useSubmitDocument();
  return (
    <FormDialog
      form={uploadForm}
      record={doc}
      title={t(doc.upload ? 'upload.replaceTitle' : 'upload.title', { name: doc.name })}
      description={t(doc.status === 'APPROVED' ? 'upload.approvedText' : 'upload.text')}
      submitLabel={t(doc.upload ? 'upload.replace' : 'upload.send')}
      draftName={`document ${doc.id}`}
      ready={({ fileId }) => fileId.every(({ status }) => status !== 'uploading')}
      save={(body) => submitDocument({ ...body, verificationDocId: doc.id, replacesId: doc.upload?.id ?? null })}
      onClose={onClose}
    >
      <Field
        name="fileId"
        as={FileUpload<StoredFile>}
        upload={(file, context) =>
          uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'VERIFICATION_DOC', ...context })
        }
        accept={documentAndImageTypes}
        maxBytes={MAX_UPLOAD_BYTES}
        description={t('upload.limits')}
        errorTexts={{ tooLarge: t('upload.tooLarge') }}
      />
      {doc.hasExpirationDate ? <Field name="expirationDate" as={DateField} min={today()} max={undefined} /> : null}
      <Field name="shortNote" as={TextArea} counter={SHORT_NOTE_MAX_LENGTH} rows={3} />
    </FormDialog>
  );
}
