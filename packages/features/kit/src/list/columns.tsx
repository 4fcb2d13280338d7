import { type Column, Stack, Text } from '@fairlead/ui';
import type { ComponentType, ReactNode } from 'react';
import { type DayFormat, formatCount, formatDateTime, formatDay, formatInstant, formatUsd } from '../formats';
import { StatusChip } from '../StatusChip';
import { to as urlOf } from '../urls';
import * as styles from './columns.css';
import { RecordLink } from './RecordLink';
import { RecordName } from './RecordName';
import { ShortName } from './ShortName';

type Place = 'header' | 'width' | 'sortBy' | 'priority' | 'align';
/** The id defaults to the name of the field. */
type Shared<Row> = Pick<Column<Row>, Place> & Partial<Pick<Column<Row>, 'id' | 'card'>>;

/** Fields of a row that have one type of value. */
type FieldOf<Row, Value> = {
  [Field in keyof Row & string]-?: Row[Field] extends Value ? Field : never;
}[keyof Row & string];

export interface NameColumn<Row> extends Shared<Row> {
  /** Field with the name, or a function that returns it. */
  name: FieldOf<Row, string> | ((row: Row) => string);
  /** Path of the record's page with `:id`, or a function that returns its URL. Undefined if the user may not open it. */
  to?: string | ((row: Row) => string) | undefined;
  /** Prevents line breaks, also at hyphens. */
  noWrap?: boolean;
  /** Small line below the name. */
  below?: (row: Row) => string;
  /** Content before the name, such as an avatar. */
  leading?: (row: Row) => ReactNode;
  /** Content after the name, such as a chip. */
  trailing?: (row: Row) => ReactNode;
}

/** Returns the name of a row. */
export const nameOf = <Row,>(name: NameColumn<Row>['name'], row: Row): string =>
  typeof name === 'function' ? name(row) : (row[name] as string);

/** Name of the record, linked to its page. Its id defaults to the field, or to `name`. */
export const nameColumn = <Row extends { id: string }>(options: NameColumn<Row>): Column<Row> => {
  const { name, to, below, leading, trailing, noWrap = false, ...column } = options;
  const hrefOf = (row: Row) => (typeof to === 'string' ? urlOf(to, { id: row.id }) : to?.(row));
  return {
    id: typeof name === 'function' ? 'name' : name,
    card: 'title',
    ...column,
    cell: (row) => {
      const text = nameOf(name, row);
      const link = <RecordName to={hrefOf(row)}>{noWrap ? oneLine(text) : text}</RecordName>;
      const named = (
        <span className={styles.marked}>
          {below ? <TwoLines first={link} second={below(row)} truncate /> : link}
          {trailing?.(row)}
        </span>
      );
      if (!leading) return named;
      return (
        <span className={styles.pictured}>
          {leading(row)}
          {named}
        </span>
      );
    },
  };
};

/** Prevents line breaks, also at hyphens. */
export const oneLine = (text: ReactNode) => <span className={styles.noWrap}>{text}</span>;

interface TextColumn<Row> extends Shared<Row> {
  /** Prevents line breaks, also at hyphens. */
  noWrap?: boolean;
  /** Shows one line. Its title contains the whole text. */
  truncate?: boolean;
  tone?: 'muted';
  /** Returns the content of a cell that is not empty. Defaults to the text. */
  format?: (text: string, row: Row) => ReactNode;
}

/** Text. An empty one shows "N/A". */
export const textColumn = <Row,>(
  field: FieldOf<Row, string | null | undefined>,
  { truncate, tone, noWrap, format, ...column }: TextColumn<Row>,
): Column<Row> => ({
  id: field,
  ...column,
  cell: (row) => {
    const text = row[field] as string | null | undefined;
    if (!text) return text;
    const shown = format ? format(text, row) : text;
    if (!truncate) return noWrap ? oneLine(shown) : shown;
    return (
      <span className={styles.cut}>
        <Text truncate title={text} {...(tone && { tone })}>
          {shown}
        </Text>
      </span>
    );
  },
});

interface TwoLinesProps {
  first: ReactNode;
  second: string;
  /** Cuts the second line to the width of the column. Its title contains the whole text. */
  truncate?: boolean;
  /** The second line is an id: digits of equal width, without line breaks. */
  numeric?: boolean;
}

/** Two lines, the second one small and muted. */
export const TwoLines = ({ first, second, truncate = false, numeric = false }: TwoLinesProps) => (
  <Stack gap={2}>
    <span>{first}</span>
    {truncate ? (
      <span className={styles.cut}>
        <Text asChild size="caption" tone="muted" numeric={numeric} truncate title={second}>
          <span>{second}</span>
        </Text>
      </span>
    ) : (
      <Text asChild size="caption" tone="muted" numeric={numeric}>
        <span>{numeric ? oneLine(second) : second}</span>
      </Text>
    )}
  </Stack>
);

interface RelatedColumn<Row> extends Shared<Row> {
  /** Adds the email address of a person as a small second line. */
  withEmail?: boolean;
  /** Pattern of the page of the related record, for users who may open it. */
  page?: string;
}

/** Name of a related record, such as the agent. Without one it shows "N/A". */
export const relatedColumn = <Row,>(
  field: FieldOf<Row, { id?: string; name: string; email?: string } | null | undefined>,
  { withEmail = false, page, ...column }: RelatedColumn<Row>,
): Column<Row> => ({
  id: field,
  ...column,
  cell: (row) => {
    const record = row[field] as { id?: string; name: string; email?: string } | null | undefined;
    if (!record) return undefined;
    const name = page ? (
      <RecordLink page={page} id={record.id}>
        {record.name}
      </RecordLink>
    ) : (
      <ShortName>{record.name}</ShortName>
    );
    return withEmail ? <TwoLines first={name} second={record.email ?? ''} truncate /> : name;
  },
});

interface DateColumn<Row> extends Shared<Row> {
  /** Format that the list fixes. Defaults to the language of the page. */
  format?: DayFormat;
  /** Text instead of a date that is null. Defaults to "N/A". */
  none?: string;
}

const dateColumn =
  (show: (seconds: number, format?: DayFormat) => string) =>
  <Row,>(field: FieldOf<Row, number | null>, { format, none, ...column }: DateColumn<Row>): Column<Row> => ({
    id: field,
    ...column,
    cell: (row) => {
      const seconds = row[field] as number | null;
      return seconds === null ? none : oneLine(show(seconds, format));
    },
  });

/** Day of an instant (unix seconds), in the user's time zone. */
export const instantColumn = dateColumn(formatInstant);
/** Calendar day (unix seconds at midnight UTC). */
export const dayColumn = dateColumn(formatDay);

/** Day on which the record was created, or its day and time. Sortable. */
export const createdColumn = <Row extends { creationDate: number } | { creationDateTimeStamp: number }>({
  format,
  withTime = false,
  ...column
}: Omit<DateColumn<Row>, 'none'> & { withTime?: boolean }): Column<Row> => ({
  id: 'creationDate',
  sortBy: 'creationDate',
  ...column,
  cell: (row) => {
    const seconds = 'creationDate' in row ? row.creationDate : row.creationDateTimeStamp;
    return oneLine(withTime ? formatDateTime(seconds) : formatInstant(seconds, format));
  },
});

/** Number, or content that is aligned like one. */
export const numberColumn = <Row,>(column: Omit<Column<Row>, 'skeleton'>): Column<Row> => ({
  align: 'end',
  skeleton: 'number',
  ...column,
});

const formattedColumn =
  (format: (value: number) => string) =>
  <Row,>(field: FieldOf<Row, number | null>, column: Shared<Row>): Column<Row> =>
    numberColumn({
      id: field,
      ...column,
      cell: (row) => {
        const number = row[field] as number | null;
        return number === null ? null : format(number);
      },
    });

/** Whole number. Null shows "N/A". */
export const countColumn = formattedColumn(formatCount);
/** Amount in US dollars. Null shows "N/A". */
export const usdColumn = formattedColumn(formatUsd);

/** Chip. On a card it is beside the title. */
export const chipColumn = <Row,>(column: Omit<Column<Row>, 'skeleton' | 'card'>): Column<Row> => ({
  skeleton: 'chip',
  card: 'chip',
  ...column,
});

/** Chip of an enum value. On a card it is among the other values. */
export const tagColumn = <Row, Value>(
  field: FieldOf<Row, Value>,
  Chip: ComponentType<{ status: Value }>,
  column: Shared<Row>,
): Column<Row> => ({ id: field, skeleton: 'chip', ...column, cell: (row) => <Chip status={row[field] as Value} /> });

/** Chip of the record's status. On a card it is beside the title. */
export const statusColumn: typeof tagColumn = (field, Chip, column) => chipColumn(tagColumn(field, Chip, column));

/** Active or inactive. */
export const activeColumn = <Row extends { active: boolean }>(column: Shared<Row>): Column<Row> =>
  chipColumn({ id: 'status', ...column, cell: ({ active }) => <StatusChip active={active} /> });

/** Columns without those that a page does not need, such as the customer on the customer's page. */
export const withoutColumns = <Row,>(columns: readonly Column<Row>[], ...ids: readonly string[]): Column<Row>[] =>
  columns.filter(({ id }) => !ids.includes(id));
