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
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Stack } from '../Stack/Stack';
import * as styles from './EditableSection.css';

/** What came of saving: it is done, a field is wrong, or the server refused it and said why. */
export type SaveOutcome = 'saved' | 'invalid' | { refused: ReactNode };

export interface EditableSectionProps extends Omit<CardProps, 'title' | 'footer' | 'padding'> {
  title: string;
  /** What is read while nobody edits. */
  children: ReactNode;
  /** What is read brings its own room: a table, rows. */
  bleed?: boolean;
  /** The fields, mounted when editing begins. What is typed lives with whoever gives them. */
  form: ReactNode;
  /** Something was changed: there is something to save, and Cancel asks. */
  dirty: boolean;
  /** What was typed is not whole yet: Save waits for it. */
  incomplete?: boolean;
  /** Saves. Until it answers the section waits; unless it answers `saved` it stays open with all that was typed. */
  onSave: () => Promise<SaveOutcome>;
  /** Puts the fields back to what was saved: Cancel was pressed, or discarding confirmed. */
  onDiscard: () => void;
  /** This person may change it. */
  editable?: boolean;
  editing?: boolean;
  defaultEditing?: boolean;
  onEditingChange?: (editing: boolean) => void;
}

/**
 * A part of a record that is read, and edited in its place. Edit puts the keyboard into the first field; Save and Cancel
 * bring it back to Edit. Changes are never lost by a press on Cancel or by a refusal of the server.
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
  const say = useWords();
  const id = useId();
  const [own, setOwn] = useState(defaultEditing);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReactNode>();
  const [asking, setAsking] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const editing = editable && (given ?? own);

  const was = useRef(editing);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    if (editing) focusField(fields.current);
    else edit.current?.focus();
  }, [editing]);

  const setEditing = (next: boolean) => {
    setRefused(undefined);
    setOwn(next);
    onEditingChange?.(next);
  };
  const discard = () => {
    setAsking(false);
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
    // it may stand within the form of a page, as React sees it
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
              {say(words.editing)}
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
              variant="ghost"
              size="small"
              leadingIcon={<Pencil />}
              // several sections have one: “Edit Policy Info”
              aria-labelledby={`${id}-edit ${id}-title`}
              onClick={() => setEditing(true)}
            >
              {say(words.edit)}
            </Button>
          )}
        </>
      }
    >
      {editing ? (
        <form ref={fields} noValidate aria-labelledby={`${id}-title`} aria-busy={saving} onSubmit={submit}>
          <div className={body.default}>
            <Stack gap={20}>
              {refused && <Alert tone="danger">{refused}</Alert>}
              {form}
            </Stack>
          </div>
          <ActionBar note={dirty && say(words.unsaved)}>
            <Button disabled={saving} onClick={() => (dirty ? setAsking(true) : discard())}>
              {say(words.cancel)}
            </Button>
            <Button type="submit" variant="solid" tone="accent" loading={saving} disabled={!dirty || incomplete}>
              {say(words.save)}
            </Button>
          </ActionBar>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={say(words.discardChanges)}
            description={say(words.discardText)}
            subject={title}
            confirmLabel={say(words.discard)}
            cancelLabel={say(words.keepEditing)}
            onConfirm={discard}
          />
        </form>
      ) : (
        children
      )}
    </Card>
  );
}
