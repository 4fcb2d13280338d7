import * as Radix from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import type { MouseEvent, ReactElement } from 'react';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ChevronDown } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuRadioGroup, MenuRadioItem } from '../Menu/MenuGroup';
import { useWords, type Word } from '../messages/messages';
import * as words from '../messages/words';
import { Tooltip } from '../Tooltip/Tooltip';
import { Bold, Italic, Link, List, ListOrdered, Redo2, Underline, Undo2 } from './icons';
import { LinkPopover } from './LinkPopover';
import * as styles from './RichTextEditor.css';

const apple = /Mac|iPhone|iPad/.test(navigator.platform);
/** The keys as the reader's keyboard names them. */
const keysOf = (keys: string) => (apple ? keys.replace('Ctrl+Shift+', '⇧⌘').replace('Ctrl+', '⌘') : keys);

interface Tool {
  word: Word;
  keys: string;
  icon: ReactElement;
  /** The mark or node that it makes. */
  makes: string;
  press: (editor: Editor) => boolean;
}

const emphasis: readonly Tool[] = [
  { word: words.bold, keys: 'Ctrl+B', icon: <Bold />, makes: 'bold', press: (e) => e.commands.toggleBold() },
  { word: words.italic, keys: 'Ctrl+I', icon: <Italic />, makes: 'italic', press: (e) => e.commands.toggleItalic() },
  {
    word: words.underline,
    keys: 'Ctrl+U',
    icon: <Underline />,
    makes: 'underline',
    press: (e) => e.commands.toggleUnderline(),
  },
];
const lists: readonly Tool[] = [
  {
    word: words.bulletList,
    keys: 'Ctrl+Shift+8',
    icon: <List />,
    makes: 'bulletList',
    press: (e) => e.commands.toggleBulletList(),
  },
  {
    word: words.orderedList,
    keys: 'Ctrl+Shift+7',
    icon: <ListOrdered />,
    makes: 'orderedList',
    press: (e) => e.commands.toggleOrderedList(),
  },
];
const steps = [
  { word: words.undo, keys: 'Ctrl+Z', icon: <Undo2 />, step: 'undo' },
  { word: words.redo, keys: 'Ctrl+Shift+Z', icon: <Redo2 />, step: 'redo' },
] as const;

const textStyles = [
  { value: 'paragraph', word: words.paragraph },
  { value: 'heading2', word: words.heading },
  { value: 'heading3', word: words.subheading },
] as const;

/** What holds at the cursor, as a text that is the same as long as nothing changes. */
function stateOf(editor: Editor) {
  const active = [...emphasis, ...lists].map(({ makes }) => makes).filter((name) => editor.isActive(name));
  const level = [2, 3].find((each) => editor.isActive('heading', { level: each }));
  const can = steps.map(({ step }) => step).filter((step) => editor.can()[step]());
  return [...active, editor.isActive('link') ? 'link' : '', level ? `heading${level}` : 'paragraph', ...can].join(' ');
}

/** The text keeps the focus when a button is pressed by a pointer; by the keyboard the button keeps it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface ToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  linking: boolean;
  onLinking: (open: boolean) => void;
}

/** The buttons over the text. One is reached by Tab, the others by the arrow keys. */
export function Toolbar({ editor, controls, linking, onLinking }: ToolbarProps) {
  const say = useWords();
  const state = useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => editor.off('transaction', listener);
    },
    () => stateOf(editor),
  ).split(' ');
  // what is chosen in the menu goes on in the text, not at the menu's button, to which Radix returns the focus
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
    <Tooltip key={makes} content={say(word)} shortcut={keysOf(keys)}>
      <Radix.Button asChild onMouseDown={keepFocus}>
        <IconButton label={say(word)} size="small" {...pressed(makes)} onClick={() => press(editor)}>
          {icon}
        </IconButton>
      </Radix.Button>
    </Tooltip>
  );
  const separator = <span aria-hidden className={styles.separator} />;
  return (
    <Radix.Root className={styles.toolbar} aria-label={say(words.formatting)} aria-controls={controls}>
      <Menu
        label={say(words.textStyle)}
        trigger={
          <Radix.Button
            asChild
            onFocus={() => {
              if (chosen.current) editor.commands.focus();
              chosen.current = false;
            }}
          >
            <Button variant="ghost" size="small" trailingIcon={<ChevronDown />}>
              {say(style.word)}
            </Button>
          </Radix.Button>
        }
      >
        <MenuRadioGroup value={style.value} onValueChange={setStyle}>
          {textStyles.map(({ value, word }) => (
            <MenuRadioItem key={value} value={value}>
              {say(word)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
      {separator}
      {emphasis.map(tool)}
      {separator}
      {lists.map(tool)}
      {separator}
      <LinkPopover editor={editor} open={linking} onOpenChange={onLinking} shortcut={keysOf('Ctrl+K')}>
        <Radix.Button asChild onMouseDown={keepFocus}>
          <IconButton label={say(words.link)} size="small" {...pressed('link')}>
            <Link />
          </IconButton>
        </Radix.Button>
      </LinkPopover>
      <span className={styles.end}>
        {steps.map(({ word, keys, icon, step }) => (
          <Tooltip key={step} content={say(word)} shortcut={keysOf(keys)}>
            <Radix.Button asChild onMouseDown={keepFocus}>
              <IconButton
                label={say(word)}
                size="small"
                // not `disabled`, which would take the focus from whoever undoes the last step
                aria-disabled={!state.includes(step)}
                onClick={() => editor.commands[step]()}
              >
                {icon}
              </IconButton>
            </Radix.Button>
          </Tooltip>
        ))}
      </span>
    </Radix.Root>
  );
}
