/**
 * The words that components say by themselves: `[key, English]`. Each is an export of its own, so that a page carries the
 * words of its components alone. `{name}` is filled when it is said.
 */
export const actions = ['actions', 'Actions'] as const;
export const breadcrumb = ['breadcrumb', 'Breadcrumb'] as const;
/** In place of a calendar that could not be fetched. */
export const calendarFailed = ['calendarFailed', 'The calendar could not be loaded. The date can be typed.'] as const;
export const cancel = ['cancel', 'Cancel'] as const;
export const clear = ['clear', 'Clear'] as const;
export const close = ['close', 'Close'] as const;
export const closeNavigation = ['closeNavigation', 'Close navigation'] as const;
export const collapseSidebar = ['collapseSidebar', 'Collapse sidebar'] as const;
export const density = ['density', 'Row height'] as const;
export const densityCompact = ['densityCompact', 'Compact rows'] as const;
export const densityDefault = ['densityDefault', 'Default rows'] as const;
export const dismiss = ['dismiss', 'Dismiss'] as const;
/** Card, cell and fact without a value. */
export const empty = ['empty', 'N/A'] as const;
export const expandSidebar = ['expandSidebar', 'Expand sidebar'] as const;
export const hidePassword = ['hidePassword', 'Hide password'] as const;
export const loading = ['loading', 'Loading'] as const;
export const navigation = ['navigation', 'Main navigation'] as const;
export const nextMonth = ['nextMonth', 'Next month'] as const;
export const nextPage = ['nextPage', 'Next page'] as const;
export const notifications = ['notifications', 'Notifications'] as const;
export const openCalendar = ['openCalendar', 'Choose date'] as const;
export const openNavigation = ['openNavigation', 'Open navigation'] as const;
export const optional = ['optional', 'Optional'] as const;
/** The nth page, for a screen reader. `{page}` */
export const page = ['page', 'Page {page}'] as const;
export const pagination = ['pagination', 'Pagination'] as const;
export const previousMonth = ['previousMonth', 'Previous month'] as const;
export const previousPage = ['previousPage', 'Previous page'] as const;
/** Which rows are shown. `{from}` `{to}` `{total}` */
export const filter = ['filter', 'Filter'] as const;
export const range = ['range', '{from}–{to} of {total}'] as const;
export const required = ['required', 'Required'] as const;
export const retry = ['retry', 'Retry'] as const;
export const rowsPerPage = ['rowsPerPage', 'Rows per page'] as const;
export const search = ['search', 'Search'] as const;
export const searchBy = ['searchBy', 'Search by'] as const;
export const serial = ['serial', 'No.'] as const;
export const showPassword = ['showPassword', 'Show password'] as const;
export const skipToContent = ['skipToContent', 'Skip to content'] as const;
/** Where one is in a process. `{step}` `{total}` */
export const step = ['step', 'Step {step} of {total}'] as const;
export const stepDone = ['stepDone', 'Done'] as const;
export const stepError = ['stepError', 'Has errors'] as const;
export const today = ['today', 'Today'] as const;
export const noResults = ['noResults', 'No results'] as const;
/** How many were found. `{count}` */
export const results = ['results', 'Results: {count}'] as const;
