import { filterOf, formatUsd, RouterLink, urls } from '@fairlead/kit';
import { type OpportunityStatus, opportunityFilters, opportunityStatuses } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Card, Inline, SegmentedControl } from '@fairlead/ui';
import { BarList } from '@fairlead/ui/charts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PipelineFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { ViewAll } from './ViewAll';

const groups = ['open', 'won', 'lost'] as const;
const groupOf = (status: OpportunityStatus): number =>
  status === 'LOST' ? 2 : status === 'WON' || status === 'POLICIED' ? 1 : 0;

/** Statuses among the options of the list's filter. Others have a chip. */
const listed = new Set<OpportunityStatus>(opportunityFilters);

/** Filter of the list for the caller's own opportunities. */
const mine = 'agent.is.ME';

/** Query of the list for a status, of the caller's own opportunities or all. */
function queryOf(status: OpportunityStatus, ofMine: boolean): string {
  const isListed = listed.has(status);
  const chips = [...(ofMine ? [mine] : []), ...(isListed ? [] : [`status.is.${status}`])].join('*');
  return [...(chips ? [`filters=${chips}`] : []), ...(isListed ? [`filter=${filterOf(status)}`] : [])].join('&');
}

/** Number of opportunities per status, with their premium: of the agency, or assigned to the user. */
export function Pipeline({ figures }: { figures: PipelineFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  const [scope, setScope] = useState<'MINE' | 'AGENCY'>('AGENCY');
  // agents without a license see only their assigned opportunities
  const seesAgency = viewer?.licensed === true || viewer?.agencyAdmin === true;
  const ofAgency = seesAgency && scope === 'AGENCY';
  const ofMine = seesAgency && !ofAgency;
  const linkTo = (status: OpportunityStatus) => (name: string) => (
    <RouterLink className={styles.quietLink} to={`${urls.opportunities.list}?${queryOf(status, ofMine)}`}>
      {name}
    </RouterLink>
  );
  const title = ofAgency ? t('pipeline') : t('pipelineMine');
  const rows = figures && (ofAgency ? figures.opportunities : figures.assigned);
  return (
    <Card
      title={seesAgency ? t('pipeline') : title}
      actions={
        <Inline gap={8}>
          {seesAgency ? (
            <SegmentedControl
              label={t('pipelineScope')}
              hideLabel
              value={scope}
              onValueChange={setScope}
              options={[
                { value: 'MINE', label: t('pipelineOfMine') },
                { value: 'AGENCY', label: t('pipelineOfAgency') },
              ]}
            />
          ) : null}
          <ViewAll to={urls.opportunities.list} {...(ofMine && { query: `filters=${mine}` })} of={title} />
        </Inline>
      }
    >
      <BarList
        label={title}
        category={t('stage')}
        value={t('opportunities')}
        note={t('premium')}
        mutedGroup={groups.indexOf('lost')}
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
