import { FormPage, RecordGate, StatusField, urls, useFieldText, useSaving } from '@fairlead/kit';
import { FormGrid, FullRow, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  emptyInsuranceType,
  type InsuranceTypeBody,
  type InsuranceTypeValues,
  insuranceTypeSchema,
  toValues,
} from './insuranceTypeForm';
import { type InsuranceType, useInsuranceType, useSaveInsuranceType } from './insuranceTypes.api';

export default function InsuranceTypeFormScreen() {
  const { t } = useTranslation('insuranceTypes');
  const { id = null } = useParams();
  const state = useInsuranceType(id);
  if (id === null) return <InsuranceTypeForm />;
  return (
    <RecordGate key={id} title={t('update')} state={state} backTo={urls.insuranceTypes.list}>
      {(stored) => <InsuranceTypeForm stored={stored} latest={state.data ?? stored} />}
    </RecordGate>
  );
}

interface InsuranceTypeFormProps {
  /** Record as it was when editing started. */
  stored?: InsuranceType;
  /** Record as last loaded from the server. */
  latest?: InsuranceType;
}

function InsuranceTypeForm({ stored, latest }: InsuranceTypeFormProps) {
  const { t } = useTranslation(['insuranceTypes', 'kit']);
  const fieldText = useFieldText();
  const form = useForm<InsuranceTypeValues, unknown, InsuranceTypeBody>({
    resolver: zodResolver(insuranceTypeSchema),
    defaultValues: stored ? toValues(stored) : emptyInsuranceType,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const save = useSaveInsuranceType();
  const redirectTo = urls.insuranceTypes.list;
  const saving = useSaving(form, { record: stored, latest, valuesOf: toValues, save, leadsTo: redirectTo });
  const action = stored ? t('update') : t('create');

  return (
    <FormPage title={action} formState={formState} submitLabel={action} cancelTo={redirectTo} {...saving}>
      <FormGrid>
        <TextField
          {...register('name')}
          label={t('name')}
          error={fieldText(t('name'), errors.name)}
          required
          autoComplete="off"
          autoFocus={!stored}
        />
        <TextField
          {...register('tag')}
          label={t('tag')}
          hint={stored ? t('tagFixed') : t('tagHint')}
          error={fieldText(t('tag'), errors.tag)}
          required
          readOnly={stored !== undefined}
          autoComplete="off"
        />
        <FullRow>
          <StatusField {...register('status')} error={fieldText(t('kit:status'), errors.status)} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
