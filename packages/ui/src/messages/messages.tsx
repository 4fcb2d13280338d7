import { createContext, type ReactNode, useContext } from 'react';

/** The words that components say by themselves. A product in another language gives its own. */
export interface Messages {
  actions: string;
  breadcrumb: string;
  /** In place of a calendar that could not be fetched. */
  calendarFailed: string;
  cancel: string;
  clear: string;
  close: string;
  closeNavigation: string;
  collapseSidebar: string;
  density: string;
  densityCompact: string;
  densityDefault: string;
  dismiss: string;
  expandSidebar: string;
  /** Card, cell and fact without a value. */
  empty: string;
  hidePassword: string;
  loading: string;
  navigation: string;
  nextMonth: string;
  nextPage: string;
  notifications: string;
  openCalendar: string;
  openNavigation: string;
  optional: string;
  /** The nth page, for a screen reader. `{page}` */
  page: string;
  pagination: string;
  previousMonth: string;
  previousPage: string;
  /** Which rows are shown. `{from}` `{to}` `{total}` */
  range: string;
  required: string;
  retry: string;
  rowsPerPage: string;
  search: string;
  searchBy: string;
  serial: string;
  showPassword: string;
  skipToContent: string;
  today: string;
}

export const englishMessages: Messages = {
  actions: 'Actions',
  breadcrumb: 'Breadcrumb',
  calendarFailed: 'The calendar could not be loaded. The date can be typed.',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  closeNavigation: 'Close navigation',
  collapseSidebar: 'Collapse sidebar',
  density: 'Row height',
  densityCompact: 'Compact rows',
  densityDefault: 'Default rows',
  dismiss: 'Dismiss',
  expandSidebar: 'Expand sidebar',
  empty: 'N/A',
  hidePassword: 'Hide password',
  loading: 'Loading',
  navigation: 'Main navigation',
  nextMonth: 'Next month',
  nextPage: 'Next page',
  notifications: 'Notifications',
  openCalendar: 'Choose date',
  openNavigation: 'Open navigation',
  optional: 'Optional',
  page: 'Page {page}',
  pagination: 'Pagination',
  previousMonth: 'Previous month',
  previousPage: 'Previous page',
  range: '{from}–{to} of {total}',
  required: 'Required',
  retry: 'Retry',
  rowsPerPage: 'Rows per page',
  search: 'Search',
  searchBy: 'Search by',
  serial: 'No.',
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
  today: 'Today',
};

/** The words and the BCP 47 locale of dates and numbers. */
export interface Locale {
  messages: Messages;
  locale: string;
}

const LocaleContext = createContext<Locale>({ messages: englishMessages, locale: 'en' });

/** Gives the components below it their words; without one they speak English. */
export function LocaleProvider({ children, messages, locale }: Locale & { children: ReactNode }) {
  return <LocaleContext value={{ messages, locale }}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);
export const useMessages = (): Messages => useContext(LocaleContext).messages;

/** Fills `{name}` places. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, key: string) => (key in values ? String(values[key]) : place));
