'use client';
import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, Suspense } from 'react';
import { ControlButton } from '../Control/ControlButton';
import { Calendar as CalendarIcon } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Spinner } from '../Spinner/Spinner';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import * as styles from './CalendarPopover.css';

interface CalendarPopoverProps {
  /** Accessible name of the button and the calendar. */
  label: string;
  /** Id of the field's label, to distinguish several calendars. */
  describedBy: string;
  disabled: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The calendar; may suspend while it loads. */
  children: ReactNode;
}

/** Button in a date field that opens the calendar. */
export function CalendarPopover({ label, describedBy, disabled, open, onOpenChange, children }: CalendarPopoverProps) {
  const translate = useTranslate();
  return (
    <Popover.Root modal open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <ControlButton label={label} aria-describedby={describedBy} disabled={disabled}>
          <CalendarIcon />
        </ControlButton>
      </Popover.Trigger>
      <Popover.Portal container={usePortalContainer()}>
        <Popover.Content
          className={styles.popover}
          align="end"
          alignOffset={-7}
          sideOffset={9}
          collisionPadding={8}
          aria-label={label}
          aria-describedby={describedBy}
        >
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Spinner label={translate(messages.loading)} />
              </div>
            }
          >
            {children}
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
