import { defineFields, formatDay } from '@fairlead/kit';
import { claimLimits, claimTypes, localDay } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, MoneyField, Select, TextArea, TextField, TimeField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { LossValues } from './claimFields';

const { Field } = defineFields<LossValues>()({
  messages: 'claims',
  fields: {
    claimType: { label: 'type', required: true },
    estimatedAmount: { label: 'estimatedAmount', hint: 'estimatedAmountHint' },
    lossDate: { label: 'lossDate', required: true },
    lossTime: 'lossTime',
    location: { label: 'location', hint: 'locationHint' },
    policeReportNumber: 'policeReportNumber',
    description: { label: 'description', hint: 'descriptionHint', required: true },
  },
});

/** Fields about the loss, used when filing and when editing a claim. */
export function LossFields() {
  const { t } = useTranslation('claims');
  return (
    <FormGrid>
      <Field
        name="claimType"
        as={Select}
        options={claimTypes.map((type) => ({ value: type, label: t(`claimType.${type}`) }))}
      />
      <Field name="estimatedAmount" as={MoneyField} />
      <Field name="lossDate" as={DateField} min={undefined} max={formatDay(localDay(new Date()))} />
      <Field name="lossTime" as={TimeField} />
      <Field name="location" as={TextField} />
      <Field name="policeReportNumber" as={TextField} />
      <FullRow>
        <Field name="description" as={TextArea} counter={claimLimits.description} rows={6} />
      </FullRow>
    </FormGrid>
  );
}
