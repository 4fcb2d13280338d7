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
import { useChoices } from '../useChoices';
import { daysMissing, type InfoValues, infoNeeds, infoSchema, toInfo } from './infoForm';
import { useSection } from './useSection';

interface PolicyInfoProps {
  policy: Policy;
  editable: boolean;
}

/** What is agreed, read and edited in its place. Specification, document 2, sections 2 and 5. */
export function PolicyInfo({ policy, editable }: PolicyInfoProps) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const schema = useMemo(() => infoSchema(locale), [locale]);
  const form = useSection<InfoValues>(policy, (of) => toInfo(of, locale));
  const missing = daysMissing(form.values);
  const save = async (): Promise<SaveOutcome> => {
    const result = schema.safeParse(form.values);
    if (result.success) return form.save(result.data);
    const faults: Partial<Record<string, string>> = {};
    // the first of a field
    for (const { path, message } of result.error.issues) faults[String(path[0])] ??= message;
    form.setErrors(faults);
    return 'invalid';
  };
  return (
    <>
      <UnsavedChangesGuard when={form.section.dirty} />
      <EditableSection
        title={t('info')}
        editable={editable}
        {...form.section}
        incomplete={Object.keys(missing).length > 0}
        onSave={save}
        form={<InfoFields form={form} />}
      >
        <PolicyFacts policy={policy} />
      </EditableSection>
    </>
  );
}

/** What is wrong with a field, in the words of the specification where it has some. */
function useFaultText() {
  const { t } = useTranslation('policies');
  const fieldText = useFieldText();
  return (label: string, message: string | undefined) => {
    const need = infoNeeds.find((each) => each === message);
    if (need) return t(need);
    // a sentence of the server has white space, a key of the kit has none
    return fieldText(
      label,
      message === undefined ? undefined : { message, ...(/\s/.test(message) && { type: 'server' }) },
    );
  };
}

/** Stands for what is not chosen. */
const NONE = 'NONE';

function InfoFields({ form }: { form: ReturnType<typeof useSection<InfoValues>> }) {
  const { t } = useTranslation(['policies', 'kit']);
  const choices = useChoices();
  const faultText = useFaultText();
  const { values, type } = form;
  // what keeps Save disabled is said while it is typed
  const errors = { ...form.errors, ...daysMissing(values) };
  const field = (name: keyof InfoValues, label: string) => ({ label, error: faultText(label, errors[name]) });
  const text = (name: keyof InfoValues, label: string) => ({
    ...field(name, label),
    value: values[name],
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  });
  const choice = (name: keyof InfoValues, label: string, options: readonly { value: string; label: string }[]) => ({
    ...field(name, label),
    options: [{ value: NONE, label: t('notSet') }, ...options],
    value: values[name] || NONE,
    onValueChange: (value: string) => type({ [name]: value === NONE ? '' : value }),
  });
  return (
    <Grid columns={{ xs: 1, md: 2, lg: 3 }} gap={20}>
      <TextField {...text('policyNumber', t('policyNumber'))} autoComplete="off" required />
      <Select
        {...field('policyStatus', t('kit:status'))}
        options={choices.statuses}
        value={choices.statuses.find(({ value }) => value === values.policyStatus)?.value ?? ''}
        onValueChange={(value) => type({ policyStatus: value })}
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
