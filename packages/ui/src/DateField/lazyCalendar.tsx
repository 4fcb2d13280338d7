'use client';
import { type ComponentType, lazy } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';

function NoCalendar() {
  return <p role="alert">{useTranslate()(messages.calendarFailed)}</p>;
}

/** Loads a calendar on demand. If loading fails, the user can still type the date. */
export const lazyCalendar = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NoCalendar })));
