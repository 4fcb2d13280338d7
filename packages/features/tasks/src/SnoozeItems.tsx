import { formatWeekdayName, formatWeekdayTime } from '@fairlead/kit';
import { Icon, MenuItem, MenuLabel } from '@fairlead/ui';
import { AlarmClock, CalendarClock } from 'lucide';
import { useTranslation } from 'react-i18next';
import { snoozeChoices, snoozeMoment } from './snooze';

interface SnoozeItemsProps {
  /** Called with a time in unix seconds. */
  onSnooze: (until: number) => void;
  /** Lets the user enter a time. Defaults to the choices only. */
  onPick?: () => void;
}

/** Menu items with the times until which tasks can be snoozed. */
export function SnoozeItems({ onSnooze, onPick }: SnoozeItemsProps) {
  const { t } = useTranslation('tasks');
  const now = new Date();
  const moments = snoozeChoices.flatMap((choice) => {
    const moment = snoozeMoment(choice, now);
    return moment ? [{ choice, moment }] : [];
  });
  return (
    <>
      <MenuLabel>{t('snoozeUntil')}</MenuLabel>
      {moments.map(({ choice, moment }) => (
        <MenuItem
          key={choice}
          icon={<Icon of={AlarmClock} />}
          note={formatWeekdayTime(moment.getTime())}
          onSelect={() => onSnooze(Math.floor(moment.getTime() / 1000))}
        >
          {choice === 'inThreeDays' ? formatWeekdayName(moment.getTime()) : t(choice)}
        </MenuItem>
      ))}
      {onPick ? (
        <MenuItem icon={<Icon of={CalendarClock} />} onSelect={onPick}>
          {t('pickTime')}
        </MenuItem>
      ) : null}
    </>
  );
}
