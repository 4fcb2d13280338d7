import { enumLabels, fromCents, type LabelKey, type Language } from '@fairlead/rules';
import { InvalidRequest } from '../contract/problem.ts';
import type { exportMessages } from '../messages/exports/index.ts';
import { messageText } from '../messages/index.ts';

/** Content of a cell. Days are `YYYY-MM-DD`, amounts are US dollars. */
export type Cell = string | number | Date | null;

/** Column of a file. Spreadsheets show amounts and days in formats of their own. */
export interface FileColumn {
  heading: string;
  kind: 'plain' | 'amount' | 'day';
}

type Heading = keyof (typeof exportMessages)['en'] & `export.column.${string}`;

/** Column of an exported list. */
export interface ExportColumn<Row> extends FileColumn {
  heading: Heading;
  /** `now` in Unix seconds. */
  cellOf: (row: Row, language: Language, now: number) => Cell;
}

/** Columns by their keys. A column of the list can become several columns of the file. */
export type ExportColumns<Row> = Readonly<Record<string, readonly ExportColumn<Row>[]>>;

/** Column with a text, number or time. */
export const column = <Row>(heading: Heading, cellOf: (row: Row) => Cell): ExportColumn<Row> => ({
  heading,
  kind: 'plain',
  cellOf,
});

/** Column with a calendar day as `YYYY-MM-DD`. */
export const dayColumn = <Row>(heading: Heading, cellOf: (row: Row) => string | null): ExportColumn<Row> => ({
  heading,
  kind: 'day',
  cellOf,
});

/** Column with an amount that is stored in cents. */
export const moneyColumn = <Row>(heading: Heading, centsOf: (row: Row) => number | null): ExportColumn<Row> => ({
  heading,
  kind: 'amount',
  cellOf: (row) => {
    const cents = centsOf(row);
    return cents === null ? null : fromCents(cents);
  },
});

/** Column with the label of an enum value. `now` in Unix seconds. */
export const labelColumn = <Row>(
  heading: Heading,
  keyOf: (row: Row, now: number) => LabelKey | null,
): ExportColumn<Row> => ({
  heading,
  kind: 'plain',
  cellOf: (row, language, now) => {
    const key = keyOf(row, now);
    return key === null ? null : enumLabels[language][key];
  },
});

/** Column with "Yes" or "No". */
export const flagColumn = <Row>(heading: Heading, isSet: (row: Row) => boolean): ExportColumn<Row> => ({
  heading,
  kind: 'plain',
  cellOf: (row, language) => messageText(language, isSet(row) ? 'export.yes' : 'export.no'),
});

/**
 * Columns of the parameter `columns`, in its order.
 *
 * @throws InvalidRequest if the list has no column with one of the keys.
 */
export function chosenColumns<Row>(all: ExportColumns<Row>, keys: string | undefined): ExportColumn<Row>[] {
  const wanted = keys === undefined ? Object.keys(all) : [...new Set(keys.split(','))];
  return wanted.flatMap((name) => {
    const found = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!found) throw new InvalidRequest([{ field: 'columns', code: 'export.columnUnknown', params: { name } }]);
    return found;
  });
}
