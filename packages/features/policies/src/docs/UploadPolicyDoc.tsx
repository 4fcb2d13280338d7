import { DocUpload, FormDialog, uploadedId } from '@fairlead/kit';
import { PolicyPicker } from '@fairlead/pickers';
import { policyDocTypes } from '@fairlead/rules';
import { Select } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { policyDocForm } from './docForm';
import { useAddPolicyDoc } from './policyDocs.api';

const { Field } = policyDocForm;

interface UploadPolicyDocProps {
  /** Policy of the page. Undefined to let the user choose one. */
  policyId: string | undefined;
  onClose: () => void;
}

/** Dialog that uploads a document of a policy. */
export function UploadPolicyDoc({ policyId, onClose }: UploadPolicyDocProps) {
  const { t } = useTranslation('policies');
  return (
    <FormDialog
      form={policyDocForm}
      initial={{ typeId: policyId ?? '' }}
      title={t('docs.upload')}
      description={t('docs.uploadText')}
      submitLabel={t('docs.add')}
      draftName={`document ${policyId ?? ''}`}
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
      <Field
        name="dbfileId"
        as={DocUpload}
        hint={t('docs.needFile')}
        fileUploadType="POLICY"
        // opening the file dialog is a blur too
        onBlur={() => undefined}
      />
    </FormDialog>
  );
}
