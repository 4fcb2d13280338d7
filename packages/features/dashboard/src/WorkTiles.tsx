import { formatCount, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import type { PipelineFigures } from './dashboard.api';
import { Figure } from './Figure';

/** Counters for an agent: new opportunities, quotes without an answer, and accepted quotes without a policy. */
export function WorkTiles({ figures }: { figures: PipelineFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const loading = figures === undefined;
  const added = figures?.opportunities.find(({ status }) => status === 'NEW')?.total ?? 0;
  return (
    <>
      <Figure
        layout="compact"
        to={`${urls.opportunities.list}?filter=new`}
        label={t('newOpportunities')}
        value={formatCount(added)}
        title={t('newOpportunitiesNote')}
        loading={loading}
      />
      {figures?.quotesPendingApproval === null ? null : (
        <Figure
          layout="compact"
          to={`${urls.quotes.list}?filter=waiting`}
          label={t('quotesPending')}
          value={formatCount(figures?.quotesPendingApproval ?? 0)}
          title={t('quotesPendingNote')}
          loading={loading}
        />
      )}
      {figures?.policiesToWrite === null ? null : (
        <Figure
          layout="compact"
          to={`${urls.quotes.list}?filter=policyToWrite`}
          label={t('policiesToWrite')}
          value={formatCount(figures?.policiesToWrite ?? 0)}
          title={t('policiesToWriteNote')}
          loading={loading}
        />
      )}
    </>
  );
}
