import { messageOf } from '@fairlead/api-client/client';
import { useFieldText } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { Alert, Button, DateField, Dialog, FormGrid, Select, Stack, TextField, toast } from '@fairlead/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PolicyTransaction, useSaveTransaction } from '../policies.api';
import { StaleNotice } from '../StaleNotice';
import { usePolicyOptions } from '../useChoices';
import {
  emptyTransaction,
  invalidDates,
  isComplete,
  type TransactionValues,
  toBody,
  toValues,
  withBilling,
} from './transactionForm';

type Errors = Partial<Record<string, string>>;

interface TransactionDialogProps {
  policyId: string;
  /** Transaction to edit. Undefined for a new one. */
  stored: PolicyTransaction | undefined;
  onClose: () => void;
}

/** Dialog that adds or edits a policy transaction. */
export function TransactionDialog({ policyId, stored, onClose }: TransactionDialogProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const form = useId();
  const fieldText = useFieldText();
  const save = useSaveTransaction(policyId);
  // transaction when editing began, or after the last reported conflict
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored ? toValues(stored) : emptyTransaction);
  const [errors, setErrors] = useState<Errors>({});
  const [serverError, setServerError] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const title = t(stored ? 'tx.update' : 'tx.create');
  const load = (current: PolicyTransaction) => {
    setValues(toValues(current));
    setServerError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isComplete(values) || busy) return;
    const invalidFields = invalidDates(values);
    setErrors(Object.fromEntries(invalidFields.map((field) => [field, fieldText('', { message: 'field.date' })])));
    const body = toBody(values);
    if (!body || invalidFields.length > 0) return;
    setBusy(true);
    const result = await save(body, base);
    setBusy(false);
    if (result.ok) {
      toast.success(result.message);
      return onClose();
    }
    const { code, message, payload, errors: fieldErrors } = result.failure;
    if (code === 'stale' && isTransaction(payload)) {
      setBase(payload);
      return setServerError(<StaleNotice text={message} onLoad={() => load(payload)} />);
    }
    setErrors(Object.fromEntries(fieldErrors.map(({ field, message: text }) => [field, text])));
    setServerError(
      fieldErrors.some(({ field }) => field in values)
        ? undefined
        : (fieldErrors[0]?.message ?? messageOf(result.failure)),
    );
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
          <Button type="submit" form={form} variant="solid" tone="accent" loading={busy} disabled={!isComplete(values)}>
            {t(stored ? 'tx.save' : 'tx.add')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {serverError ? <Alert tone="danger">{serverError}</Alert> : null}
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
  /** Editing: the type is read-only. */
  locked: boolean;
  onChange: (values: TransactionValues, field: keyof TransactionValues) => void;
}

function TransactionFields({ values, errors, locked, onChange }: TransactionFieldsProps) {
  const { t } = useTranslation('policies');
  const { transactionTypes, paymentStatuses } = usePolicyOptions();
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
          { value: 'INVOICE', label: t('billingType.INVOICE') },
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
