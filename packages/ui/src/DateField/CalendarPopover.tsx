import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, Suspense } from 'react';
import { ControlButton } from '../Control/ControlButton';
import { Calendar as CalendarIcon } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './CalendarPopover.css';

interface CalendarPopoverProps {
  /** What the button says, and the calendar's own name. */
  label: string;
  /** The id of the field's label, which tells this calendar from another. */
  describedBy: string;
  disabled: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The calendar, which may still have to come. */
  children: ReactNode;
}

/** The button in a date field and the calendar that it opens. */
export function CalendarPopover({ label, describedBy, disabled, open, onOpenChange, children }: CalendarPopoverProps) {
  const say = useWords();
  return (
    <Popover.Root modal open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <ControlButton label={label} aria-describedby={describedBy} disabled={disabled}>
          <CalendarIcon />
        </ControlButton>
      </Popover.Trigger>
      <Popover.Portal>
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
                <Spinner label={say(words.loading)} />
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
