import { Card, DataTable, EmptyState, Grid, Inline, Link, Select } from '@fairlead/ui';
import { useState } from 'react';
import * as styles from './docs.css';
import { PageIntro } from './PageIntro';
import { ReviewChip, ReviewTotals } from './ReviewChips';
import { ReviewHistory } from './ReviewHistory';
import { historyOf, type ReviewStatus, reviewStatuses, statusLabels, statusOf } from './review';
import { StoryLink } from './StoryLink';
import { areaOf, docsIdOf, type IndexEntry, useIndex } from './stories';

interface ScreenRow {
  title: string;
  area: string;
  screen: string;
  states: readonly IndexEntry[];
}

const statuses: readonly { value: ReviewStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...reviewStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

/** One row per story file, with the states that match the filters. */
function rowsOf(states: readonly IndexEntry[]): ScreenRow[] {
  const titles = [...new Set(states.map(({ title }) => title))];
  return titles.map((title) => ({
    title,
    area: title.split('/')[1] ?? '',
    screen: screenOf(title),
    states: states.filter((state) => state.title === title),
  }));
}

/** Name of a screen from the title of its stories. */
const screenOf = (title: string) => {
  const [, area = '', ...rest] = title.split('/');
  return rest.join(', ') || area;
};

/** Day and person of the latest decision about a screen. */
function lastDecision({ states }: Pick<ScreenRow, 'states'>) {
  const [last] = historyOf(states.map(({ id }) => id));
  return last && `${last.on}, ${last.by}`;
}

/** Every screen and state with its review status. */
export function Overview() {
  const all = useIndex().filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
  const [area, setArea] = useState('all');
  const [status, setStatus] = useState<ReviewStatus | 'all'>('all');
  const areas = [...new Set(all.map(areaOf))].sort((a, b) => a.localeCompare(b));
  const matching = all.filter(
    (entry) => (area === 'all' || areaOf(entry) === area) && (status === 'all' || statusOf(entry.id) === status),
  );
  return (
    <div className={styles.page}>
      <PageIntro title="Overview">
        Every screen in every state, with its review status. States without a decision in .storybook/review.json are
        drafts.
      </PageIntro>
      <Grid columns={{ xs: 1, md: 2 }} gap={16}>
        <Select
          label="Area"
          value={area}
          onValueChange={setArea}
          options={[{ value: 'all', label: 'All areas' }, ...areas.map((value) => ({ value, label: value }))]}
        />
        <Select label="Status" value={status} onValueChange={setStatus} options={statuses} />
      </Grid>
      <Card title="Screens" actions={<ReviewTotals entries={matching} />} padding="none">
        <ScreenTable states={matching} />
      </Card>
      <ReviewHistory
        title="Latest decisions"
        entries={matching}
        nameOf={({ title, name }) => `${screenOf(title)}, ${name}`}
      />
    </div>
  );
}

function ScreenTable({ states }: Pick<ScreenRow, 'states'>) {
  if (states.length === 0) return <EmptyState title="No state has this status" />;
  return (
    <DataTable<ScreenRow>
      label="Screens and their states"
      rows={rowsOf(states)}
      rowKey={({ title }) => title}
      columns={[
        { id: 'screen', header: 'Screen', card: 'title', cell: (row) => <ScreenLink {...row} /> },
        { id: 'area', header: 'Area', cell: (row) => row.area },
        { id: 'states', header: 'States', card: 'full', cell: (row) => <States {...row} /> },
        { id: 'last', header: 'Last decision', cell: lastDecision },
      ]}
    />
  );
}

const ScreenLink = ({ screen, states }: ScreenRow) => (
  <Link asChild>
    <StoryLink id={docsIdOf(states[0]?.id ?? '')} type="docs">
      {screen}
    </StoryLink>
  </Link>
);

const States = ({ states }: Pick<ScreenRow, 'states'>) => (
  <Inline gap={12} wrap>
    {states.map(({ id, name }) => (
      <Inline key={id} gap={4}>
        <Link asChild>
          <StoryLink id={id}>{name}</StoryLink>
        </Link>
        {statusOf(id) !== 'draft' && <ReviewChip ids={[id]} />}
      </Inline>
    ))}
  </Inline>
);
