import { countCharacters } from '@fairlead/rules';
import { type UseFormReturn, useFieldArray, useForm, useWatch } from 'react-hook-form';

/** Text field of every entry. */
export interface EntryField<N extends string> {
  name: N;
  label: string;
  /** An entry cannot be saved without it. */
  required?: boolean;
  /** Spans the whole row. */
  long?: boolean;
  /** Maximum number of characters. */
  max: number;
}

/** The server stores texts trimmed, so surrounding white space does not count. */
export const isTooLong = (text: string, { max }: EntryField<string>): boolean => countCharacters(text.trim()) > max;

/** Entry as stored on the server. */
export type StoredEntry<N extends string> = { id: string; version: number } & Readonly<Record<N, string>>;

/** Entry to save. Without an id it is new. */
export interface EntryInput<N extends string> {
  id?: string;
  version?: number;
  values: Readonly<Record<N, string>>;
}

/** Result of saving several entries. */
export interface EntriesSaved<N extends string> {
  /** Saved entries, in the order in which they were sent. */
  saved: readonly StoredEntry<N>[];
  /** Rejected entries. `index` counts from 1. */
  failures: readonly { index: number; field: string; message: string; code: string }[];
}

/** Whether the code means a conflict, in the answer about a single entry or about several. */
export const isStale = (code: string): boolean => code === 'stale' || code === 'entries.stale';

interface EntryRow {
  stored: StoredEntry<string> | undefined;
  values: Record<string, string>;
}
interface EntriesForm {
  rows: EntryRow[];
  /** Ids of the stored entries that the user has removed. */
  removed: string[];
}
/** Form of the entry editor. */
export type EntriesFormReturn = UseFormReturn<EntriesForm>;

interface Sent<N extends string> {
  /** Index of the row in the form. */
  at: number;
  input: EntryInput<N>;
}

/** Form of the entry editor, with the changes to save. */
export function useEntries<N extends string>(
  fields: readonly EntryField<N>[],
  entries: readonly StoredEntry<N>[],
  min: number,
) {
  const names = fields.map(({ name }) => name);
  const rowOf = (stored?: StoredEntry<N>): EntryRow => ({
    stored,
    values: Object.fromEntries(names.map((name) => [name, stored?.[name] ?? ''])),
  });
  const initial = (): EntriesForm => {
    const rows = entries.map(rowOf);
    // without entries, the user starts in an empty row
    while (rows.length < Math.max(min, 1)) rows.push(rowOf());
    return { rows, removed: [] };
  };
  const form = useForm({ defaultValues: initial() });
  const { control, getValues, reset, setError, setValue } = form;
  const { fields: items, append, remove } = useFieldArray({ control, name: 'rows' });
  const { rows, removed } = useWatch({ control }) as EntriesForm;

  const isChanged = ({ stored, values }: EntryRow) => names.some((name) => values[name] !== (stored?.[name] ?? ''));
  const isEmpty = ({ values }: EntryRow) => names.every((name) => values[name]?.trim() === '');
  const isComplete = ({ values }: EntryRow) =>
    fields.every(({ name, required }) => !required || values[name]?.trim() !== '');

  const isWithinLimits = ({ values }: EntryRow) => fields.every((field) => !isTooLong(values[field.name] ?? '', field));

  return {
    form,
    items,
    removed,
    // The form's own flag also counts rows that are added and still empty.
    dirty: removed.length > 0 || rows.some(isChanged),
    // with `min` 0, an empty new row does not block saving
    incomplete: rows.some(
      (row) => !isWithinLimits(row) || (!isComplete(row) && !(min === 0 && !row.stored && isEmpty(row))),
    ),
    add: () => append(rowOf(), { shouldFocus: false }),
    remove: (index: number) => {
      const id = rows[index]?.stored?.id;
      if (id !== undefined) setValue('removed', [...removed, id]);
      remove(index);
    },
    forget: (id: string) =>
      setValue(
        'removed',
        getValues('removed').filter((each) => each !== id),
      ),
    reset: () => reset(initial()),
    /**
     * Continues on the current entries after a conflict. Changed rows keep their values, and the next save overwrites the entry
     * or adds it again. Other rows show the current entry.
     */
    rebase: (current: readonly StoredEntry<N>[]) => {
      const currentOf = (id: string) => current.find((entry) => entry.id === id);
      const gone: number[] = [];
      getValues('rows').forEach((row, at) => {
        if (!row.stored) return;
        const stored = currentOf(row.stored.id);
        if (isChanged(row)) setValue(`rows.${at}.stored`, stored);
        else if (stored) setValue(`rows.${at}`, rowOf(stored));
        else gone.push(at);
      });
      remove(gone);
      setValue(
        'removed',
        getValues('removed').filter((id) => currentOf(id)),
      );
    },
    /** New and changed entries. */
    changed: (): Sent<N>[] =>
      rows.flatMap((row, at) => {
        const { stored, values } = row;
        if (!isChanged(row) || isEmpty(row)) return [];
        return [{ at, input: { ...(stored && { id: stored.id, version: stored.version }), values } as EntryInput<N> }];
      }),
    /** Marks saved entries as stored, so that the next save sends only the rest. */
    settle: (sent: readonly Sent<N>[], { saved, failures }: EntriesSaved<N>) => {
      const failed = new Map(failures.map(({ index, ...failure }) => [index - 1, failure]));
      const done = saved.values();
      sent.forEach(({ at }, index) => {
        const failure = failed.get(index);
        if (failure) {
          // a conflict is about the whole entry
          if (isStale(failure.code)) return;
          setError(`rows.${at}.values.${failure.field}`, { type: 'server', message: failure.message });
        } else setValue(`rows.${at}`, rowOf(done.next().value));
      });
    },
  };
}
