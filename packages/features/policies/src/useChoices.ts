import {
  policyPaymentStatuses,
  policyPaymentTerms,
  policyPaymentTypes,
  policyStatuses,
  policyTransactionTypes,
  policyTypes,
} from '@fairlead/rules';
import { useTranslation } from 'react-i18next';

/** What can be chosen of a policy and of its transactions, in words. */
export function useChoices() {
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

/** The words of what was chosen; null where nothing was. */
export const wordOf = (choices: readonly { value: string; label: string }[], value: string | null): string | null =>
  choices.find((choice) => choice.value === value)?.label ?? null;
