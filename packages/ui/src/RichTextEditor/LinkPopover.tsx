import * as Popover from '@radix-ui/react-popover';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { Tooltip } from '../Tooltip/Tooltip';
import { linkAddress } from './linkAddress';
import * as styles from './RichTextEditor.css';

interface LinkPopoverProps {
  editor: Editor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shortcut: string;
  /** The button that opens it. */
  children: ReactElement;
}

/** Asks where the selected words lead. Without a selection the address itself is written. */
export function LinkPopover({ editor, open, onOpenChange, shortcut, children }: LinkPopoverProps) {
  const say = useWords();
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip content={say(words.link)} shortcut={shortcut}>
        <Popover.Trigger asChild>{children}</Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={say(words.link)}
          // back to the words that it was about, unless something else was pressed
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body && !editor.isDestroyed) editor.commands.focus();
          }}
        >
          <LinkForm editor={editor} onDone={() => onOpenChange(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const say = useWords();
  const [present] = useState(() => {
    const href: unknown = editor.getAttributes('link').href;
    return typeof href === 'string' ? href : undefined;
  });
  const [typed, setTyped] = useState(present ?? '');
  const [wrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // for React it stands within the page's form
    event.stopPropagation();
    const href = linkAddress(typed);
    if (!href) {
      setWrong(true);
      return;
    }
    const marks = [{ type: 'link', attrs: { href } }];
    if (present === undefined && editor.state.selection.empty)
      editor.commands.insertContent({ type: 'text', text: typed.trim(), marks });
    else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onDone();
  };
  return (
    <form noValidate onSubmit={apply}>
      <Stack gap={12}>
        <TextField
          label={say(words.linkAddress)}
          type="url"
          placeholder="https://"
          value={typed}
          error={wrong && say(words.linkInvalid)}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Inline gap={8}>
          <Button type="submit" size="small" variant="solid" tone="accent">
            {say(words.linkApply)}
          </Button>
          {present !== undefined && (
            <Button size="small" onClick={remove}>
              {say(words.linkRemove)}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
