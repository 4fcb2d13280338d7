import { useSearchParam } from '@fairlead/kit';
import { dateOf } from '@fairlead/rules';
import { isDayText } from './taskEvents';

const views = ['month', 'week', 'agenda'] as const;

/** View and day of the calendar, from the address. By default the month of today. */
export function useCalendarPage(today: number) {
  const { value: givenView, set: setView } = useSearchParam('view');
  const { value: givenDay, set: setDay } = useSearchParam('day');
  return {
    view: views.find((each) => each === givenView) ?? 'month',
    day: isDayText(givenDay) ? givenDay : dateOf(today),
    setView: (next: (typeof views)[number]) => setView(next === 'month' ? null : next, true),
    setDay: (next: string) => setDay(next, true),
  };
}
