import { useState } from 'react';
import type { EntriesSaved, EntryField } from './EntriesSection';

/** An entry as the server has it. */
export type StoredEntry<N extends string> = { id: string; version: number } & Readonly<Record<N, string>>;
export type SavedEntry<N extends string> = StoredEntry<N>;

/** An entry as it is sent: without an id it is a new one. */
export interface EntryInput<N extends string> {
  id?: string;
  version?: number;
  values: Readonly<Record<N, string>>;
}

/** An entry as it is typed. */
export interface EntryRow<N extends string> {
  /** Its own while it is edited. */
  id: string;
  stored: StoredEntry<N> | undefined;
  values: Readonly<Record<N, string>>;
  /** What the server said to its fields. */
  errors: Readonly<Record<string, string | undefined>>;
}

interface Sent<N extends string> {
  row: EntryRow<N>;
  input: EntryInput<N>;
}

let made = 0;
const newId = () => `entry-${(made += 1)}`;

/** The rows of an editor of entries, and what has to be saved of them. */
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
  const isWhole = ({ values }: EntryRow<N>) =>
    fields.every(({ name, required }) => !required || values[name].trim() !== '');

  return {
    rows,
    removed,
    dirty: removed.length > 0 || rows.some((row) => isChanged(row)),
    // where nothing has to be there, a row that was never filled in does not keep others from being saved
    incomplete: rows.some((row) => !isWhole(row) && !(min === 0 && !row.stored && isEmpty(row))),
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
    /** What is new or was changed. */
    changed: (): Sent<N>[] =>
      rows
        .filter((row) => isChanged(row) && !isEmpty(row))
        .map((row) => ({
          row,
          input: { ...(row.stored && { id: row.stored.id, version: row.stored.version }), values: row.values },
        })),
    /** Takes what the server kept as stored, so that saving again sends the rest alone. */
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
          const what = settled.get(row.id);
          if (!what) return row;
          const done = what.stored !== row.stored && what.stored;
          return { ...row, ...what, values: done ? valuesOf(done) : row.values };
        }),
      );
    },
  };
}
