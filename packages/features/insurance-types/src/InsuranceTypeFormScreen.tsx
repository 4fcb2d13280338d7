import { FormPage, RecordGate, StatusField, urls, useRecordForm } from '@fairlead/kit';
import { FormGrid, FullRow, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { insuranceTypeForm } from './insuranceTypeForm';
import { type InsuranceType, useInsuranceType, useSaveInsuranceType } from './insuranceTypes.api';

const { Field } = insuranceTypeForm;

export default function InsuranceTypeFormScreen() {
  const { t } = useTranslation('insuranceTypes');
  const { id = null } = useParams();
  const state = useInsuranceType(id);
  if (id === null) return <InsuranceTypeForm />;
  return (
    <RecordGate key={id} title={t('update')} state={state} backTo={urls.insuranceTypes.list}>
      {(stored) => <InsuranceTypeForm stored={stored} latest={state.data} />}
    </RecordGate>
  );
}

interface InsuranceTypeFormProps {
  /** Record as it was when editing started. */
  stored?: InsuranceType;
  /** Record as last loaded from the server. */
  latest?: InsuranceType | undefined;
}

function InsuranceTypeForm({ stored, latest }: InsuranceTypeFormProps) {
  const { t } = useTranslation('insuranceTypes');
  const save = useSaveInsuranceType();
  const redirectTo = urls.insuranceTypes.list;
  const form = useRecordForm(insuranceTypeForm, { record: stored, latest, save, redirectTo });
  const action = stored ? t('update') : t('create');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={redirectTo}>
      <FormGrid>
        <Field name="name" as={TextField} autoComplete="off" autoFocus={!stored} />
        <Field
          name="tag"
          as={TextField}
          hint={stored && t('tagFixed')}
          readOnly={stored !== undefined}
          autoComplete="off"
        />
        <FullRow>
          <Field name="status" as={StatusField} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
