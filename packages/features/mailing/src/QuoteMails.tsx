import type { PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about a quote. Panel of the quote page. */
export default function QuoteMails({ id }: PanelProps) {
  const { t } = useTranslation('mailing');
  return <RecordThreads record={{ quoteId: id }} title={t('mails')} />;
}
