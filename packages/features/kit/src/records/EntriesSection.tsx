import type { Result } from '@fairlead/api-client/client';
import { EditableSection, FormGrid, FullRow, RepeatableFields, type SaveOutcome, TextField, toast } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard';
import { type EntryInput, type EntryRow, type SavedEntry, type StoredEntry, useEntries } from './useEntries';

/** A text of every entry. */
export interface EntryField<N extends string> {
  name: N;
  label: string;
  /** Without it there is nothing to save. */
  required?: boolean;
  /** Across the row. */
  long?: boolean;
  /** Characters. */
  max: number;
}

/** What came of sending some entries. */
export interface EntriesSaved<N extends string> {
  /** Those that were kept, in the order in which they were sent. */
  kept: readonly SavedEntry<N>[];
  /** The others; `index` counts from 1. */
  failures: readonly { index: number; field: string; message: string }[];
}

export interface EntriesSectionProps<N extends string> {
  title: string;
  fields: readonly EntryField<N>[];
  entries: readonly StoredEntry<N>[];
  /** What one is called: “Coverage 2”. */
  rowLabel: (index: number) => string;
  addLabel: string;
  /** As many stay; 1 keeps the last from being removed. */
  min?: number;
  /** This person may change them. */
  editable: boolean;
  /** Sends what is new or was changed; each entry is judged by itself. */
  onSave: (entries: EntryInput<N>[]) => Promise<Result<EntriesSaved<N>>>;
  onRemove: (id: string) => Promise<Result<unknown>>;
  /** What is read while nobody edits. */
  children: ReactNode;
  /** It brings its own room: a table. */
  bleed?: boolean;
}

/**
 * A list of short texts that belong to a record, edited in its place: what a quote or a policy covers, its discounts. Entries
 * that the server keeps are kept, and those that it refuses stay open with what is wrong. RESOLUTIONS G-117.
 */
export function EntriesSection<N extends string>(props: EntriesSectionProps<N>) {
  const { title, fields, entries, rowLabel, addLabel, min = 1, editable, onSave, onRemove, children, bleed } = props;
  const { t } = useTranslation('kit');
  const form = useEntries(fields, entries, min);

  const save = async (): Promise<SaveOutcome> => {
    const sent = form.changed();
    if (sent.length > 0) {
      const result = await onSave(sent.map(({ input }) => input));
      if (!result.ok) return { refused: result.failure.message || t('entries.unexpected') };
      form.settle(sent, result.payload);
      const { kept, failures } = result.payload;
      if (kept.length > 0) toast.success(result.message);
      if (failures.length > 0) {
        const reasons = failures.map(({ index, message }) => t('entries.field', { index, message })).join(' ');
        return { refused: t('entries.failed', { count: failures.length, reasons }) };
      }
    }
    for (const id of form.removed) {
      const result = await onRemove(id);
      if (!result.ok) return { refused: result.failure.message };
      form.forget(id);
    }
    return 'saved';
  };

  return (
    <>
      <UnsavedChangesGuard when={form.dirty} />
      <EditableSection
        title={title}
        editable={editable}
        {...(bleed && { bleed })}
        dirty={form.dirty}
        incomplete={form.incomplete}
        onSave={save}
        onDiscard={form.reset}
        onEditingChange={(editing) => editing && form.reset()}
        form={
          <RepeatableFields<EntryRow<N>>
            label={title}
            hideLabel
            rows={form.rows}
            rowLabel={rowLabel}
            addLabel={addLabel}
            onAdd={form.add}
            onRemove={form.remove}
            min={min}
          >
            {(row) => (
              <FormGrid>
                {fields.map(({ name, label, required = false, long = false, max }) => {
                  const field = {
                    label,
                    value: row.values[name],
                    required,
                    maxLength: max,
                    error: row.errors[name],
                  };
                  const input = (
                    <TextField
                      key={name}
                      {...field}
                      autoComplete="off"
                      onChange={(event) => form.type(row.id, name, event.target.value)}
                    />
                  );
                  return long ? <FullRow key={name}>{input}</FullRow> : input;
                })}
              </FormGrid>
            )}
          </RepeatableFields>
        }
      >
        {children}
      </EditableSection>
    </>
  );
}
