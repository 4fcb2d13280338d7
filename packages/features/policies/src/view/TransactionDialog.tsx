import { dayInput, FormDialog, OptionalSelect } from '@fairlead/kit';
import { localDay, policyLimits } from '@fairlead/rules';
import { DateField, FormGrid, Select, TextField } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Policy, type PolicyTransaction, useSaveTransaction } from '../policies.api';
import { usePolicyOptions } from '../useChoices';
import { isComplete, type TransactionValues, transactionForm } from './transactionForm';

const { Field } = transactionForm;

interface TransactionDialogProps {
  policy: Pick<Policy, 'id' | 'premium'>;
  /** Transaction to edit. Undefined for a new one. */
  stored?: PolicyTransaction | undefined;
  /** First values of a new transaction. */
  initial?: Partial<TransactionValues>;
  onClose: () => void;
}

/** Dialog that adds or edits a policy transaction. */
export function TransactionDialog({ policy, stored, initial, onClose }: TransactionDialogProps) {
  const { t } = useTranslation('policies');
  return (
    <FormDialog
      form={transactionForm}
      {...(stored
        ? { record: stored }
        : {
            initial: {
              transactionDate: dayInput(localDay(new Date())),
              transactionPremium: policy.premium?.toFixed(2) ?? '',
              ...initial,
            },
          })}
      title={t(stored ? 'tx.update' : 'tx.create')}
      submitLabel={t(stored ? 'tx.save' : 'tx.add')}
      ready={isComplete}
      save={useSaveTransaction(policy.id)}
      currentIn={(payload) => (isTransaction(payload) ? payload : undefined)}
      draftName={`transaction ${stored?.id ?? policy.id}`}
      onClose={onClose}
    >
      <TransactionFields locked={stored !== undefined} />
    </FormDialog>
  );
}

const isTransaction = (payload: unknown): payload is PolicyTransaction =>
  typeof payload === 'object' && payload !== null && 'transactionType' in payload && 'version' in payload;

interface TransactionFieldsProps {
  /** Editing: the type is read-only. */
  locked: boolean;
}

function TransactionFields({ locked }: TransactionFieldsProps) {
  const { t } = useTranslation('policies');
  const { transactionTypes, paymentStatuses } = usePolicyOptions();
  const { control, setValue } = transactionForm.useContext();
  const invoiced = useWatch({ control, name: 'billingType' }) === 'INVOICE';
  return (
    <FormGrid>
      <Field
        name="transactionType"
        as={Select}
        options={transactionTypes}
        placeholder={t('choose')}
        disabled={locked}
      />
      <Field name="transactionDate" as={DateField} autoComplete="off" />
      <Field name="transactionPremium" as={TextField} autoComplete="off" maxLength={policyLimits.transactionPremium} />
      <Field name="paymentStatus" as={Select} options={paymentStatuses} placeholder={t('choose')} />
      <Field
        name="billingType"
        as={OptionalSelect}
        options={[{ value: 'INVOICE', label: t('billingType.INVOICE') }]}
        noneLabel={t('tx.billing.none')}
        onValueChange={(value) => (value === '' ? setValue('invoiceNumber', '') : undefined)}
      />
      <Field
        name="invoiceNumber"
        as={TextField}
        autoComplete="off"
        maxLength={policyLimits.invoiceNumber}
        disabled={!invoiced}
        required={invoiced}
      />
      <Field name="dueDate" as={DateField} autoComplete="off" />
    </FormGrid>
  );
}
