import { type Failure, messageOf, type Result } from '@fairlead/api-client/client';
import { EditableSection, FormGrid, FullRow, RepeatableFields, type SaveOutcome, TextField, toast } from '@fairlead/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Conflict } from '../form/Conflict';
import { DraftNotice } from '../form/DraftNotice';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard';
import { useDraft } from '../form/useDraft';
import {
  type EntriesFormReturn,
  type EntriesSaved,
  type EntryField,
  type EntryInput,
  isStale,
  isTooLong,
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
  /** Reads the current entries after a conflict. Resolves to undefined if the request failed. */
  readCurrent: () => Promise<readonly StoredEntry<N>[] | undefined>;
  /** Read-only view of the entries. */
  children: ReactNode;
  /** Omits the padding around `children`, for tables. */
  bleed?: boolean;
}

const codesOf = ({ code, errors }: Failure) => [code, ...errors.map((error) => error.code)];

/**
 * Inline editor for a list of short texts, such as the coverages or discounts of a policy.
 * Saved entries stay saved. Rejected entries stay in the form with their errors. After a conflict, the next save overwrites
 * the changes of the other user.
 */
export function EntriesSection<N extends string>(props: EntriesSectionProps<N>) {
  const { title, fields, entries, rowLabel, addLabel, min = 1, editable, children, bleed } = props;
  const { onSave, onRemove, readCurrent } = props;
  const { t } = useTranslation('kit');
  const { form, ...editor } = useEntries(fields, entries, min);
  const [editing, setEditing] = useState(false);
  // each row has its own version
  const draft = useDraft(form, {
    name: title,
    typed: editing && editor.dirty,
    onRestored: useCallback(() => setEditing(true), []),
  });
  const startEditing = () => {
    editor.reset();
    draft.discard();
  };

  /** Message for rejected entries. If another user has changed one, the next save is based on the current entries. */
  const refuse = async (message: string, codes: readonly string[]): Promise<SaveOutcome> => {
    const current = codes.some(isStale) ? await readCurrent() : undefined;
    if (!current) return { refused: message };
    editor.rebase(current);
    const load = () => {
      editor.reset();
      setEditing(false);
    };
    return { refused: <Conflict text={message} onLoad={load} /> };
  };
  const save = async (): Promise<SaveOutcome> => {
    const sent = editor.changed();
    if (sent.length > 0) {
      const result = await onSave(sent.map(({ input }) => input));
      if (!result.ok) return refuse(result.failure.message || t('entries.unexpected'), codesOf(result.failure));
      editor.settle(sent, result.payload);
      const { saved, failures } = result.payload;
      if (saved.length > 0) toast.success(result.message);
      if (failures.length > 0) {
        const reasons = failures
          .map(({ index, message }) => t('entries.field', { index, message: message || t('entries.unexpected') }))
          .join(' ');
        return refuse(
          t('entries.failed', { count: failures.length, reasons }),
          failures.map(({ code }) => code),
        );
      }
    }
    for (const id of editor.removed) {
      const result = await onRemove(id);
      if (!result.ok) return { refused: messageOf(result.failure) };
      editor.forget(id);
    }
    return 'saved';
  };

  return (
    <>
      <UnsavedChangesGuard when={editor.dirty} />
      <EditableSection
        title={title}
        editable={editable}
        {...(bleed && { bleed })}
        dirty={editor.dirty}
        incomplete={editor.incomplete}
        onSave={save}
        onDiscard={editor.reset}
        editing={editing}
        onEditingChange={(open) => {
          setEditing(open);
          if (open) startEditing();
        }}
        form={
          <>
            {draft.restored ? <DraftNotice onDiscard={startEditing} /> : null}
            <RepeatableFields
              label={title}
              hideLabel
              rows={editor.items}
              rowLabel={rowLabel}
              addLabel={addLabel}
              onAdd={editor.add}
              onRemove={editor.remove}
              min={min}
            >
              {(_, index) => (
                <FormGrid>
                  {fields.map((field) => {
                    const input = <EntryText key={field.name} form={form} row={index} field={field} />;
                    return field.long ? <FullRow key={field.name}>{input}</FullRow> : input;
                  })}
                </FormGrid>
              )}
            </RepeatableFields>
          </>
        }
      >
        {children}
      </EditableSection>
    </>
  );
}

interface EntryTextProps {
  form: EntriesFormReturn;
  /** Index of the entry. */
  row: number;
  field: EntryField<string>;
}

/** Text of an entry. Its server error disappears when the user changes it. */
function EntryText({ form: { control, clearErrors }, row, field: definition }: EntryTextProps) {
  const { t } = useTranslation('kit');
  const { name, label, required = false, max } = definition;
  const path = `rows.${row}.values.${name}` as const;
  const { field, fieldState } = useController({ control, name: path });
  return (
    <TextField
      {...field}
      label={label}
      required={required}
      // a long paste is not cut without a word
      error={fieldState.error?.message ?? (isTooLong(field.value, definition) && t('field.maxLength', { label, max }))}
      autoComplete="off"
      onChange={(event) => {
        field.onChange(event);
        clearErrors(path);
      }}
    />
  );
}
