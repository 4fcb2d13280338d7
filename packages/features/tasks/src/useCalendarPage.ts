import { useSearchParam } from '@fairlead/kit';
import { dateOf, localDay } from '@fairlead/rules';
import { isDayText } from './taskEvents';

const views = ['month', 'week', 'agenda'] as const;

/** View and day of the calendar, from the address. By default the month of today. */
export function useCalendarPage(now: Date) {
  const { value: givenView, set: setView } = useSearchParam('view');
  const { value: givenDay, set: setDay } = useSearchParam('day');
  return {
    view: views.find((each) => each === givenView) ?? 'month',
    day: isDayText(givenDay) ? givenDay : dateOf(localDay(now)),
    setView: (next: (typeof views)[number]) => setView(next === 'month' ? null : next, true),
    setDay: (next: string) => setDay(next, true),
  };
}
