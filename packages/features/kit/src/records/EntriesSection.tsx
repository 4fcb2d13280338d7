import { messageOf, type Result } from '@fairlead/api-client/client';
import { EditableSection, FormGrid, FullRow, RepeatableFields, type SaveOutcome, TextField, toast } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard';
import {
  type EntriesSaved,
  type EntryField,
  type EntryInput,
  type EntryRow,
  type StoredEntry,
  useEntries,
} from './useEntries';

export interface EntriesSectionProps<N extends string> {
  title: string;
  fields: readonly EntryField<N>[];
  entries: readonly StoredEntry<N>[];
  /** Label of a row, for example "Coverage 2". */
  rowLabel: (index: number) => string;
  addLabel: string;
  /** Minimum number of rows. Defaults to 1. */
  min?: number;
  /** The user may change the entries. */
  editable: boolean;
  /** Sends new and changed entries. The server accepts or rejects each entry separately. */
  onSave: (entries: EntryInput<N>[]) => Promise<Result<EntriesSaved<N>>>;
  onRemove: (id: string) => Promise<Result<unknown>>;
  /** Read-only view of the entries. */
  children: ReactNode;
  /** Omits the padding around `children`, for tables. */
  bleed?: boolean;
}

/**
 * Inline editor for a list of short texts, such as the coverages or discounts of a policy.
 * Saved entries stay saved. Rejected entries stay in the form with their errors.
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
        const reasons = failures
          .map(({ index, message }) => t('entries.field', { index, message: message || t('entries.unexpected') }))
          .join(' ');
        return { refused: t('entries.failed', { count: failures.length, reasons }) };
      }
    }
    for (const id of form.removed) {
      const result = await onRemove(id);
      if (!result.ok) return { refused: messageOf(result.failure) };
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
