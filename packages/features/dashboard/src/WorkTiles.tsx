import { formatCount, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import type { PipelineFigures } from './dashboard.api';
import { StripFigure } from './StripFigure';

/** Counters for an agent: new opportunities, quotes without an answer, and accepted quotes without a policy. */
export function WorkTiles({ figures }: { figures: PipelineFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const loading = figures === undefined;
  const added = figures?.opportunities.find(({ status }) => status === 'NEW')?.total ?? 0;
  return (
    <>
      <StripFigure
        to={`${urls.opportunities.list}?filter=new`}
        label={t('newOpportunities')}
        value={formatCount(added)}
        note={t('newOpportunitiesNote')}
        loading={loading}
      />
      {figures?.quotesPendingApproval === null ? null : (
        <StripFigure
          to={`${urls.quotes.list}?filter=waiting`}
          label={t('quotesPending')}
          value={formatCount(figures?.quotesPendingApproval ?? 0)}
          note={t('quotesPendingNote')}
          loading={loading}
        />
      )}
      {figures?.policiesToWrite === null ? null : (
        <StripFigure
          to={`${urls.quotes.list}?filter=policyToWrite`}
          label={t('policiesToWrite')}
          value={formatCount(figures?.policiesToWrite ?? 0)}
          note={t('policiesToWriteNote')}
          loading={loading}
        />
      )}
    </>
  );
}
