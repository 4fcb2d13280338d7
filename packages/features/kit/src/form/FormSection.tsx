import { messageOf, type Result } from '@fairlead/api-client/client';
import { EditableSection, type EditableSectionProps, type SaveOutcome, toast } from '@fairlead/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { FormDefinition } from './defineForm';
import { showFailure } from './failure';
import { type StoredVersion, versionOf } from './storedVersion';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

export interface FormSectionProps<V extends FieldValues, B, R, F extends string, S>
  extends Pick<EditableSectionProps, 'title' | 'editable' | 'bleed' | 'actions' | 'children'> {
  form: FormDefinition<V, B, R, F>;
  record: R;
  /** Form fields, shown while the section is edited. */
  fields: ReactNode;
  save: (body: B, stored: StoredVersion) => Promise<Result<S>>;
  /**
   * Called when the section gets or loses unsaved changes. The page then asks before it is left. Without it, the section asks
   * itself.
   */
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Section of a record that is edited in place. Fields start with the stored values when the user presses Edit. Saving fails
 * with a conflict if another user changed the record; the next save overwrites that change.
 */
export function FormSection<V extends FieldValues, B, R extends StoredVersion, F extends string, S>(
  props: FormSectionProps<V, B, R, F, S>,
) {
  const { form: definition, record, fields, save, onDirtyChange, children, ...section } = props;
  const form = definition.useForm(record);
  const valuesOf = definition.useValuesOf();
  const [version, setVersion] = useState(record.version);
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirtyChange?.(isDirty);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);

  const startEditing = () => {
    form.reset(valuesOf(record));
    setVersion(record.version);
  };
  const submit = async (): Promise<SaveOutcome> => {
    let outcome: SaveOutcome = 'invalid';
    await form.handleSubmit(async (body) => {
      const result = await save(body, { id: record.id, version });
      if (result.ok) {
        toast.success(result.message);
        outcome = 'saved';
        form.reset(form.getValues());
        return;
      }
      const { code, payload } = result.failure;
      if (code === 'stale') setVersion(versionOf(payload) ?? version);
      outcome = showFailure(form, result.failure) ? 'invalid' : { refused: messageOf(result.failure) };
    })();
    return outcome;
  };
  return (
    <>
      {onDirtyChange ? null : <UnsavedChangesGuard when={isDirty} />}
      <EditableSection
        {...section}
        form={<FormProvider {...form}>{fields}</FormProvider>}
        dirty={isDirty}
        onSave={submit}
        onDiscard={startEditing}
        onEditingChange={(editing) => (editing ? startEditing() : undefined)}
      >
        {children}
      </EditableSection>
    </>
  );
}
