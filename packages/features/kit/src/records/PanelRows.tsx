import { Box, Button, Card, type CardProps, Inline, Skeleton, Stack, Text } from '@fairlead/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../LoadError';
import type { ListResponse } from '../list/listStates';
import { RecordName } from '../list/RecordName';
import * as styles from './RecordSections.css';

/** Line of a panel: a record with its details and status. */
export interface PanelRow {
  id: string;
  name: string;
  /** Address of the record. Without it, the name is text. */
  to?: string | undefined;
  /** Details, or their parts. A part breaks only if it is longer than a line. */
  meta: string | readonly string[];
  aside?: ReactNode;
}

export interface PanelRowsProps {
  title: string;
  /** Heading level of the title. Defaults to 2. */
  level?: CardProps['level'];
  actions?: ReactNode;
  rows: readonly PanelRow[];
  /** One line that says what will appear here. */
  empty: string;
  footer?: ReactNode;
}

/** Card with one line per record. */
export function PanelRows({ title, level, actions, rows, empty, footer }: PanelRowsProps) {
  return (
    <Card title={title} level={level} actions={actions} padding={rows.length > 0 ? 'none' : 'default'}>
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ id, name, to, meta, aside }) => (
            <li key={id} className={styles.row}>
              <div className={styles.body}>
                <RecordName to={to}>{name}</RecordName>
                <Text size="caption" tone="muted" numeric>
                  {typeof meta === 'string' ? meta : <Parts parts={meta} />}
                </Text>
              </div>
              {aside ? <div className={styles.aside}>{aside}</div> : null}
            </li>
          ))}
        </ul>
      )}
      {footer}
    </Card>
  );
}

function Parts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ' · ' : null}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}

/** Rows shown at first, and after "Show all". */
export const panelSizes = { few: 5, all: 100 } as const;

export interface LoadedRowsProps<Row> extends Omit<PanelRowsProps, 'rows' | 'footer'> {
  state: Pick<ListResponse<Row>, 'data' | 'error' | 'mutate'>;
  /** Title of the error when the rows cannot be loaded. */
  failed: string;
  rowOf: (row: Row) => PanelRow;
  /** Loads more rows. */
  onShowAll: () => void;
}

/** Card with the rows of a request, which loads and fails on its own. */
export function LoadedRows<Row>({ state, failed, rowOf, onShowAll, ...card }: LoadedRowsProps<Row>) {
  const { t } = useTranslation('kit');
  const { data, error, mutate } = state;
  if (data) {
    const { content, totalElements } = data;
    const more = totalElements > content.length && content.length < panelSizes.all;
    return (
      <PanelRows
        {...card}
        rows={content.map(rowOf)}
        footer={
          more ? (
            <Box padding={12}>
              <Inline>
                <Button variant="ghost" size="small" onClick={onShowAll}>
                  {t('list.showAll')}
                </Button>
              </Inline>
            </Box>
          ) : null
        }
      />
    );
  }
  return (
    <Card title={card.title} level={card.level} actions={card.actions} aria-busy={!error}>
      {error ? (
        <LoadError title={failed} failure={error} onRetry={() => mutate()} />
      ) : (
        <Stack gap={12}>
          <Skeleton shape="text" width={180} />
          <Skeleton shape="text" width={120} />
        </Stack>
      )}
    </Card>
  );
}
