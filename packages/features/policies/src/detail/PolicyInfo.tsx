import { FormSection, OptionalSelect } from '@fairlead/kit';
import { DateField, Grid, MoneyField, Select, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { currentPolicy, type Policy, useChangePolicy } from '../policies.api';
import { usePolicyOptions } from '../useChoices';
import { dateErrors, infoForm, useDateErrors } from './infoForm';
import { PolicyTerms } from './PolicyTerms';

const { Field } = infoForm;

interface PolicyInfoProps {
  policy: Policy;
  editable: boolean;
}

/** Policy terms. Agents edit them in place. */
export function PolicyInfo({ policy, editable }: PolicyInfoProps) {
  const { t } = useTranslation('policies');
  return (
    <FormSection
      form={infoForm}
      record={policy}
      title={t('info')}
      editable={editable}
      save={useChangePolicy()}
      ready={(values) => Object.keys(dateErrors(values)).length === 0}
      currentIn={currentPolicy}
      fields={<InfoFields />}
    >
      <PolicyTerms policy={policy} />
    </FormSection>
  );
}

function InfoFields() {
  const { t } = useTranslation('policies');
  const choices = usePolicyOptions();
  const errors = useDateErrors();
  const notSet = t('notSet');
  return (
    <Grid columns={{ xs: 1, md: 2, lg: 3 }} gap={20}>
      <Field name="policyNumber" as={TextField} autoComplete="off" />
      <Field name="policyStatus" as={Select} options={choices.statuses} />
      <Field name="policyType" as={OptionalSelect} options={choices.types} noneLabel={notSet} />
      <Field name="policyTerm" as={TextField} autoComplete="off" />
      <Field name="effectiveDate" as={DateField} error={errors.effectiveDate} />
      <Field name="expiredDate" as={DateField} error={errors.expiredDate} />
      <Field name="premium" as={MoneyField} />
      <Field name="paymentType" as={OptionalSelect} options={choices.paymentTypes} noneLabel={notSet} />
      <Field name="paymentTerm" as={OptionalSelect} options={choices.paymentTerms} noneLabel={notSet} />
      <Field name="paymentStatus" as={OptionalSelect} options={choices.paymentStatuses} noneLabel={notSet} />
    </Grid>
  );
}
