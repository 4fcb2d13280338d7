import { type Language, TEXT_MAX_LENGTH, visible } from '@fairlead/rules';
import type { FieldMessage } from '../../contract/types.ts';
import type { Transaction } from '../../db/scope.ts';
import { type MessageKey, translate, wordIn } from '../../messages/index.ts';
import { lockQuote, type QuoteRow } from './quotes.ts';

/** Why one of several entries is not kept; `index` counts from 1. */
type Failed = FieldMessage & { index: number };
interface Entries<Row> {
  rows: Row[];
  failures: Failed[];
}

/**
 * Writes entries one by one: one that cannot be kept does not keep the others from it. RESOLUTIONS G-117. Their quotes are
 * locked, so that nobody deletes one meanwhile.
 *
 * @param save Gives what was written, or why nothing was.
 * @returns Undefined when there is none of the quotes.
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
  const kept: Entries<Row> = { rows: [], failures: [] };
  for (const [at, entry] of entries.entries()) {
    const quote = found.get(entry.quoteId);
    const saved = quote ? await save(entry, quote) : ({ field: 'quoteId', code: 'quote.notFound' } as const);
    if ('id' in saved) kept.rows.push(saved);
    else kept.failures.push({ ...saved, index: at + 1 });
  }
  return kept;
}

/** What is wrong with a text of an entry; the white space around it does not count. */
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
  const label = wordIn(language, key);
  if (required && !visible.test(text)) return { field, code: 'field.required', params: { label } };
  return text.trim().length > max ? { field, code: 'field.maxLength', params: { label, limit: max } } : undefined;
}

/** How many were kept and why the others were not, in the words of the reader. */
export const outcome = ({ rows, failures }: Entries<unknown>, language: Language) => ({
  submitted: rows.length,
  total: rows.length + failures.length,
  failures: failures.map((failed) => ({
    index: failed.index,
    field: failed.field,
    message: translate(language, failed),
    code: failed.code,
  })),
});

/** What is answered when nothing was kept, with each entry by its place in the list, from 0. */
export function allRefused(list: string, failures: readonly Failed[], language: Language) {
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
    errors: failures.map(({ index, ...failed }) => ({ ...failed, field: `${list}[${index - 1}].${failed.field}` })),
  };
}
