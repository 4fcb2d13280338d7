import { uploadFile } from '@fairlead/api-client/upload';
import { FormDialog, uploadedId } from '@fairlead/kit';
import { PolicyPicker } from '@fairlead/pickers';
import { MAX_UPLOAD_BYTES, policyDocTypes } from '@fairlead/rules';
import { FileUpload, Select } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PolicyDocValues, policyDocForm } from './docForm';
import { useAddPolicyDoc } from './policyDocs.api';

const { Field } = policyDocForm;

interface UploadPolicyDocProps {
  /** Policy of the page. Undefined to let the user choose one. */
  policyId: string | undefined;
  onClose: () => void;
}

/** Dialog that uploads a document of a policy. */
export function UploadPolicyDoc({ policyId, onClose }: UploadPolicyDocProps) {
  const { t } = useTranslation(['policies', 'kit']);
  return (
    <FormDialog
      form={policyDocForm}
      initial={{ typeId: policyId ?? '' }}
      title={t('docs.upload')}
      description={t('docs.uploadText')}
      submitLabel={t('docs.add')}
      ready={({ typeId, docType, dbfileId }) => typeId !== '' && docType !== '' && uploadedId(dbfileId) !== undefined}
      save={useAddPolicyDoc()}
      onClose={onClose}
    >
      {policyId === undefined ? <Field name="typeId" as={PolicyPicker} /> : null}
      <Field
        name="docType"
        as={Select}
        options={policyDocTypes.map((type) => ({ value: type, label: t(`policyDocType.${type}`) }))}
        placeholder={t('docs.needType')}
      />
      <FileField />
    </FormDialog>
  );
}

/** The hint asks for a file until one is uploaded. */
function FileField() {
  const { t } = useTranslation(['policies', 'kit']);
  const isUploaded = uploadedId(useWatch<PolicyDocValues, 'dbfileId'>({ name: 'dbfileId' })) !== undefined;
  return (
    <Field
      name="dbfileId"
      as={FileUpload}
      hint={isUploaded ? undefined : t('docs.needFile')}
      upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'POLICY', ...context })}
      maxBytes={MAX_UPLOAD_BYTES}
      errorTexts={{ tooLarge: t('kit:docs.tooLarge') }}
      // opening the file dialog is a blur too
      onBlur={() => undefined}
    />
  );
}
