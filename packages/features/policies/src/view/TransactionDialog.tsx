import { useFieldText } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { Alert, Button, DateField, Dialog, FormGrid, Select, Stack, TextField, toast } from '@fairlead/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PolicyTransaction, useSaveTransaction } from '../policies.api';
import { StaleNotice } from '../StaleNotice';
import { useChoices } from '../useChoices';
import {
  emptyTransaction,
  isFilled,
  type TransactionValues,
  toBody,
  toValues,
  unreadableDays,
  withBilling,
} from './transactionForm';

type Errors = Partial<Record<string, string>>;

interface TransactionDialogProps {
  policyId: string;
  /** The one that is changed; none for a new one. */
  stored: PolicyTransaction | undefined;
  onClose: () => void;
}

/** Adds or changes a transaction of a policy. Specification, document 2, sections 2, 4 and 5. */
export function TransactionDialog({ policyId, stored, onClose }: TransactionDialogProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const form = useId();
  const fieldText = useFieldText();
  const save = useSaveTransaction(policyId);
  // as it was when editing began, or as somebody else's change left it, which one was told of
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored ? toValues(stored) : emptyTransaction);
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const title = t(stored ? 'tx.update' : 'tx.create');
  const load = (now: PolicyTransaction) => {
    setValues(toValues(now));
    setRefused(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isFilled(values) || busy) return;
    const wrong = unreadableDays(values);
    setErrors(Object.fromEntries(wrong.map((field) => [field, fieldText('', { message: 'field.date' })])));
    const body = toBody(values);
    if (!body || wrong.length > 0) return;
    setBusy(true);
    const result = await save(body, base);
    setBusy(false);
    if (result.ok) {
      toast.success(result.message);
      return onClose();
    }
    const { code, message, payload, errors: faults } = result.failure;
    if (code === 'stale' && isTransaction(payload)) {
      setBase(payload);
      return setRefused(<StaleNotice text={message} onLoad={() => load(payload)} />);
    }
    setErrors(Object.fromEntries(faults.map(({ field, message: text }) => [field, text])));
    setRefused(faults.some(({ field }) => field in values) ? undefined : (faults[0]?.message ?? message));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={form} variant="solid" tone="accent" loading={busy} disabled={!isFilled(values)}>
            {t(stored ? 'tx.save' : 'tx.add')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {refused ? <Alert tone="danger">{refused}</Alert> : null}
          <TransactionFields
            values={values}
            errors={errors}
            locked={stored !== undefined}
            onChange={(next, field) => {
              setValues(next);
              setErrors({ ...errors, [field]: undefined });
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const isTransaction = (payload: unknown): payload is PolicyTransaction =>
  typeof payload === 'object' && payload !== null && 'transactionType' in payload && 'version' in payload;

interface TransactionFieldsProps {
  values: TransactionValues;
  errors: Errors;
  /** It is there already: what kind it is stays. */
  locked: boolean;
  onChange: (values: TransactionValues, field: keyof TransactionValues) => void;
}

function TransactionFields({ values, errors, locked, onChange }: TransactionFieldsProps) {
  const { t } = useTranslation('policies');
  const { transactionTypes, paymentStatuses } = useChoices();
  const text = (name: Exclude<keyof TransactionValues, 'billingType'>, label: string) => ({
    label,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }, name),
  });
  const invoiced = values.billingType === 'INVOICE';
  return (
    <FormGrid>
      <Select
        label={t('tx.type')}
        options={transactionTypes}
        value={transactionTypes.find(({ value }) => value === values.transactionType)?.value ?? ''}
        onValueChange={(transactionType) => onChange({ ...values, transactionType }, 'transactionType')}
        placeholder={t('choose')}
        error={errors.transactionType}
        disabled={locked}
        required
      />
      <DateField {...text('transactionDate', t('tx.dateOf'))} required />
      <TextField {...text('transactionPremium', t('tx.premium'))} maxLength={policyLimits.transactionPremium} />
      <Select
        label={t('paymentStatus')}
        options={paymentStatuses}
        value={paymentStatuses.find(({ value }) => value === values.paymentStatus)?.value ?? ''}
        onValueChange={(paymentStatus) => onChange({ ...values, paymentStatus }, 'paymentStatus')}
        placeholder={t('choose')}
        error={errors.paymentStatus}
        required
      />
      <Select
        label={t('tx.billing')}
        options={[
          { value: 'NONE', label: t('tx.billing.none') },
          { value: 'INVOICE', label: t('tx.billing.INVOICE') },
        ]}
        value={values.billingType || 'NONE'}
        onValueChange={(value) => onChange(withBilling(values, value === 'INVOICE' ? value : ''), 'billingType')}
        error={errors.billingType}
      />
      <TextField
        {...text('invoiceNumber', t('tx.invoice'))}
        maxLength={policyLimits.invoiceNumber}
        disabled={!invoiced}
        required={invoiced}
      />
      <DateField {...text('dueDate', t('tx.due'))} />
    </FormGrid>
  );
}
