'use client';
import * as Radix from '@radix-ui/react-hover-card';
import type { ReactElement } from 'react';
import type { NativeProps } from '../nativeProps';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import * as styles from './HoverCard.css';

export interface HoverCardProps extends NativeProps<'div'> {
  /** Link to the record that the card previews. */
  trigger: ReactElement;
  /** Preferred side. Defaults to `bottom`. */
  side?: 'top' | 'bottom';
  /** Edge of the link with which the card aligns. Defaults to `start`. */
  align?: 'start' | 'center' | 'end';
  /** Time in ms between pointing at the link and the card. Defaults to 500. */
  openDelay?: number;
  /** Whether the card is open (controlled). */
  open?: boolean;
  /** Whether the card is open initially (uncontrolled). Defaults to `false`. */
  defaultOpen?: boolean;
  /** Called when the card opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Preview of a record beside its link, for people with a pointer. Screen readers and touch screens do not show it, so everything
 * in it must be on the linked page. Use `Popover` for content that everyone needs.
 *
 * @example
 * <HoverCard trigger={<Link href="/contact/view/1">Maria Lopez</Link>}>
 *   <Text>2 policies, 1 open claim</Text>
 * </HoverCard>
 */
export function HoverCard({
  trigger,
  side = 'bottom',
  align = 'start',
  openDelay = 500,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: HoverCardProps) {
  return (
    <Radix.Root {...{ open, defaultOpen, onOpenChange, openDelay }} closeDelay={150}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content {...rest} {...{ side, align }} sideOffset={4} collisionPadding={8} className={styles.root}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
