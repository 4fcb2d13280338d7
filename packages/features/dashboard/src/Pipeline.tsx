import { filterOf, formatUsd, RouterLink, urls } from '@fairlead/kit';
import { type OpportunityStatus, opportunityFilters, opportunityStatuses } from '@fairlead/rules';
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

/** Statuses with a filter in the list of opportunities. Others have no link. */
const linkedStatuses = new Set<OpportunityStatus>(opportunityFilters);

/** Query of the list for the caller's own opportunities. */
const mine = 'filters=agent.is.ME';

interface PipelineProps {
  figures: PipelineFigures | undefined;
  /** Shows the opportunities that are assigned to the user. Defaults to `false`, all that the user sees. */
  assigned?: boolean;
}

/** Number of opportunities per status, with their premium. */
export function Pipeline({ figures, assigned = false }: PipelineProps) {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  // agents without a license see only their assigned opportunities
  const ofAgency = !assigned && (viewer?.licensed || viewer?.agencyAdmin);
  const linkTo = (status: OpportunityStatus) => {
    if (!ofAgency || !linkedStatuses.has(status)) return undefined;
    return (name: string) => (
      <RouterLink className={styles.quietLink} to={`${urls.opportunities.list}?filter=${filterOf(status)}`}>
        {name}
      </RouterLink>
    );
  };
  const title = ofAgency ? t('pipeline') : t('pipelineMine');
  const rows = figures && (assigned ? figures.assigned : figures.opportunities);
  return (
    <Card
      title={title}
      actions={<ViewAll to={urls.opportunities.list} {...(assigned && { query: mine })} of={title} />}
    >
      <BarList
        label={title}
        category={t('stage')}
        value={t('opportunities')}
        note={t('premium')}
        groups={groups.map((group) => t(`stage.${group}`))}
        items={(rows ?? []).map(({ status, total, premium }) => ({
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
