'use client';
import type { Editor } from '@tiptap/core';
import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { choice, panel } from '../theme/floating.css';
import * as styles from './RichTextEditor.css';
import type { MentionPerson } from './richTextEditorProps';

/** Rows of the list. */
const MOST = 6;

interface Query {
  text: string;
  /** Positions of the `@` and the caret. */
  from: number;
  to: number;
  /** Distance of the `@` from the start of the line in the frame, in pixels. */
  start: number;
  top: number;
}

/** The text after the last `@` before the caret, up to two words. */
function queryAt(editor: Editor, frame: Element): Query | undefined {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(before);
  if (found?.[1] === undefined) return undefined;
  const from = selection.from - found[1].length - 1;
  const { left, right, bottom } = editor.view.coordsAtPos(from);
  const box = frame.getBoundingClientRect();
  const start = getComputedStyle(frame).direction === 'rtl' ? box.right - right : left - box.left;
  return { text: found[1], from, to: selection.from, start, top: bottom - box.top };
}

/** People with a name that starts with the text, in any of its words. */
function matchPeople(people: readonly MentionPerson[], text: string): MentionPerson[] {
  const wanted = text.toLocaleLowerCase();
  const starts = (name: string) =>
    name.startsWith(wanted) || name.split(' ').some((part) => part !== '' && part.startsWith(wanted));
  return people.filter(({ name }) => starts(name.toLocaleLowerCase())).slice(0, MOST);
}

/**
 * List of people that opens when the user types `@` and a part of a name. The arrow keys choose, Enter and Tab insert, Escape
 * closes the list.
 */
export function useMentions(editor: Editor | undefined, people: readonly MentionPerson[] | undefined) {
  const translate = useTranslate();
  const id = useId();
  const [query, setQuery] = useState<Query>();
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const matches = query && people && query.from !== closedAt ? matchPeople(people, query.text) : [];
  const open = matches.length > 0;
  const active = Math.min(chosen, matches.length - 1);

  const update = useEffectEvent(() => {
    const frame = editor?.view.dom.parentElement;
    const next = editor && frame && people ? queryAt(editor, frame) : undefined;
    setQuery(next);
    if (next?.from !== query?.from || next?.text !== query?.text) setChosen(0);
    if (!next) setClosedAt(undefined);
  });
  useEffect(() => {
    if (!editor) return undefined;
    const close = () => setQuery(undefined);
    const listen = () => update();
    editor.on('transaction', listen);
    editor.on('blur', close);
    return () => {
      editor.off('transaction', listen);
      editor.off('blur', close);
    };
  }, [editor]);

  const insert = ({ name }: MentionPerson) => {
    if (!editor || !query) return;
    const content = [
      { type: 'text', text: `@${name}`, marks: [{ type: 'bold' }] },
      { type: 'text', text: ' ' },
    ];
    editor.chain().focus().insertContentAt({ from: query.from, to: query.to }, content).unsetMark('bold').run();
    setQuery(undefined);
  };

  /** Returns whether the list takes the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || !query || event.ctrlKey || event.metaKey || event.altKey) return false;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setChosen((active + step + matches.length) % matches.length);
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const person = matches[active];
      if (person) insert(person);
    } else if (event.key === 'Escape') {
      // The dialog around the editor stays open.
      event.stopPropagation();
      setClosedAt(query.from);
    } else return false;
    event.preventDefault();
    return true;
  };

  const attributes: Record<string, string> = open
    ? { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` }
    : {};
  const list = open && query && (
    <ul
      id={id}
      role="listbox"
      aria-label={translate(messages.mention)}
      className={cx(panel, styles.mentions)}
      style={{ top: query.top, insetInlineStart: Math.max(0, query.start) }}
    >
      {matches.map((person, index) => (
        <li
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cx(choice, styles.person)}
          // The text keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            insert(person);
          }}
        >
          {person.name}
        </li>
      ))}
    </ul>
  );
  return { list, attributes, onKeyDown };
}
