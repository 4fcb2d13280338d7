import { dayInput, defineFields } from '@fairlead/kit';
import { claimLimits, claimReporters, claimTypes, isVehicleClaim, localDay } from '@fairlead/rules';
import {
  DateField,
  FormGrid,
  FullRow,
  MoneyField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  TimeField,
} from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
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
    reportedBy: { label: 'reportedBy', required: true },
    reporterName: { label: 'reporterName', required: true },
    drivable: 'drivable',
    description: { label: 'description', hint: 'descriptionHint', required: true },
  },
});

interface LossFieldsProps {
  /** Shows who reported the loss. Customers report their own losses. Defaults to `false`. */
  byAgent?: boolean;
  /** Note below the date of loss. */
  dateNote?: ReactNode;
}

/** Fields about the loss, used when filing and when editing a claim. */
export function LossFields({ byAgent = false, dateNote }: LossFieldsProps) {
  const { t } = useTranslation('claims');
  const { control } = useFormContext<LossValues>();
  const [claimType, reportedBy] = useWatch({ control, name: ['claimType', 'reportedBy'] });
  const amount = <Field name="estimatedAmount" as={MoneyField} />;
  return (
    <FormGrid>
      <Field
        name="claimType"
        as={Select}
        options={claimTypes.map((type) => ({ value: type, label: t(`claimType.${type}`) }))}
      />
      {byAgent ? (
        <Field
          name="reportedBy"
          as={Select}
          options={claimReporters.map((reporter) => ({ value: reporter, label: t(`claimReporter.${reporter}`) }))}
        />
      ) : (
        amount
      )}
      {byAgent && reportedBy === 'OTHER' ? (
        <FullRow>
          <Field name="reporterName" as={TextField} />
        </FullRow>
      ) : null}
      <Field name="lossDate" as={DateField} min={undefined} max={dayInput(localDay(new Date()))} />
      <Field name="lossTime" as={TimeField} />
      {dateNote}
      <Field name="location" as={TextField} />
      <Field name="policeReportNumber" as={TextField} />
      {byAgent ? amount : null}
      {isVehicleClaim(claimType) ? (
        <Field
          name="drivable"
          as={RadioGroup}
          inline
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`drivable.${value}`) }))}
        />
      ) : null}
      <FullRow>
        <Field name="description" as={TextArea} counter={claimLimits.description} rows={6} />
      </FullRow>
    </FormGrid>
  );
}
