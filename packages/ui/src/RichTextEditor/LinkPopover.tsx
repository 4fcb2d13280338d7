'use client';
import * as Popover from '@radix-ui/react-popover';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { keepOpenOnComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { Tooltip } from '../Tooltip/Tooltip';
import { linkAddress } from './linkAddress';
import * as styles from './RichTextEditor.css';

interface LinkPopoverProps {
  editor: Editor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shortcut: string;
  /** Button that opens the popover. */
  children: ReactElement;
}

/** Form for the address of a link. Without a selection, the address becomes the text of the link. */
export function LinkPopover({ editor, open, onOpenChange, shortcut, children }: LinkPopoverProps) {
  const translate = useTranslate();
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip content={translate(messages.link)} shortcut={shortcut}>
        <Popover.Trigger asChild>{children}</Popover.Trigger>
      </Tooltip>
      <Popover.Portal container={usePortalContainer()}>
        <Popover.Content
          className={styles.popover}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={translate(messages.link)}
          onEscapeKeyDown={keepOpenOnComposing}
          // Returns the focus to the text, unless the user pressed another control.
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
  const translate = useTranslate();
  const [currentHref] = useState(() => {
    const href: unknown = editor.getAttributes('link').href;
    return typeof href === 'string' ? href : undefined;
  });
  const [typed, setTyped] = useState(currentHref ?? '');
  const [wrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // React events also bubble through portals, so the submit would reach the page's form.
    event.stopPropagation();
    const href = linkAddress(typed);
    if (!href) {
      setWrong(true);
      return;
    }
    const marks = [{ type: 'link', attrs: { href } }];
    if (currentHref === undefined && editor.state.selection.empty)
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
          label={translate(messages.linkAddress)}
          type="url"
          placeholder="https://"
          value={typed}
          error={wrong && translate(messages.linkInvalid)}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Inline gap={8}>
          <Button type="submit" size="small" variant="solid" tone="accent">
            {translate(messages.linkApply)}
          </Button>
          {currentHref !== undefined && (
            <Button size="small" onClick={remove}>
              {translate(messages.linkRemove)}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
