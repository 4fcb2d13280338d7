import {
  policyPaymentStatuses,
  policyPaymentTerms,
  policyPaymentTypes,
  policyStatuses,
  policyTransactionTypes,
  policyTypes,
} from '@fairlead/rules';
import { useTranslation } from 'react-i18next';

/** Options of policies and transactions, with their labels. */
export function usePolicyOptions() {
  const { t } = useTranslation('policies');
  return {
    statuses: policyStatuses.map((value) => ({ value, label: t(`policyStatus.${value}`) })),
    types: policyTypes.map((value) => ({ value, label: t(`policyType.${value}`) })),
    paymentTypes: policyPaymentTypes.map((value) => ({ value, label: t(`policyPaymentType.${value}`) })),
    paymentTerms: policyPaymentTerms.map((value) => ({ value, label: t(`policyPaymentTerm.${value}`) })),
    paymentStatuses: policyPaymentStatuses.map((value) => ({ value, label: t(`policyPaymentStatus.${value}`) })),
    transactionTypes: policyTransactionTypes.map((value) => ({ value, label: t(`policyTransactionType.${value}`) })),
  };
}

/** Label of the chosen option, or null if there is none. */
export const labelOf = (choices: readonly { value: string; label: string }[], value: string | null): string | null =>
  choices.find((choice) => choice.value === value)?.label ?? null;
