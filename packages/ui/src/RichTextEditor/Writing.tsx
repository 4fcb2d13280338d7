'use client';
import type { Editor } from '@tiptap/core';
import { cx } from 'class-variance-authority';
import { type FocusEvent, type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as control from '../Control/Control.css';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { prose } from '../RichText/prose.css';
import { useFormReset } from '../useFormReset';
import { fillRef } from '../useOwnRef';
import { contentOf, createEditor, htmlOf, textLength } from './createEditor';
import { DraftNote } from './DraftNote';
import * as styles from './RichTextEditor.css';
import type { RichTextEditorProps } from './richTextEditorProps';
import { Toolbar } from './Toolbar';
import { useDraft } from './useDraft';
import { useMentions } from './useMentions';

type Own =
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'name'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'draft'
  | 'mentions'
  | 'compact';

export interface WritingProps extends Pick<RichTextEditorProps, Own> {
  /** Attributes that link the text to its label and message. */
  wiring: { id: string } & Record<`aria-${string}`, string | true | undefined>;
  limit: number;
  onLength: (length: number) => void;
  onLeave: (() => void) | undefined;
  ref: Ref<HTMLDivElement> | undefined;
}

/** Above this size, serialising on every keystroke would be noticeable. */
const longText = 50_000;
const reportDelayMs = 300;

const definedAttributes = (attributes: Record<string, string | true | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Text and toolbar of the editor. Contains all code that needs TipTap, in a separate chunk. */
export function Writing(props: WritingProps) {
  const { value, defaultValue, name, placeholder, disabled, readOnly, draft: drafts, limit, wiring } = props;
  const { mentions: people, compact = false } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const [editor, setEditor] = useState<Editor>();
  const [own, setOwn] = useState(value ?? defaultValue ?? '');
  const [pasteProblem, setPasteProblem] = useState<'cut' | 'tooLarge'>();
  const [linking, setLinking] = useState(false);
  const editable = !disabled && !readOnly;
  // HTML reported last; initially the given text.
  const reported = useRef(own);
  // Latest `value` prop, and reported values that have not come back as `value` yet.
  const lastValue = useRef(value);
  const pendingValues = useRef<string[]>([]);
  const originalHtml = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft = useDraft(editable ? drafts?.key : undefined, () => {
    const html = editor && htmlOf(editor);
    return html === originalHtml.current ? undefined : html;
  });

  const mentions = useMentions(editor, editable ? people : undefined);

  const attributes = definedAttributes({
    ...wiring,
    ...mentions.attributes,
    'aria-multiline': true,
    'aria-placeholder': placeholder,
    'aria-readonly': readOnly || undefined,
    'aria-disabled': disabled || undefined,
    tabindex: disabled ? undefined : '0',
  });
  const report = (of: Editor) => {
    clearTimeout(timer.current);
    const html = htmlOf(of);
    if (html === reported.current) return;
    reported.current = html;
    if (value !== undefined) pendingValues.current.push(html);
    setOwn(html);
    props.onValueChange?.(html);
  };
  const changed = (of: Editor, pasted: boolean) => {
    if (!pasted) setPasteProblem(undefined);
    props.onLength(textLength(of));
    clearTimeout(timer.current);
    if (of.state.doc.content.size < longText) report(of);
    else timer.current = setTimeout(() => report(of), reportDelayMs);
  };
  const { onKeyDown } = mentions;
  const { onLength } = props;
  const latest = useRef({ attributes, limit, changed, report, onKeyDown, restore: draft.restore, onLength });
  useLayoutEffect(() => {
    latest.current = { attributes, limit, changed, report, onKeyDown, restore: draft.restore, onLength };
  });

  const { ref } = props;
  const mount = useCallback(
    (element: HTMLDivElement) => {
      const created: Editor = createEditor(element, reported.current, {
        attributes: () => latest.current.attributes,
        limit: () => latest.current.limit,
        onChange: (pasted) => latest.current.changed(created, pasted),
        onPaste: setPasteProblem,
        onLink: () => setLinking(true),
        onKeyDown: (event) => latest.current.onKeyDown(event),
      });
      originalHtml.current = htmlOf(created);
      setEditor(created);
      latest.current.onLength(textLength(created));
      const found = latest.current.restore(originalHtml.current);
      if (found !== undefined) created.commands.setContent(contentOf(found));
      const empty = fillRef(ref, element);
      return () => {
        empty();
        latest.current.report(created);
        created.destroy();
      };
    },
    [ref],
  );

  /** Sets text that the user did not write, so it is not part of a draft. */
  const replace = useCallback((of: Editor, html: string) => {
    of.chain().setMeta('addToHistory', false).setContent(contentOf(html), { emitUpdate: false }).run();
    originalHtml.current = htmlOf(of);
    latest.current.onLength(textLength(of));
  }, []);
  const { forget } = draft;
  const latestForget = useRef(forget);
  useLayoutEffect(() => {
    latestForget.current = forget;
  });
  useEffect(() => {
    if (!editor || value === undefined || value === lastValue.current) return;
    lastValue.current = value;
    // On slow machines an earlier value comes back late. The text written since then must be kept.
    const back = pendingValues.current.lastIndexOf(value);
    pendingValues.current.splice(0, back < 0 ? Number.POSITIVE_INFINITY : back + 1);
    if (back >= 0 || value === reported.current) return;
    reported.current = value;
    replace(editor, value);
    latestForget.current();
  }, [editor, value, replace]);

  const frame = useRef<HTMLDivElement>(null);
  useFormReset(frame, () => {
    const html = defaultValue ?? '';
    // A controlled editor gets the text back as its new value.
    if (value === undefined && editor) {
      clearTimeout(timer.current);
      reported.current = html;
      setOwn(html);
      replace(editor, html);
      setPasteProblem(undefined);
      forget();
    }
    props.onValueChange?.(html);
  });

  const attributesKey = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editable });
  }, [editor, editable, attributesKey]);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (linking || currentTarget.contains(relatedTarget)) return;
    if (editor) report(editor);
    props.onLeave?.();
  };
  const number = limit.toLocaleString(locale);
  return (
    <div
      ref={frame}
      role="presentation"
      className={cx(control.box, control.multiline, styles.frame)}
      data-state={disabled ? 'disabled' : readOnly ? 'readonly' : undefined}
      onBlur={handleBlur}
    >
      {editor && editable && (
        <Toolbar
          editor={editor}
          controls={wiring.id}
          linking={linking}
          onLinking={setLinking}
          compact={compact}
          mention={people !== undefined}
        />
      )}
      <div className={styles.area}>
        <div ref={mount} className={cx(styles.writing, compact && styles.low, prose)} />
        {mentions.list}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={own} disabled={disabled} />}
      {editable && (
        <DraftNote
          state={drafts ? draft.state : undefined}
          pasteError={
            pasteProblem &&
            translate(pasteProblem === 'cut' ? messages.pasteCut : messages.pasteTooLarge, { limit: number })
          }
          onDiscard={() => {
            if (editor) editor.commands.setContent(originalHtml.current);
            forget();
            editor?.commands.focus();
          }}
        />
      )}
    </div>
  );
}
