import { uploadFile } from '@fairlead/api-client/upload';
import { FormDialog, uploadedId } from '@fairlead/kit';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { FileUpload } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { documentForm } from '../docForm';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';

const { Field } = documentForm;

interface DocumentDialogProps {
  opportunity: Opportunity;
  onClose: () => void;
}

/** Dialog that uploads the PDF of an opportunity. */
export function DocumentDialog({ opportunity, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('opportunities');
  const change = useUpdateOpportunity();
  return (
    <FormDialog
      form={documentForm}
      title={t(opportunity.opportunityDocument ? 'document.replace' : 'document.upload')}
      description={t('document.dialog')}
      submitLabel={t('save')}
      draftName={`document ${opportunity.id}`}
      ready={({ opportunityDocId }) => uploadedId(opportunityDocId) !== undefined}
      save={(body) => change(opportunity, body)}
      onClose={onClose}
    >
      <Field
        name="opportunityDocId"
        as={FileUpload}
        upload={(file, context) =>
          uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'OPPORTUNITY', ...context })
        }
        accept={['.pdf']}
        maxBytes={MAX_UPLOAD_BYTES}
        errorTexts={{ tooLarge: t('tooLarge'), wrongKind: t('document.pdfOnly') }}
      />
    </FormDialog>
  );
}
