import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';
import { useScrollable } from '../useScrollable';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Popover.css';

export interface PopoverProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is about; its name for screen readers. */
  title: ReactNode;
  /** Leaves the title to screen readers, where the button's words say the same. */
  hideTitle?: boolean;
  /** Place of the title in the outline of the page. */
  level?: HeadingLevel;
  /** Where it stands, if there is room. */
  side?: 'top' | 'bottom';
  /** The edge of the button with which it lines up. */
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Something small about the thing that one has just pressed: a few facts, a choice or two. The page stays usable beside it.
 * Commands are a `Menu`, a few words for an icon a `Tooltip`, a task of its own a `Dialog`.
 *
 * Keyboard: Enter and Space on the button open it, the focus goes into it; Esc closes it and returns the focus.
 */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  level = 2,
  side = 'bottom',
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  const id = useId();
  const heading = (
    <Heading level={level} size="card" id={id}>
      {title}
    </Heading>
  );
  return (
    <Radix.Root {...{ open, defaultOpen, onOpenChange }}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={id}
          {...rest}
          {...{ side, align }}
          sideOffset={4}
          collisionPadding={8}
          className={styles.root}
        >
          <Body>
            {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            {children}
          </Body>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Body({ children }: { children: ReactNode }) {
  return (
    <div {...useScrollable()} className={styles.body}>
      <Stack gap={8}>{children}</Stack>
    </div>
  );
}
