'use client';
import * as Radix from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import type { MouseEvent, ReactElement } from 'react';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ChevronDown } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuRadioGroup, MenuRadioItem } from '../Menu/MenuGroup';
import * as messages from '../messages/english';
import { type MessageText, useTranslate } from '../messages/messages';
import { Tooltip } from '../Tooltip/Tooltip';
import { AtSign, Bold, Italic, Link, List, ListOrdered, Redo2, Underline, Undo2 } from './icons';
import { LinkPopover } from './LinkPopover';
import * as styles from './RichTextEditor.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
/** Shortcut as shown on the user's keyboard. */
const formatShortcut = (keys: string) => (isApple ? keys.replace('Ctrl+Shift+', '⇧⌘').replace('Ctrl+', '⌘') : keys);

interface Tool {
  word: MessageText;
  keys: string;
  icon: ReactElement;
  /** Name of the mark or node that the tool toggles. */
  makes: string;
  press: (editor: Editor) => boolean;
}

const emphasis: readonly Tool[] = [
  { word: messages.bold, keys: 'Ctrl+B', icon: <Bold />, makes: 'bold', press: (e) => e.commands.toggleBold() },
  { word: messages.italic, keys: 'Ctrl+I', icon: <Italic />, makes: 'italic', press: (e) => e.commands.toggleItalic() },
  {
    word: messages.underline,
    keys: 'Ctrl+U',
    icon: <Underline />,
    makes: 'underline',
    press: (e) => e.commands.toggleUnderline(),
  },
];
const lists: readonly Tool[] = [
  {
    word: messages.bulletList,
    keys: 'Ctrl+Shift+8',
    icon: <List />,
    makes: 'bulletList',
    press: (e) => e.commands.toggleBulletList(),
  },
  {
    word: messages.orderedList,
    keys: 'Ctrl+Shift+7',
    icon: <ListOrdered />,
    makes: 'orderedList',
    press: (e) => e.commands.toggleOrderedList(),
  },
];
const steps = [
  { word: messages.undo, keys: 'Ctrl+Z', icon: <Undo2 />, step: 'undo' },
  { word: messages.redo, keys: 'Ctrl+Shift+Z', icon: <Redo2 />, step: 'redo' },
] as const;

const textStyles = [
  { value: 'paragraph', word: messages.paragraph },
  { value: 'heading2', word: messages.heading },
  { value: 'heading3', word: messages.subheading },
] as const;

/** Formatting at the cursor, as a string that is equal while nothing changes. */
function stateOf(editor: Editor) {
  const active = [...emphasis, ...lists].map(({ makes }) => makes).filter((name) => editor.isActive(name));
  const level = [2, 3].find((each) => editor.isActive('heading', { level: each }));
  const can = steps.map(({ step }) => step).filter((step) => editor.can()[step]());
  return [...active, editor.isActive('link') ? 'link' : '', level ? `heading${level}` : 'paragraph', ...can].join(' ');
}

/** An `@`, after a space if the caret is behind a word. */
function startOfMention({ state }: Editor): string {
  const { $from } = state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  return before === '' || before.endsWith(' ') ? '@' : ' @';
}

/** A pointer press keeps the focus in the text. A keyboard user keeps the focus on the button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface ToolbarProps {
  editor: Editor;
  /** Id of the text. */
  controls: string;
  linking: boolean;
  onLinking: (open: boolean) => void;
  /** Leaves out the text styles and the undo buttons. */
  compact: boolean;
  /** Shows a button that starts a mention. */
  mention: boolean;
}

/** Toolbar above the text. Tab reaches one button, the arrow keys the others. */
export function Toolbar({ editor, controls, linking, onLinking, compact, mention }: ToolbarProps) {
  const translate = useTranslate();
  const state = useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => editor.off('transaction', listener);
    },
    () => stateOf(editor),
  ).split(' ');
  // After a choice in the style menu, typing continues in the text. Radix returns the focus to the menu's button.
  const chosen = useRef(false);
  const style = textStyles.find(({ value }) => state.includes(value)) ?? textStyles[0];
  const setStyle = (value: (typeof textStyles)[number]['value']) => {
    chosen.current = true;
    if (value === 'paragraph') editor.commands.setParagraph();
    else editor.commands.setHeading({ level: value === 'heading2' ? 2 : 3 });
  };
  const pressed = (name: string) =>
    state.includes(name)
      ? ({ variant: 'soft', tone: 'accent', 'aria-pressed': true } as const)
      : ({ 'aria-pressed': false } as const);
  const tool = ({ word, keys, icon, makes, press }: Tool) => (
    <Tooltip key={makes} content={translate(word)} shortcut={formatShortcut(keys)}>
      <Radix.Button asChild onMouseDown={keepFocus}>
        <IconButton label={translate(word)} size="small" {...pressed(makes)} onClick={() => press(editor)}>
          {icon}
        </IconButton>
      </Radix.Button>
    </Tooltip>
  );
  const separator = <span aria-hidden className={styles.separator} />;
  const undoButtons = (
    <span className={styles.end}>
      {steps.map(({ word, keys, icon, step }) => (
        <Tooltip key={step} content={translate(word)} shortcut={formatShortcut(keys)}>
          <Radix.Button asChild onMouseDown={keepFocus}>
            <IconButton
              label={translate(word)}
              size="small"
              // A `disabled` button would lose the focus when the user undoes the last step.
              aria-disabled={!state.includes(step)}
              onClick={() => editor.commands[step]()}
            >
              {icon}
            </IconButton>
          </Radix.Button>
        </Tooltip>
      ))}
    </span>
  );
  const textStyle = (
    <>
      <Menu
        label={translate(messages.textStyle)}
        trigger={
          <Radix.Button
            asChild
            onFocus={() => {
              if (chosen.current) editor.commands.focus();
              chosen.current = false;
            }}
          >
            <Button variant="ghost" size="small" trailingIcon={<ChevronDown />}>
              {translate(style.word)}
            </Button>
          </Radix.Button>
        }
      >
        <MenuRadioGroup value={style.value} onValueChange={setStyle}>
          {textStyles.map(({ value, word }) => (
            <MenuRadioItem key={value} value={value}>
              {translate(word)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
      {separator}
    </>
  );
  return (
    <Radix.Root className={styles.toolbar} aria-label={translate(messages.formatting)} aria-controls={controls}>
      {compact ? null : textStyle}
      {emphasis.map(tool)}
      {separator}
      {lists.map(tool)}
      {separator}
      <LinkPopover editor={editor} open={linking} onOpenChange={onLinking} shortcut={formatShortcut('Ctrl+K')}>
        <Radix.Button asChild onMouseDown={keepFocus}>
          <IconButton label={translate(messages.link)} size="small" {...pressed('link')}>
            <Link />
          </IconButton>
        </Radix.Button>
      </LinkPopover>
      {mention ? (
        <Tooltip content={translate(messages.mention)} shortcut="@">
          <Radix.Button asChild onMouseDown={keepFocus}>
            <IconButton
              label={translate(messages.mention)}
              size="small"
              onClick={() => editor.chain().focus().insertContent(startOfMention(editor)).run()}
            >
              <AtSign />
            </IconButton>
          </Radix.Button>
        </Tooltip>
      ) : null}
      {compact ? null : undoButtons}
    </Radix.Root>
  );
}
