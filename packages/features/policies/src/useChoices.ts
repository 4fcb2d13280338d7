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
    statuses: policyStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    types: policyTypes.map((value) => ({ value, label: t(`policyType.${value}`) })),
    paymentTypes: policyPaymentTypes.map((value) => ({ value, label: t(`paymentType.${value}`) })),
    paymentTerms: policyPaymentTerms.map((value) => ({ value, label: t(`paymentTerm.${value}`) })),
    paymentStatuses: policyPaymentStatuses.map((value) => ({ value, label: t(`paymentStatus.${value}`) })),
    transactionTypes: policyTransactionTypes.map((value) => ({ value, label: t(`transactionType.${value}`) })),
  };
}

/** Label of the chosen option, or null if there is none. */
export const labelOf = (choices: readonly { value: string; label: string }[], value: string | null): string | null =>
  choices.find((choice) => choice.value === value)?.label ?? null;
