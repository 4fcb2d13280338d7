import { toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, saveProposal } from '../quotes.api';

/** Downloads the quote as a PDF. */
export function useDownload(quote: Quote): { pending: boolean; run: () => Promise<void> } {
  const { t } = useTranslation('quotes');
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await saveProposal(quote);
      toast.success(t('download.done'));
    } catch {
      toast.error(t('download.failed'));
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
