import { Button, Icon, toast } from '@fairlead/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, saveProposal } from '../quotes.api';

/** Button that downloads the quote as a PDF. */
export function DownloadButton({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveProposal(quote);
      toast.success(t('download.done'));
    } catch {
      toast.error(t('download.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button leadingIcon={<Icon of={Download} size={16} />} loading={busy} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
}
