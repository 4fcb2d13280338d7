import * as Popover from '@radix-ui/react-popover';
import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CalendarProps } from '../Calendar/Calendar';
import { ControlButton } from '../Control/ControlButton';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './CalendarPopover.css';

// a calendar that cannot be loaded must not take the form with it: the day can be typed
const Calendar = lazy(() => import('../Calendar/Calendar').catch(() => ({ default: NoCalendar })));

function NoCalendar(_: CalendarProps) {
  return <p role="alert">{useWords()(words.calendarFailed)}</p>;
}

interface CalendarPopoverProps extends CalendarProps {
  /** The id of the field's label, which tells this calendar from another. */
  describedBy: string;
  disabled: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The button in a date field and the calendar that it opens. */
export function CalendarPopover({ describedBy, disabled, open, onOpenChange, ...calendar }: CalendarPopoverProps) {
  const say = useWords();
  return (
    <Popover.Root modal open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <ControlButton label={say(words.openCalendar)} aria-describedby={describedBy} disabled={disabled}>
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
          aria-label={say(words.openCalendar)}
          aria-describedby={describedBy}
        >
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Spinner label={say(words.loading)} />
              </div>
            }
          >
            <Calendar {...calendar} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
