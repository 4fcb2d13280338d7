import { useState } from 'react';

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
  kept: readonly StoredEntry<N>[];
  /** Rejected entries. `index` counts from 1. */
  failures: readonly { index: number; field: string; message: string }[];
}

/** Entry in the editor. */
export interface EntryRow<N extends string> {
  /** Id of the row in the editor. */
  id: string;
  stored: StoredEntry<N> | undefined;
  values: Readonly<Record<N, string>>;
  /** Server errors by field. */
  errors: Readonly<Record<string, string | undefined>>;
}

interface Sent<N extends string> {
  row: EntryRow<N>;
  input: EntryInput<N>;
}

let rowCount = 0;
const newId = () => `entry-${(rowCount += 1)}`;

/** Rows of the entry editor, with the changes to save. */
export function useEntries<N extends string>(
  fields: readonly EntryField<N>[],
  entries: readonly StoredEntry<N>[],
  min: number,
) {
  const valuesOf = (entry?: StoredEntry<N>) =>
    Object.fromEntries(fields.map(({ name }) => [name, entry?.[name] ?? ''])) as Record<N, string>;
  const rowOf = (stored?: StoredEntry<N>): EntryRow<N> => ({
    id: newId(),
    stored,
    values: valuesOf(stored),
    errors: {},
  });
  const initial = () => {
    const rows = entries.map(rowOf);
    while (rows.length < min) rows.push(rowOf());
    return rows;
  };
  const [rows, setRows] = useState(initial);
  const [removed, setRemoved] = useState<readonly string[]>([]);

  const isChanged = ({ stored, values }: EntryRow<N>) =>
    fields.some(({ name }) => values[name] !== (stored?.[name] ?? ''));
  const isEmpty = ({ values }: EntryRow<N>) => fields.every(({ name }) => values[name].trim() === '');
  const isComplete = ({ values }: EntryRow<N>) =>
    fields.every(({ name, required }) => !required || values[name].trim() !== '');

  return {
    rows,
    removed,
    dirty: removed.length > 0 || rows.some((row) => isChanged(row)),
    // with `min` 0, an empty new row does not block saving
    incomplete: rows.some((row) => !isComplete(row) && !(min === 0 && !row.stored && isEmpty(row))),
    type: (id: string, name: N, text: string) =>
      setRows((now) =>
        now.map((row) =>
          row.id === id
            ? { ...row, values: { ...row.values, [name]: text }, errors: { ...row.errors, [name]: undefined } }
            : row,
        ),
      ),
    add: () => setRows((now) => [...now, rowOf()]),
    remove: (index: number) => {
      const id = rows[index]?.stored?.id;
      if (id !== undefined) setRemoved((now) => [...now, id]);
      setRows((now) => now.filter((_, at) => at !== index));
    },
    forget: (id: string) => setRemoved((now) => now.filter((each) => each !== id)),
    reset: () => {
      setRows(initial());
      setRemoved([]);
    },
    /** New and changed entries. */
    changed: (): Sent<N>[] =>
      rows
        .filter((row) => isChanged(row) && !isEmpty(row))
        .map((row) => ({
          row,
          input: { ...(row.stored && { id: row.stored.id, version: row.stored.version }), values: row.values },
        })),
    /** Marks saved entries as stored, so that the next save sends only the rest. */
    settle: (sent: readonly Sent<N>[], { kept, failures }: EntriesSaved<N>) => {
      const failed = new Map(failures.map((failure) => [failure.index - 1, failure]));
      const settled = new Map<string, Pick<EntryRow<N>, 'stored' | 'errors'>>();
      let next = 0;
      sent.forEach(({ row }, index) => {
        const failure = failed.get(index);
        const errors = failure ? { [failure.field]: failure.message } : {};
        settled.set(row.id, { stored: failure ? row.stored : kept[next], errors });
        if (!failure) next += 1;
      });
      setRows((now) =>
        now.map((row) => {
          const result = settled.get(row.id);
          if (!result) return row;
          const done = result.stored !== row.stored && result.stored;
          return { ...row, ...result, values: done ? valuesOf(done) : row.values };
        }),
      );
    },
  };
}
