import type { Editor } from '@tiptap/core';
import { cx } from 'class-variance-authority';
import { type FocusEvent, type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as control from '../Control/Control.css';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import { prose } from '../RichText/prose.css';
import { fillRef } from '../useOwnRef';
import { contentOf, createEditor, htmlOf, textLength } from './createEditor';
import { DraftNote } from './DraftNote';
import type { RichTextEditorProps } from './RichTextEditor';
import * as styles from './RichTextEditor.css';
import { Toolbar } from './Toolbar';
import { useDraft } from './useDraft';

type Own = 'value' | 'defaultValue' | 'onValueChange' | 'name' | 'placeholder' | 'disabled' | 'readOnly' | 'draft';

export interface WritingProps extends Pick<RichTextEditorProps, Own> {
  /** What ties the text to its label and message. */
  wiring: { id: string } & Record<`aria-${string}`, string | true | undefined>;
  limit: number;
  onLength: (length: number) => void;
  onLeave: (() => void) | undefined;
  ref: Ref<HTMLDivElement> | undefined;
}

/** Serialising a text of this size at every key would be felt. */
const longText = 50_000;
const rest = 300;

const given = (attributes: Record<string, string | true | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The text with its buttons: all that needs TipTap, in a chunk of its own. */
export function Writing(props: WritingProps) {
  const { value, defaultValue, name, placeholder, disabled, readOnly, draft: drafts, limit, wiring } = props;
  const say = useWords();
  const locale = useLocale();
  const [editor, setEditor] = useState<Editor>();
  const [own, setOwn] = useState(value ?? defaultValue ?? '');
  const [refused, setRefused] = useState<'cut' | 'tooLarge'>();
  const [linking, setLinking] = useState(false);
  const editable = !disabled && !readOnly;
  // what was said last, and what there was before anybody wrote
  const said = useRef(own);
  // the value as it was given last, and what was said and has not come back as it yet
  const known = useRef(value);
  const underway = useRef<string[]>([]);
  const before = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft = useDraft(editable ? drafts?.key : undefined, () => {
    const html = editor && htmlOf(editor);
    return html === before.current ? undefined : html;
  });

  const attributes = given({
    ...wiring,
    'aria-multiline': true,
    'aria-placeholder': placeholder,
    'aria-readonly': readOnly || undefined,
    'aria-disabled': disabled || undefined,
    tabindex: disabled ? undefined : '0',
  });
  const tell = (of: Editor) => {
    clearTimeout(timer.current);
    const html = htmlOf(of);
    if (html === said.current) return;
    said.current = html;
    if (value !== undefined) underway.current.push(html);
    setOwn(html);
    props.onValueChange?.(html);
  };
  const changed = (of: Editor, pasted: boolean) => {
    if (!pasted) setRefused(undefined);
    props.onLength(textLength(of));
    clearTimeout(timer.current);
    if (of.state.doc.content.size < longText) tell(of);
    else timer.current = setTimeout(() => tell(of), rest);
  };
  const latest = useRef({ attributes, limit, changed, tell, restore: draft.restore, onLength: props.onLength });
  useLayoutEffect(() => {
    latest.current = { attributes, limit, changed, tell, restore: draft.restore, onLength: props.onLength };
  });

  const { ref } = props;
  const mount = useCallback(
    (element: HTMLDivElement) => {
      const made: Editor = createEditor(element, said.current, {
        attributes: () => latest.current.attributes,
        limit: () => latest.current.limit,
        onChange: (pasted) => latest.current.changed(made, pasted),
        onPaste: setRefused,
        onLink: () => setLinking(true),
      });
      before.current = htmlOf(made);
      setEditor(made);
      latest.current.onLength(textLength(made));
      const found = latest.current.restore(before.current);
      if (found !== undefined) made.commands.setContent(contentOf(found));
      const empty = fillRef(ref, element);
      return () => {
        empty();
        latest.current.tell(made);
        made.destroy();
      };
    },
    [ref],
  );

  /** What is there now is not this person's writing: nothing of it is a draft. */
  const replace = useCallback((of: Editor, html: string) => {
    of.chain().setMeta('addToHistory', false).setContent(contentOf(html), { emitUpdate: false }).run();
    before.current = htmlOf(of);
    latest.current.onLength(textLength(of));
  }, []);
  const { forget } = draft;
  const forgetting = useRef(forget);
  useLayoutEffect(() => {
    forgetting.current = forget;
  });
  useEffect(() => {
    if (!editor || value === undefined || value === known.current) return;
    known.current = value;
    // It comes back late where the machine is slow: more has been written by then, and must stay.
    const back = underway.current.lastIndexOf(value);
    underway.current.splice(0, back < 0 ? Number.POSITIVE_INFINITY : back + 1);
    if (back >= 0 || value === said.current) return;
    said.current = value;
    replace(editor, value);
    forgetting.current();
  }, [editor, value, replace]);

  const drawn = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editable });
  }, [editor, editable, drawn]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (linking || currentTarget.contains(relatedTarget)) return;
    if (editor) tell(editor);
    props.onLeave?.();
  };
  const number = limit.toLocaleString(locale);
  return (
    <div
      role="presentation"
      className={cx(control.box, control.multiline, styles.frame)}
      data-state={disabled ? 'disabled' : readOnly ? 'readonly' : undefined}
      onBlur={leave}
    >
      {editor && editable && <Toolbar editor={editor} controls={wiring.id} linking={linking} onLinking={setLinking} />}
      <div ref={mount} className={cx(styles.writing, prose)} />
      {name !== undefined && <input type="hidden" name={name} value={own} disabled={disabled} />}
      {editable && (
        <DraftNote
          state={drafts ? draft.state : undefined}
          refused={refused && say(refused === 'cut' ? words.pasteCut : words.pasteTooLarge, { limit: number })}
          onDiscard={() => {
            if (editor) editor.commands.setContent(before.current);
            forget();
            editor?.commands.focus();
          }}
        />
      )}
    </div>
  );
}
