import { FormPage, RecordGate, urls, useRecordForm } from '@fairlead/kit';
import { packageLimits, subscriptionDurations } from '@fairlead/rules';
import { FormGrid, FullRow, MoneyField, Select, TextArea, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { packageForm } from './packageForm';
import { type SubscriptionPackage, usePackage, useSavePackage } from './packages.api';

const { Field } = packageForm;

export default function PackageFormScreen() {
  const { t } = useTranslation('plans');
  const { id = null } = useParams();
  const state = usePackage(id);
  if (id === null) return <PackageForm />;
  return (
    <RecordGate key={id} title={t('package.update')} state={state} backTo={urls.packages.list}>
      {(stored) => <PackageForm stored={stored} latest={state.data} />}
    </RecordGate>
  );
}

interface PackageFormProps {
  /** Record when editing began. */
  stored?: SubscriptionPackage;
  /** Latest version from the server. */
  latest?: SubscriptionPackage | undefined;
}

function PackageForm({ stored, latest }: PackageFormProps) {
  const { t } = useTranslation('plans');
  const save = useSavePackage();
  const form = useRecordForm(packageForm, { record: stored, latest, save, redirectTo: urls.packages.list });
  const action = stored ? t('package.update') : t('package.create');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={urls.packages.list}>
      <FormGrid>
        <FullRow>
          <Field name="packageName" as={TextField} autoComplete="off" autoFocus={!stored} />
        </FullRow>
        <Field name="price" as={MoneyField} hint={stored && t('priceHint')} />
        <Field
          name="subscriptionDuration"
          as={Select}
          placeholder={t('durationPlaceholder')}
          options={subscriptionDurations.map((value) => ({ value, label: t(`subscriptionDuration.${value}`) }))}
        />
        <FullRow>
          <Field name="packageDetails" as={TextArea} counter={packageLimits.detailsMaxLength} rows={5} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
