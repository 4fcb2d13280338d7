import { messageOf, type Result } from '@fairlead/api-client/client';
import { EditableSection, type EditableSectionProps, type SaveOutcome, toast } from '@fairlead/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { Conflict } from './Conflict';
import { DraftNotice } from './DraftNotice';
import type { FormDefinition } from './defineForm';
import { showFailure } from './failure';
import type { StoredVersion } from './storedVersion';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import { useDraft } from './useDraft';

export interface FormSectionProps<V extends FieldValues, B, R, F extends string, S>
  extends Pick<EditableSectionProps, 'title' | 'level' | 'editable' | 'children'> {
  form: FormDefinition<V, B, R, F>;
  record: R;
  /** Form fields, shown while the section is edited. */
  fields: ReactNode;
  save: (body: B, stored: StoredVersion) => Promise<Result<S>>;
  /** Asks the user before saving. The section stays open when it resolves to false. Defaults to saving at once. */
  confirm?: (body: B) => Promise<boolean>;
  /** Disables Save until it returns true. Defaults to always enabled. */
  ready?: (values: V) => boolean;
  /**
   * Reads the current record from the response to a conflict. Changes to fields outside this section cause no conflict, and
   * the user can load the values of the other user.
   */
  currentIn: (payload: unknown) => R | undefined;
  /**
   * Called when the section gets or loses unsaved changes. The page then asks before it is left. Without it, the section asks
   * itself.
   */
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Section of a record that is edited in place. Fields start with the stored values when the user presses Edit. Saving fails
 * with a conflict if another user changed the record; the next save overwrites that change. Unsaved values are
 * restored after signing in again or a reload.
 */
export function FormSection<V extends FieldValues, B, R extends StoredVersion, F extends string, S>(
  props: FormSectionProps<V, B, R, F, S>,
) {
  const {
    form: definition,
    record,
    fields,
    save,
    confirm,
    ready,
    currentIn,
    onDirtyChange,
    children,
    ...section
  } = props;
  const form = definition.useForm(record);
  const valuesOf = definition.useValuesOf();
  const [editing, setEditing] = useState(false);
  // when editing started, or after the last reported conflict
  const [base, setBase] = useState({ values: valuesOf(record), version: record.version });
  const values = useWatch({ control: form.control, disabled: ready === undefined });
  // after saving, a rich-text editor may still report its own notation of the text
  const dirty = form.formState.isDirty && editing;
  useEffect(() => {
    onDirtyChange?.(dirty);
    return () => onDirtyChange?.(false);
  }, [dirty, onDirtyChange]);

  const draft = useDraft(form, {
    // a page with a drawer shows several records
    name: `${section.title} ${record.id}`,
    typed: dirty,
    stored: base,
    onRestored: useCallback((stored: typeof base) => {
      setBase(stored);
      setEditing(true);
    }, []),
  });

  const startEditing = () => {
    draft.discard();
    const stored = valuesOf(record);
    form.reset(stored);
    setBase({ values: stored, version: record.version });
  };
  const stopEditing = () => {
    startEditing();
    setEditing(false);
  };
  const isUnchanged = (other: R) => JSON.stringify(valuesOf(other)) === JSON.stringify(base.values);
  const submit = async (): Promise<SaveOutcome> => {
    let outcome: SaveOutcome = 'invalid';
    await form.handleSubmit(async (body) => {
      if (confirm && !(await confirm(body))) return;
      const send = async (version: number) => {
        const result = await save(body, { id: record.id, version });
        const stale = !result.ok && result.failure.code === 'stale';
        return { result, current: stale ? currentIn(result.failure.payload) : undefined };
      };
      let answer = await send(isUnchanged(record) ? Math.max(base.version, record.version) : base.version);
      if (answer.current && isUnchanged(answer.current)) answer = await send(answer.current.version);
      const { result, current } = answer;
      if (result.ok) {
        toast.success(result.message);
        outcome = 'saved';
        form.reset(form.getValues());
        return;
      }
      if (current) {
        setBase({ values: valuesOf(current), version: current.version });
        outcome = { refused: <Conflict text={result.failure.message} onLoad={stopEditing} /> };
        return;
      }
      outcome = showFailure(form, result.failure) ? 'invalid' : { refused: messageOf(result.failure) };
    })();
    return outcome;
  };
  return (
    <>
      {onDirtyChange ? null : <UnsavedChangesGuard when={dirty} />}
      <EditableSection
        {...section}
        form={
          <FormProvider {...form}>
            {draft.restored ? <DraftNotice onDiscard={startEditing} /> : null}
            {fields}
          </FormProvider>
        }
        dirty={dirty}
        incomplete={ready?.(values as V) === false}
        onSave={submit}
        onDiscard={startEditing}
        editing={editing}
        onEditingChange={(open) => {
          setEditing(open);
          if (open) startEditing();
        }}
      >
        {children}
      </EditableSection>
    </>
  );
}
