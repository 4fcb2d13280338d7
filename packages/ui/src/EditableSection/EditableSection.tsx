'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ActionBar } from '../ActionBar/ActionBar';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Card, type CardProps } from '../Card/Card';
import { body } from '../Card/Card.css';
import { Chip } from '../Chip/Chip';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { focusField } from '../focusField';
import { Pencil } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Stack } from '../Stack/Stack';
import { useControllableState } from '../useControllableState';
import * as styles from './EditableSection.css';

/** Result of saving. `refused` is the server's error message. */
export type SaveOutcome = 'saved' | 'invalid' | { refused: ReactNode };

export interface EditableSectionProps extends Omit<CardProps, 'title' | 'footer' | 'padding'> {
  /** Title of the section. */
  title: string;
  /** Read-only content. */
  children: ReactNode;
  /** The read-only content has its own padding, like a table or rows. Defaults to `false`. */
  bleed?: boolean;
  /** Form fields, mounted when editing starts. The caller keeps their values. */
  form: ReactNode;
  /** Whether there are unsaved changes. Enables Save, and makes Cancel ask for confirmation. */
  dirty: boolean;
  /** Disables Save, for example while a required upload runs. Defaults to `false`. */
  incomplete?: boolean;
  /**
   * Saves the changes. The section shows a loading state until the promise resolves, and stays open unless it resolves to
   * `saved`.
   */
  onSave: () => Promise<SaveOutcome>;
  /** Resets the fields to the saved values. Called after Cancel or after the user confirms discarding changes. */
  onDiscard: () => void;
  /** Whether the user may edit the section. Defaults to `true`. */
  editable?: boolean;
  /** Whether the section is being edited (controlled). */
  editing?: boolean;
  /** Whether editing starts initially (uncontrolled). Defaults to `false`. */
  defaultEditing?: boolean;
  /** Called when editing starts or ends. */
  onEditingChange?: (editing: boolean) => void;
}

/**
 * Section of a record that can be edited in place. Edit moves the focus to the first field; Save and Cancel return it to the
 * Edit button. Cancel asks before it discards changes. If saving fails, the section stays open with the entered values.
 *
 * @example
 * <EditableSection title="Owner" form={fields} dirty={isDirty} onSave={save} onDiscard={reset}>
 *   <Text>Ada Marsh</Text>
 * </EditableSection>
 */
export function EditableSection({
  title,
  children,
  bleed = false,
  form,
  dirty,
  incomplete = false,
  onSave,
  onDiscard,
  editable = true,
  editing: given,
  defaultEditing = false,
  onEditingChange,
  actions,
  ...rest
}: EditableSectionProps) {
  const translate = useTranslate();
  const id = useId();
  const [wanted, setWanted] = useControllableState(given, defaultEditing, onEditingChange);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReactNode>();
  const [confirmingDiscard, setConfirmingDiscard] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const editing = editable && wanted;

  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current === editing) return;
    wasEditing.current = editing;
    if (editing) focusField(fields.current);
    else edit.current?.focus();
  }, [editing]);

  // Save stays in view while the top of a long section does not.
  useEffect(() => {
    if (refused) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  const setEditing = (next: boolean) => {
    setRefused(undefined);
    setWanted(next);
  };
  const discard = () => {
    setConfirmingDiscard(false);
    setEditing(false);
    onDiscard();
  };
  const save = async () => {
    setRefused(undefined);
    setSaving(true);
    try {
      const outcome = await onSave();
      if (outcome === 'saved') setEditing(false);
      else if (outcome === 'invalid') focusField(fields.current, true);
      else setRefused(outcome.refused);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events also bubble through portals, so the submit would reach an outer form.
    event.stopPropagation();
    if (!saving && dirty && !incomplete) void save();
  };

  return (
    <Card
      {...rest}
      padding={editing || bleed ? 'none' : 'default'}
      data-state={editing ? 'editing' : 'reading'}
      title={
        <span className={styles.title}>
          <span id={`${id}-title`}>{title}</span>
          {editing && (
            <Chip tone="accent" dot={false}>
              {translate(messages.editing)}
            </Chip>
          )}
        </span>
      }
      actions={
        <>
          {actions}
          {editable && !editing && (
            <Button
              ref={edit}
              id={`${id}-edit`}
              writes
              variant="ghost"
              size="small"
              leadingIcon={<Pencil />}
              data-edit=""
              // Includes the section's title, because a page may have several Edit buttons: "Edit Policy Info".
              aria-labelledby={`${id}-edit ${id}-title`}
              onClick={() => setEditing(true)}
            >
              {translate(messages.edit)}
            </Button>
          )}
        </>
      }
    >
      {editing ? (
        <form ref={fields} noValidate aria-labelledby={`${id}-title`} aria-busy={saving} onSubmit={submit}>
          <div className={body.default}>
            <Stack gap={20}>
              {refused && (
                <div ref={notice} className={styles.notice}>
                  <Alert tone="danger">{refused}</Alert>
                </div>
              )}
              {form}
            </Stack>
          </div>
          <ActionBar note={dirty && translate(messages.unsaved)}>
            <Button disabled={saving} onClick={() => (dirty ? setConfirmingDiscard(true) : discard())}>
              {translate(messages.cancel)}
            </Button>
            <Button type="submit" variant="solid" tone="accent" loading={saving} disabled={!dirty || incomplete}>
              {translate(messages.save)}
            </Button>
          </ActionBar>
          <ConfirmDialog
            open={confirmingDiscard}
            onOpenChange={setConfirmingDiscard}
            title={translate(messages.discardChanges)}
            description={translate(messages.discardText)}
            subject={title}
            confirmLabel={translate(messages.discard)}
            cancelLabel={translate(messages.keepEditing)}
            onConfirm={discard}
          />
        </form>
      ) : (
        children
      )}
    </Card>
  );
}
