import { FormPage, RecordGate, StatusField, urls, useRecordForm } from '@fairlead/kit';
import { FormGrid, FullRow, RadioGroup, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { docForm } from './docForm';
import { useDoc, useSaveDoc, type VerificationDoc } from './verification.api';

const { Field } = docForm;

export default function DocFormScreen() {
  const { t } = useTranslation('verification');
  const { id = null } = useParams();
  const state = useDoc(id);
  if (id === null) return <DocForm />;
  return (
    <RecordGate key={id} title={t('docs.update')} state={state} backTo={urls.verification.docs}>
      {(stored) => <DocForm stored={stored} latest={state.data} />}
    </RecordGate>
  );
}

interface DocFormProps {
  /** Record as it was when editing started. */
  stored?: VerificationDoc;
  /** Record as last loaded from the server. */
  latest?: VerificationDoc | undefined;
}

function DocForm({ stored, latest }: DocFormProps) {
  const { t } = useTranslation('verification');
  const save = useSaveDoc();
  const form = useRecordForm(docForm, { record: stored, latest, save, redirectTo: urls.verification.docs });
  const action = stored ? t('docs.update') : t('docs.create');
  const yesOrNo = [
    { value: 'YES', label: t('yes') },
    { value: 'NO', label: t('no') },
  ];
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={urls.verification.docs}>
      <FormGrid>
        <FullRow>
          <Field name="name" as={TextField} autoComplete="off" autoFocus={!stored} />
        </FullRow>
        <Field name="hasExpirationDate" as={RadioGroup} options={yesOrNo} />
        <Field name="required" as={RadioGroup} options={yesOrNo} />
        <Field name="active" as={StatusField} />
      </FormGrid>
    </FormPage>
  );
}
