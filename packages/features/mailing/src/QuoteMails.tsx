import { useReadOfPage } from '@fairlead/api-client/swr';
import { type PanelProps, quoteMailAddress } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about a quote. Panel of the quote page. */
export default function QuoteMails({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('mailing');
  const { data } = useReadOfPage(readOnly ? null : ['/api/quotes/id/{id}', { path: { id } }]);
  return <RecordThreads record={{ quoteId: id }} title={t('mails')} composeAt={data && quoteMailAddress(data.quote)} />;
}
