import type { Column } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { type DayFormat, formatCount, formatInstant, formatUsd } from '../formats';
import { StatusChip } from '../StatusChip';
import * as styles from './columns.css';
import { RecordName } from './RecordName';

type Place = 'header' | 'width' | 'sortBy' | 'priority';
type Shared<Row> = Pick<Column<Row>, Place> & Partial<Pick<Column<Row>, 'id'>>;

interface NameColumn<Row> extends Shared<Row> {
  name: (row: Row) => string;
  /** Page of the record. Undefined if the user may not open it. */
  to?: ((row: Row) => string) | undefined;
  /** Content before the name, such as an avatar. */
  leading?: (row: Row) => ReactNode;
  /** Content after the name, such as a chip. */
  trailing?: (row: Row) => ReactNode;
}

/** Name of the record, linked to its page. Sorted by name unless `sortBy` says otherwise. */
export const nameColumn = <Row,>({ name, to, leading, trailing, ...column }: NameColumn<Row>): Column<Row> => ({
  id: 'name',
  sortBy: 'name',
  card: 'title',
  ...column,
  cell: (row) => (
    <span className={leading ? styles.pictured : styles.marked}>
      {leading?.(row)}
      <RecordName to={to?.(row)}>{name(row)}</RecordName>
      {trailing?.(row)}
    </span>
  ),
});

interface InstantColumn<Row> extends Shared<Row> {
  /** Unix seconds. Null shows "N/A". */
  value: (row: Row) => number | null;
  /** Defaults to DD-MMM-YYYY. */
  format?: DayFormat;
}

/** Day of an instant, in the user's time zone. Its id is `creationDate` by default. */
export const instantColumn = <Row,>({ value, format = 'DD-MMM-YYYY', ...column }: InstantColumn<Row>): Column<Row> => ({
  id: 'creationDate',
  ...column,
  cell: (row) => {
    const seconds = value(row);
    return seconds === null ? null : formatInstant(seconds, format);
  },
});

interface NumberColumn<Row> extends Shared<Row> {
  id: string;
  /** Null shows "N/A". */
  value: (row: Row) => number | null;
}

const numberColumn =
  (format: (value: number) => string) =>
  <Row,>({ value, ...column }: NumberColumn<Row>): Column<Row> => ({
    align: 'end',
    skeleton: 'number',
    ...column,
    cell: (row) => {
      const number = value(row);
      return number === null ? null : format(number);
    },
  });

/** Whole number. */
export const countColumn = numberColumn(formatCount);
/** Amount in US dollars. */
export const usdColumn = numberColumn(formatUsd);

/** Chip. On a card it is beside the title. */
export const chipColumn = <Row,>(column: Omit<Column<Row>, 'skeleton' | 'card'>): Column<Row> => ({
  skeleton: 'chip',
  card: 'chip',
  ...column,
});

/** Active or inactive. */
export const activeColumn = <Row extends { active: boolean }>(column: Pick<Column<Row>, Place>): Column<Row> =>
  chipColumn({ id: 'status', ...column, cell: ({ active }) => <StatusChip active={active} /> });
