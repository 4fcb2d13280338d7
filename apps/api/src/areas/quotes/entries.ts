import { countCharacters, type Language, TEXT_MAX_LENGTH, visible } from '@fairlead/rules';
import { inArray, sql } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { type RecordKind, type RecordTable, saveRecord, type Write } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { type MessageKey, messageText, translate } from '../../messages/index.ts';
import { lockQuote, type QuoteRow } from '../../records/quotes.ts';
import { lockOf } from './quoteKind.ts';

/** An entry that was not saved. `index` counts from 1. */
type Failed = FieldMessage & { index: number };
interface Entries<Row> {
  rows: Row[];
  failures: Failed[];
}

/**
 * Saves entries independently: an invalid entry does not stop the others. Their quotes are locked, so they cannot be deleted
 * or answered meanwhile. Entries of a quote with final terms are refused.
 *
 * @param save Returns the new row or the error.
 * @returns Undefined when none of the quotes exists.
 */
export async function saveEach<Entry extends { quoteId: string }, Row extends { id: string }>(
  tx: Transaction,
  entries: readonly Entry[],
  save: (entry: Entry, quote: QuoteRow) => Promise<Row | FieldMessage>,
): Promise<Entries<Row> | undefined> {
  const found = new Map<string, QuoteRow>();
  for (const id of [...new Set(entries.map(({ quoteId }) => quoteId))].sort()) {
    const row = await lockQuote(tx, id);
    if (row) found.set(id, row);
  }
  if (found.size === 0) return undefined;
  const result: Entries<Row> = { rows: [], failures: [] };
  const changed = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const quote = found.get(entry.quoteId);
    const code = quote ? lockOf(quote) : 'quote.notFound';
    const saved =
      quote && !code ? await save(entry, quote) : ({ field: 'quoteId', code: code ?? 'quote.notFound' } as const);
    if ('id' in saved) {
      result.rows.push(saved);
      changed.add(entry.quoteId);
    } else result.failures.push({ ...saved, index: at + 1 });
  }
  await countChange(tx, [...changed]);
  return result;
}

/**
 * Increments the version of quotes whose coverages or discounts have changed, so that a customer cannot answer what they have
 * not read.
 */
export async function countChange(tx: Transaction, quoteIds: readonly string[]): Promise<void> {
  if (quoteIds.length === 0) return;
  await tx
    .update(quotes)
    .set({ version: sql`${quotes.version} + 1` })
    .where(inArray(quotes.id, [...quoteIds]));
}

/** Error of a text field. Leading and trailing white space does not count. */
export function textError(
  field: string,
  text: string,
  {
    label: key,
    language,
    required = false,
    max = TEXT_MAX_LENGTH,
  }: { label: MessageKey; language: Language; required?: boolean; max?: number },
): FieldMessage | undefined {
  const label = messageText(language, key);
  if (required && !visible.test(text)) return { field, code: 'field.required', params: { label } };
  return countCharacters(text.trim()) > max
    ? { field, code: 'field.maxLength', params: { label, limit: max } }
    : undefined;
}

interface Entry<Values> {
  /** Field that contains the id. */
  field: string;
  /** Undefined for a new entry. */
  id: string | undefined;
  values: Values;
}

/** Inserts an entry of a locked quote, or changes it. Returns the new row or the error. */
export async function saveEntry<
  Row extends { id: string; quoteId: string | null; version: number },
  Table extends RecordTable,
>(
  kind: RecordKind<Row, Table, unknown, 'coverage.notFound' | 'discount.notFound'>,
  { version, ...write }: Write & { version: number | undefined },
  quote: QuoteRow['quote'],
  { field, id, values }: Entry<Partial<Table['$inferInsert']>>,
): Promise<Row | FieldMessage> {
  if (id === undefined) {
    const { id: quoteId, agencyId } = quote;
    return insertRow(kind, write, { agencyId, quoteId, ...values });
  }
  const before = await kind.find(write.tx, id);
  if (before?.quoteId !== quote.id) return { field, code: kind.notFound };
  if (version !== undefined && version !== before.version) return { field: 'version', code: 'entries.stale' };
  return saveRecord(kind, write, before, { values });
}

/** Number of saved entries, and the errors of the others in the reader's language. */
const summaryOf = ({ rows, failures }: Entries<unknown>, language: Language) => ({
  submitted: rows.length,
  total: rows.length + failures.length,
  failures: failures.map((failed) => ({
    index: failed.index,
    field: failed.field,
    message: translate(language, failed),
    code: failed.code,
  })),
});

/** Error answer when no entry was saved. Names each entry by its index in the list, from 0. */
function allFailed(list: string, failures: readonly Failed[], language: Language) {
  const reasons = failures
    .map((failed) =>
      translate(language, {
        code: 'entries.field',
        params: { index: failed.index, message: translate(language, failed) },
      }),
    )
    .join(' ');
  return {
    status: 400 as const,
    code: 'entries.failed' as const,
    params: { count: failures.length, reasons },
    errors: failures.map(
      ({ index, ...failed }): FieldMessage => ({ ...failed, field: `${list}[${index - 1}].${failed.field}` }),
    ),
  };
}

interface AnswerOptions<Row, Payload> {
  /** Field of the request that contains the entries. */
  list: string;
  language: Language;
  toPayload: (rows: Row[]) => Payload;
}

/** Answer with the saved entries and the errors of the others. */
export function answerOf<Row, Payload extends object>(
  saved: Entries<Row> | undefined,
  { list, language, toPayload }: AnswerOptions<Row, Payload>,
) {
  if (!saved) return notFound('quote.notFound');
  if (saved.rows.length === 0) return allFailed(list, saved.failures, language);
  const payload = { ...summaryOf(saved, language), ...toPayload(saved.rows) };
  const params = { count: payload.submitted, total: payload.total };
  return { status: 200, code: 'entries.submitted', params, payload } as const;
}
