import { endsAfter, policyImport, secondsOf } from '@fairlead/rules';
import type { Message } from '../../messages/index.ts';
import { columns, type Field, fields, type Values } from './columns.ts';
import type { Cell, Row } from './sheet.ts';

/** A parsed row. `at` is its number in the spreadsheet. */
export interface PolicyLine {
  at: number;
  values: Values;
}

export interface Problem {
  row: number;
  field: Field;
  message: Message;
}

const normalized = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[\s_*]+/g, ' ')
    .trim();
const shownIn = (cell: Cell | undefined): string =>
  cell === undefined || cell.kind === 'formula' ? '' : cell.kind === 'text' ? cell.text : cell.shown;

/** Maps column positions to fields; a message when the header row is invalid. */
function layoutOf(header: Row, width: number): Map<number, Field> | Message {
  const places = new Map<number, Field>();
  for (let place = 0; place < width; place += 1) {
    const heading = shownIn(header.cells[place]);
    const field = fields.find((each) => normalized(columns[each].heading) === normalized(heading));
    if (field === undefined) return { code: 'import.columnUnknown', params: { column: heading || letterOf(place) } };
    if ([...places.values()].includes(field))
      return { code: 'import.columnTwice', params: { column: columns[field].heading } };
    places.set(place, field);
  }
  const missing = fields.find((field) => columns[field].required && ![...places.values()].includes(field));
  return missing ? { code: 'import.columnMissing', params: { column: columns[missing].heading } } : places;
}

/** Spreadsheet name of a column: A to Z, then AA. */
const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Parses rows into lines and reports errors that need no database. Returns a message when the whole file is invalid. */
export function linesOf(rows: readonly Row[]): { lines: PolicyLine[]; problems: Problem[] } | Message {
  const [header, ...others] = rows;
  if (!header || others.length === 0) return { code: 'import.empty' };
  if (others.length > policyImport.rows) return { code: 'import.tooManyRows', params: { limit: policyImport.rows } };
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const layout = layoutOf(header, width);
  if ('code' in layout) return layout;
  const problems: Problem[] = [];
  const lines = others.map(({ at, cells }) => {
    const values: Values = {};
    for (const [place, field] of layout) readInto(values, field, cells[place], at, problems);
    problems.push(...problemsOf(values, at));
    return { at, values };
  });
  return { lines, problems };
}

function readInto<F extends Field>(
  values: Values,
  field: F,
  cell: Cell | undefined,
  row: number,
  problems: Problem[],
): void {
  const { read, heading, required } = columns[field];
  const result = read(cell, heading);
  if ('problem' in result) problems.push({ row, field, message: result.problem });
  else if (result.value !== undefined) Object.assign(values, { [field]: result.value });
  else if (required) problems.push({ row, field, message: { code: 'field.required', params: { label: heading } } });
}

function problemsOf({ effectiveDate, expiredDate }: Values, row: number): Problem[] {
  const wrong =
    effectiveDate !== undefined &&
    expiredDate !== undefined &&
    !endsAfter(secondsOf(effectiveDate), secondsOf(expiredDate));
  return wrong ? [{ row, field: 'expiredDate', message: { code: 'policy.expiryNotAfter' } }] : [];
}
