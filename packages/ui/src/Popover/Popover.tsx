'use client';
import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { keepOpenOnComposing } from '../isComposing';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { useScrollable } from '../useScrollable';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Popover.css';

export interface PopoverProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  /** Button that opens the popover. */
  trigger: ReactElement;
  /** Title and accessible name. */
  title: ReactNode;
  /** Hides the title visually. Use it when the trigger has the same text. Defaults to `false`. */
  hideTitle?: boolean;
  /** Heading level of the title. Defaults to 2. */
  level?: HeadingLevel;
  /** Maximum width: 320 px, or 432 px for lists. Defaults to `medium`. */
  size?: keyof typeof styles.sizes;
  /** Preferred side. Defaults to `bottom`. */
  side?: 'top' | 'bottom';
  /** Edge of the trigger with which the popover aligns. Defaults to `start`. */
  align?: 'start' | 'center' | 'end';
  /** Whether the popover is open (controlled). */
  open?: boolean;
  /** Whether the popover is open initially (uncontrolled). Defaults to `false`. */
  defaultOpen?: boolean;
  /** Called when the popover opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Called when the focus returns to the trigger. `preventDefault()` keeps it where it is. */
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * Non-modal panel for a few details or choices about its trigger. Use `Menu` for actions, `Tooltip` for a short explanation,
 * and `Dialog` for a task.
 *
 * Keyboard: Enter and Space on the trigger open it and move the focus into it. Esc closes it and returns the focus.
 *
 * @example
 * <Popover trigger={<Button>Columns</Button>} title="Columns">
 *   {choices}
 * </Popover>
 */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  level = 2,
  size = 'medium',
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
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          aria-labelledby={id}
          onEscapeKeyDown={keepOpenOnComposing}
          {...rest}
          {...{ side, align }}
          sideOffset={4}
          collisionPadding={8}
          className={`${styles.root} ${styles.sizes[size]}`}
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
