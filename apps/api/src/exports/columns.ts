import { enumLabels, fromCents, type LabelKey, type Language } from '@fairlead/rules';
import { InvalidRequest } from '../contract/problem.ts';
import type { exportMessages } from '../messages/exports/index.ts';

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
  cellOf: (row: Row, language: Language) => Cell;
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

/** Column with the label of an enum value. */
export const labelColumn = <Row>(heading: Heading, keyOf: (row: Row) => LabelKey | null): ExportColumn<Row> => ({
  heading,
  kind: 'plain',
  cellOf: (row, language) => {
    const key = keyOf(row);
    return key === null ? null : enumLabels[language][key];
  },
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
