import { UnsavedChangesGuard, useFieldText } from '@fairlead/kit';
import {
  DateField,
  EditableSection,
  Grid,
  MoneyField,
  type SaveOutcome,
  Select,
  TextField,
  useLocale,
} from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyFacts } from '../PolicyFacts';
import type { Policy } from '../policies.api';
import { usePolicyOptions } from '../useChoices';
import { dateErrors, type InfoValues, infoErrorKeys, infoSchema, toInfoValues } from './infoForm';
import { useSection } from './useSection';

interface PolicyInfoProps {
  policy: Policy;
  editable: boolean;
}

/** Policy terms. Agents edit them in place. */
export function PolicyInfo({ policy, editable }: PolicyInfoProps) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const schema = useMemo(() => infoSchema(locale), [locale]);
  const form = useSection<InfoValues>(policy, (of) => toInfoValues(of, locale));
  const invalidDates = dateErrors(form.values);
  const save = async (): Promise<SaveOutcome> => {
    const result = schema.safeParse(form.values);
    if (result.success) return form.save(result.data);
    const errors: Partial<Record<string, string>> = {};
    // keep the first error of each field
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
    form.setErrors(errors);
    return 'invalid';
  };
  return (
    <>
      <UnsavedChangesGuard when={form.section.dirty} />
      <EditableSection
        title={t('info')}
        editable={editable}
        {...form.section}
        incomplete={Object.keys(invalidDates).length > 0}
        onSave={save}
        form={<InfoFields form={form} />}
      >
        <PolicyFacts policy={policy} />
      </EditableSection>
    </>
  );
}

/** Returns the error text of a field, with the texts of this feature before the general ones. */
function useErrorText() {
  const { t } = useTranslation('policies');
  const fieldText = useFieldText();
  return (label: string, message: string | undefined) => {
    const key = infoErrorKeys.find((each) => each === message);
    if (key) return t(key);
    // a server message contains spaces, a message key does not
    return fieldText(
      label,
      message === undefined ? undefined : { message, ...(/\s/.test(message) && { type: 'server' }) },
    );
  };
}

/** Option value for "Not set". */
const NONE = 'NONE';

function InfoFields({ form }: { form: ReturnType<typeof useSection<InfoValues>> }) {
  const { t } = useTranslation(['policies', 'kit']);
  const choices = usePolicyOptions();
  const errorText = useErrorText();
  const { values, setFields: change } = form;
  // show at once why Save is disabled
  const errors = { ...form.errors, ...dateErrors(values) };
  const field = (name: keyof InfoValues, label: string) => ({ label, error: errorText(label, errors[name]) });
  const text = (name: keyof InfoValues, label: string) => ({
    ...field(name, label),
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const choice = (name: keyof InfoValues, label: string, options: readonly { value: string; label: string }[]) => ({
    ...field(name, label),
    options: [{ value: NONE, label: t('notSet') }, ...options],
    value: values[name] || NONE,
    onValueChange: (value: string) => change({ [name]: value === NONE ? '' : value }),
  });
  return (
    <Grid columns={{ xs: 1, md: 2, lg: 3 }} gap={20}>
      <TextField {...text('policyNumber', t('policyNumber'))} autoComplete="off" required />
      <Select
        {...field('policyStatus', t('kit:status'))}
        options={choices.statuses}
        value={choices.statuses.find(({ value }) => value === values.policyStatus)?.value ?? ''}
        onValueChange={(value) => change({ policyStatus: value })}
      />
      <Select {...choice('policyType', t('type'), choices.types)} />
      <TextField {...text('policyTerm', t('term'))} autoComplete="off" />
      <DateField {...text('effectiveDate', t('effectiveDate'))} required />
      <DateField {...text('expiredDate', t('expireDate'))} />
      <MoneyField {...text('premium', t('premium'))} />
      <Select {...choice('paymentType', t('paymentType'), choices.paymentTypes)} />
      <Select {...choice('paymentTerm', t('paymentTerm'), choices.paymentTerms)} />
      <Select {...choice('paymentStatus', t('paymentStatus'), choices.paymentStatuses)} />
    </Grid>
  );
}
