import { OptionalSelect } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { DateField, FullRow, MoneyField, Select, TextField } from '@fairlead/ui';
import { RichTextEditor } from '@fairlead/ui/rich-text-editor';
import { useTranslation } from 'react-i18next';
import { useDateErrors } from '../detail/infoForm';
import { usePolicyOptions } from '../useChoices';
import { policyForm } from './policyForm';
import { useTermDefaults } from './useTermDefaults';

const { Field } = policyForm;

/** Policy terms. Date errors appear at once; a stored policy must have an effective date. */
export function TermFields({ stored }: { stored: boolean }) {
  const { t } = useTranslation('policies');
  const choices = usePolicyOptions();
  const errors = useDateErrors();
  const { trigger, formState } = policyForm.useContext();
  const { isSubmitted } = formState;
  useTermDefaults(!stored);
  const notSet = t('notSet');
  const day = { min: undefined, max: undefined };
  return (
    <>
      <Field name="policyNumber" as={TextField} autoComplete="off" />
      <Field name="policyStatus" as={Select} options={choices.statuses} />
      <Field name="policyType" as={OptionalSelect} options={choices.types} noneLabel={notSet} />
      <Field
        name="effectiveDate"
        as={DateField}
        {...day}
        onValueChange={() => (isSubmitted ? void trigger('expiredDate') : undefined)}
        error={stored ? errors.effectiveDate : undefined}
        required={stored}
      />
      <Field name="expiredDate" as={DateField} {...day} error={errors.expiredDate} />
      <Field name="premium" as={MoneyField} />
      <Field name="policyTerm" as={TextField} autoComplete="off" />
      <Field name="paymentType" as={OptionalSelect} options={choices.paymentTypes} noneLabel={notSet} />
      <Field name="paymentTerm" as={OptionalSelect} options={choices.paymentTerms} noneLabel={notSet} />
      <Field name="paymentStatus" as={OptionalSelect} options={choices.paymentStatuses} noneLabel={notSet} />
      <FullRow>
        <Field name="otherInformation" as={RichTextEditor} limit={policyLimits.otherInformation} />
      </FullRow>
    </>
  );
}
