'use client';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { isComposing } from '../isComposing';
import type { NativeProps } from '../nativeProps';
import { below } from '../theme/tokens';
import { useLater } from '../useLater';
import { useMediaQuery } from '../useMediaQuery';
import * as styles from './TimelineComposer.css';

// Loaded on phones only.
const loadSheet = () => import('../Drawer/Drawer');

export interface TimelineComposerKind<Kind extends string> {
  /** Identifies the kind in `value` and `onValueChange`. */
  value: Kind;
  /** Label of its button, such as "Note". */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Title of the sheet on phones, such as "Log a call". Defaults to `label`. */
  title?: string;
  /** Key that the page handles, for screen readers, such as `L`. */
  shortcut?: string;
  /** Opens something else instead of the form, such as a dialog. */
  onSelect?: () => void;
}

export interface TimelineComposerProps<Kind extends string>
  extends Omit<NativeProps<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the buttons. */
  label: string;
  /** Kinds of entries, in order. The first one without `onSelect` opens when the user presses the field. */
  kinds: readonly TimelineComposerKind<Kind>[];
  /** Text in the closed field, such as "Write a note…". */
  placeholder: ReactNode;
  /** Kind of the open form, or null while it is closed (controlled). */
  value?: Kind | null;
  /** Kind of the form that is open initially (uncontrolled). Defaults to `null`. */
  defaultValue?: Kind | null;
  /** Called when the user opens or closes a form. */
  onValueChange?: (kind: Kind | null) => void;
  /** Renders the form of a kind. `close` closes it, for example after saving. */
  renderForm: (kind: Kind, close: () => void) => ReactNode;
}

/**
 * Field above a `Timeline` in which users write an entry: a note, a call, a meeting. It opens a form, on phones in a sheet.
 * Escape closes the form, and the focus returns to the field.
 *
 * @example
 * <TimelineComposer
 *   label="Add an entry"
 *   kinds={[{ value: "note", label: "Note" }, { value: "call", label: "Call" }]}
 *   placeholder="Write a note…"
 *   renderForm={renderForm}
 * />
 */
export function TimelineComposer<Kind extends string>({
  label,
  kinds,
  placeholder,
  value,
  defaultValue = null,
  onValueChange,
  renderForm,
  ...rest
}: TimelineComposerProps<Kind>) {
  const [own, setOwn] = useState(defaultValue);
  const open = kinds.find((kind) => kind.value === (value === undefined ? own : value));
  const isPhone = useMediaQuery(below('md'));
  const [returnsFocus, setReturnsFocus] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const change = (next: Kind | null) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const close = () => {
    // The field takes the place of the form. The sheet returns the focus itself.
    setReturnsFocus(!isPhone);
    change(null);
  };
  const sheet = useLater(loadSheet, isPhone && open !== undefined, () => change(null));
  const first = kinds.find(({ onSelect }) => !onSelect);
  const shown = open && !isPhone;
  useEscape(form, shown === true, close);

  return (
    <div {...rest} className={styles.root}>
      <div role="group" aria-label={label} className={styles.kinds}>
        {kinds.map(({ value: kind, label: text, icon, shortcut, onSelect }) => (
          <Button
            key={kind}
            size="small"
            {...(kind === open?.value ? { variant: 'soft', tone: 'accent' } : { variant: 'ghost' })}
            {...(onSelect ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': kind === open?.value })}
            aria-keyshortcuts={shortcut}
            leadingIcon={icon}
            onClick={onSelect ?? (() => change(kind))}
          >
            {text}
          </Button>
        ))}
      </div>
      {shown ? (
        <div key={open.value} ref={form}>
          {renderForm(open.value, close)}
        </div>
      ) : (
        <button
          ref={returnsFocus ? focus : undefined}
          type="button"
          className={styles.start}
          onClick={() => first && change(first.value)}
        >
          {placeholder}
        </button>
      )}
      {isPhone && open && sheet && (
        <sheet.Drawer side="bottom" open onOpenChange={close} title={open.title ?? open.label}>
          {renderForm(open.value, close)}
        </sheet.Drawer>
      )}
    </div>
  );
}

const focus = (field: HTMLButtonElement | null) => field?.focus();

/** Closes the form on Escape, unless a list or menu in it takes the key. */
function useEscape(form: { current: HTMLElement | null }, open: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = form.current;
    if (!open || !element) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) escape();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form, open]);
}
