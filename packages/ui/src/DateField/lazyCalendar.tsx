import { type ComponentType, lazy } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';

function NoCalendar() {
  return <p role="alert">{useWords()(words.calendarFailed)}</p>;
}

/**
 * A calendar in a chunk of its own. One that cannot be loaded must not take the form with it: the day can be typed.
 */
export const lazyCalendar = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NoCalendar })));
