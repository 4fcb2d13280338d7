import { useTranslation } from 'react-i18next';
import type { Opportunity } from './opportunities.api';

/** Returns a function that names the insurance of an opportunity, or the type of the document that a customer sent. */
export function useInsuranceText() {
  const { t } = useTranslation('opportunities');
  return ({ insuranceName, docType }: Opportunity) => insuranceName ?? (docType && t(`customerDocType.${docType}`));
}
