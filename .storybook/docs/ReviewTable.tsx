import { DataTable, Link } from '@fairlead/ui';
import * as styles from './docs.css';
import { countStatuses, type StatusCounts } from './review';
import { StoryLink } from './StoryLink';
import { areaOf, docsIdOf, type IndexEntry } from './stories';

interface Area extends StatusCounts {
  area: string;
  screens: number;
  states: number;
  first: IndexEntry;
}

/** Progress of the review by area. A state is a story of a screen. */
export function ReviewTable({ entries }: { entries: readonly IndexEntry[] }) {
  const names = [...new Set(entries.map(areaOf))];
  const areas = names
    .map((area) => ({ area, own: entries.filter((entry) => areaOf(entry) === area) }))
    .map(
      ({ area, own }): Area => ({
        area,
        screens: new Set(own.map(({ title }) => title)).size,
        states: own.length,
        ...countStatuses(own.map(({ id }) => id)),
        first: own[0] as IndexEntry,
      }),
    )
    .sort((a, b) => a.area.localeCompare(b.area));
  return (
    <DataTable<Area>
      label="Review status by area"
      rows={areas}
      rowKey={({ area }) => area}
      columns={[
        {
          id: 'area',
          header: 'Area',
          cell: ({ area, first }) => (
            <Link asChild>
              <StoryLink id={docsIdOf(first.id)} type="docs">
                {area}
              </StoryLink>
            </Link>
          ),
        },
        { id: 'screens', header: 'Screens', align: 'end', cell: ({ screens }) => screens },
        { id: 'states', header: 'States', align: 'end', cell: ({ states }) => states },
        { id: 'bar', header: 'Progress', cell: (row) => <Progress {...row} /> },
        { id: 'approved', header: 'Approved', align: 'end', cell: ({ approved }) => approved },
        { id: 'ready', header: 'Ready', align: 'end', cell: ({ ready }) => ready },
        { id: 'draft', header: 'Draft', align: 'end', cell: ({ draft }) => draft },
      ]}
    />
  );
}

const Progress = ({ approved, ready, states }: Area) => (
  <div className={styles.bar} role="img" aria-label={`${approved} approved and ${ready} ready of ${states}`}>
    <span className={styles.share} style={{ flex: approved }} />
    <span className={styles.readyShare} style={{ flex: ready }} />
    <span style={{ flex: states - approved - ready }} />
  </div>
);
