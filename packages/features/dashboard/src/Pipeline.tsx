import { formatUsd, RouterLink, urls } from '@fairlead/kit';
import { type OpportunityStatus, opportunityStatuses } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Card } from '@fairlead/ui';
import { BarList } from '@fairlead/ui/charts';
import { useTranslation } from 'react-i18next';
import type { PipelineFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { ViewAll } from './ViewAll';

const groups = ['open', 'won', 'lost'] as const;
const groupOf = (status: OpportunityStatus): number =>
  status === 'LOST' ? 2 : status === 'WON' || status === 'POLICIED' ? 1 : 0;

/** List filter per status. A status without a filter has no link. */
const filters: Partial<Record<OpportunityStatus, string>> = {
  NEW: 'new',
  CONTACTED: 'contacted',
  QUOTED: 'quoted',
  QUOTE_REVIEW: 'quoteReview',
  POLICIED: 'policied',
  POLICY_REVIEW: 'policyReview',
  WON: 'won',
  LOST: 'lost',
};

/** Number of opportunities per status, with their premium. */
export function Pipeline({ figures }: { figures: PipelineFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  // agents without a license see only their assigned opportunities, and the list has no such filter
  const seesWholeAgency = viewer?.licensed || viewer?.agencyAdmin;
  const linkTo = (status: OpportunityStatus) => {
    const filter = seesWholeAgency ? filters[status] : undefined;
    if (!filter) return undefined;
    return (name: string) => (
      <RouterLink className={styles.quietLink} to={`${urls.opportunities.list}?filter=${filter}`}>
        {name}
      </RouterLink>
    );
  };
  const title = seesWholeAgency ? t('pipeline') : t('pipelineMine');
  return (
    <Card title={title} actions={<ViewAll to={urls.opportunities.list} of={title} />}>
      <BarList
        label={title}
        category={t('stage')}
        value={t('opportunities')}
        note={t('premium')}
        groups={groups.map((group) => t(`stage.${group}`))}
        items={(figures?.opportunities ?? []).map(({ status, total, premium }) => ({
          name: t(`opportunityStatus.${status}`),
          link: linkTo(status),
          value: total,
          // 0 means that no premium is known
          note: premium === 0 ? '' : formatUsd(premium),
          group: groupOf(status),
        }))}
        emptyText={t('pipelineNone')}
        loading={!figures}
        skeletonRows={opportunityStatuses.length}
      />
    </Card>
  );
}
