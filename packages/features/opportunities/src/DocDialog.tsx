import { uploadFile } from '@fairlead/api-client/upload';
import { FormDialog, uploadedId } from '@fairlead/kit';
import { customerDocTypes, MAX_UPLOAD_BYTES, policyUploadTypes, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { documentAndImageTypes, FileUpload, Select, TextArea } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { docForm } from './docForm';
import { useSubmitDocument } from './opportunities.api';

const { Field } = docForm;

interface DocDialogProps {
  /** Policy that the document belongs to. */
  policyId?: string;
  onClose: () => void;
}

/** Dialog in which a customer uploads a document for review. */
export function DocDialog({ policyId, onClose }: DocDialogProps) {
  const { t } = useTranslation('opportunities');
  const submitDocument = useSubmitDocument();
  const types = policyId === undefined ? customerDocTypes : policyUploadTypes;
  return (
    <FormDialog
      form={docForm}
      title={t('doc.upload')}
      description={t('doc.text')}
      submitLabel={t('doc.add')}
      draftName={`document ${policyId ?? ''}`}
      ready={({ type, docId }) => type !== '' && uploadedId(docId) !== undefined}
      save={(body) => submitDocument({ ...body, ...(policyId !== undefined && { policyId }) })}
      onClose={onClose}
    >
      <Field
        name="type"
        as={Select}
        options={types.map((value) => ({ value, label: t(`customerDocType.${value}`) }))}
      />
      <Field
        name="docId"
        as={FileUpload}
        upload={(file, context) =>
          uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'OPPORTUNITY', ...context })
        }
        accept={documentAndImageTypes}
        maxBytes={MAX_UPLOAD_BYTES}
        errorTexts={{ tooLarge: t('tooLarge') }}
      />
      <Field name="shortNote" as={TextArea} counter={SHORT_NOTE_MAX_LENGTH} rows={3} />
    </FormDialog>
  );
}
