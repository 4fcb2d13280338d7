import { saveFile } from '@fairlead/kit';
import { CSV_START, csvLine, dateOf, localDay } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import type { BulkRun } from './useBulkRun';

/** Returns a function that stores the records that were not changed, and the reasons, as a CSV file. */
export function useFailureFile({ list, failures }: BulkRun): () => void {
  const { t } = useTranslation('bulk');
  return () => {
    // A contact is the customer itself.
    const customer = list !== 'contacts';
    const headings = [t('record'), t('number'), ...(customer ? [t('customer')] : []), t('reason')];
    const rows = failures.map(({ name, number, customerName, reason }) => [
      name,
      number,
      ...(customer ? [customerName] : []),
      reason,
    ]);
    const text = CSV_START + [headings, ...rows].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv' }), `${list}-${dateOf(localDay(new Date()))}.csv`);
  };
}
