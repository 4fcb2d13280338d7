/**
 * The words that components say by themselves: `[key, English]`. Each is an export of its own, so that a page carries the
 * words of its components alone. `{name}` is filled when it is said.
 */
export const actions = ['actions', 'Actions'] as const;
export const bold = ['bold', 'Bold'] as const;
export const breadcrumb = ['breadcrumb', 'Breadcrumb'] as const;
export const bulletList = ['bulletList', 'Bulleted list'] as const;
/** In place of a calendar that could not be fetched. */
export const calendarFailed = ['calendarFailed', 'The calendar could not be loaded. The date can be typed.'] as const;
export const cancel = ['cancel', 'Cancel'] as const;
/** `{name}` of the file */
export const cancelUpload = ['cancelUpload', 'Cancel upload of {name}'] as const;
/** Continues `dropFile`. */
export const chooseFile = ['chooseFile', 'choose one'] as const;
/** Continues `dropFiles`. */
export const chooseFiles = ['chooseFiles', 'choose from your computer'] as const;
export const clear = ['clear', 'Clear'] as const;
export const close = ['close', 'Close'] as const;
export const closeNavigation = ['closeNavigation', 'Close navigation'] as const;
export const collapseSidebar = ['collapseSidebar', 'Collapse sidebar'] as const;
export const copied = ['copied', 'Copied'] as const;
export const copy = ['copy', 'Copy'] as const;
export const copyRefused = [
  'copyRefused',
  'The browser did not allow copying. Select the text and copy it by hand.',
] as const;
export const density = ['density', 'Row height'] as const;
export const densityCompact = ['densityCompact', 'Compact rows'] as const;
export const densityDefault = ['densityDefault', 'Default rows'] as const;
export const dismiss = ['dismiss', 'Dismiss'] as const;
export const draftDiscard = ['draftDiscard', 'Discard draft'] as const;
export const draftFailed = ['draftFailed', 'This browser keeps no drafts'] as const;
export const draftKept = ['draftKept', 'Drafts are kept for 2 minutes'] as const;
/** `{time}` of the day */
export const draftRestored = ['draftRestored', 'Your draft from {time} is back'] as const;
/** `{time}` of the day */
export const draftSaved = ['draftSaved', 'Draft saved at {time}'] as const;
export const dropFile = ['dropFile', 'Drop a file here or'] as const;
export const dropFiles = ['dropFiles', 'Drop files here or'] as const;
export const dropToAdd = ['dropToAdd', 'Let go to add'] as const;
export const editorFailed = ['editorFailed', 'The editor could not be loaded'] as const;
/** Card, cell and fact without a value. */
export const empty = ['empty', 'N/A'] as const;
export const expandSidebar = ['expandSidebar', 'Expand sidebar'] as const;
export const fileEmpty = ['fileEmpty', 'This file is empty'] as const;
/** All files together. `{limit}` */
export const fileLimit = ['fileLimit', 'Up to {limit}'] as const;
/** When the server gave no reason. */
export const fileRefused = ['fileRefused', 'This file could not be uploaded'] as const;
export const fileRemoved = ['fileRemoved', '{name} removed'] as const;
/** Said once for all that came together. `{names}` */
export const filesAdded = ['filesAdded', 'Added: {names}'] as const;
/** `{limit}` of all files together */
export const fileTooLarge = ['fileTooLarge', 'Too large. Up to {limit} in all.'] as const;
export const fileTooMany = ['fileTooMany', 'Only one file can be added'] as const;
export const fileUnreadable = ['fileUnreadable', 'This file cannot be read'] as const;
export const fileUploaded = ['fileUploaded', '{name} uploaded'] as const;
export const fileWrongKind = ['fileWrongKind', 'This kind of file is not accepted'] as const;
export const filter = ['filter', 'Filter'] as const;
export const formatting = ['formatting', 'Formatting'] as const;
export const heading = ['heading', 'Heading'] as const;
export const hidePassword = ['hidePassword', 'Hide password'] as const;
export const italic = ['italic', 'Italic'] as const;
export const link = ['link', 'Link'] as const;
export const linkAddress = ['linkAddress', 'Address'] as const;
export const linkApply = ['linkApply', 'Apply'] as const;
export const linkInvalid = ['linkInvalid', 'Please give an address of the web, of mail or of a phone'] as const;
export const linkRemove = ['linkRemove', 'Remove link'] as const;
export const loading = ['loading', 'Loading'] as const;
export const navigation = ['navigation', 'Main navigation'] as const;
export const nextMonth = ['nextMonth', 'Next month'] as const;
export const nextPage = ['nextPage', 'Next page'] as const;
export const noResults = ['noResults', 'No results'] as const;
export const notifications = ['notifications', 'Notifications'] as const;
export const openCalendar = ['openCalendar', 'Choose date'] as const;
export const openNavigation = ['openNavigation', 'Open navigation'] as const;
export const optional = ['optional', 'Optional'] as const;
/** `{name}` of the option */
export const optionRemoved = ['optionRemoved', '{name} removed'] as const;
export const optionsFailed = ['optionsFailed', 'The options could not be loaded'] as const;
export const orderedList = ['orderedList', 'Numbered list'] as const;
/** The nth page, for a screen reader. `{page}` */
export const page = ['page', 'Page {page}'] as const;
export const pagination = ['pagination', 'Pagination'] as const;
export const paragraph = ['paragraph', 'Paragraph'] as const;
/** `{limit}` of characters */
export const pasteCut = ['pasteCut', 'Only the beginning was pasted: {limit} characters fit'] as const;
export const pasteTooLarge = ['pasteTooLarge', 'What you pasted is too large'] as const;
export const previousMonth = ['previousMonth', 'Previous month'] as const;
export const previousPage = ['previousPage', 'Previous page'] as const;
/** Which rows are shown. `{from}` `{to}` `{total}` */
export const range = ['range', '{from}–{to} of {total}'] as const;
export const redo = ['redo', 'Redo'] as const;
export const remove = ['remove', 'Remove'] as const;
export const removeFile = ['removeFile', 'Remove {name}'] as const;
/** `{name}` of the option */
export const removeOption = ['removeOption', 'Remove {name}'] as const;
export const required = ['required', 'Required'] as const;
/** How many were found. `{count}` */
export const results = ['results', 'Results: {count}'] as const;
export const retry = ['retry', 'Retry'] as const;
export const retryFile = ['retryFile', 'Retry {name}'] as const;
export const rowsPerPage = ['rowsPerPage', 'Rows per page'] as const;
export const search = ['search', 'Search'] as const;
export const searchBy = ['searchBy', 'Search by'] as const;
/** Several of a list. `{count}` */
export const selected = ['selected', '{count} selected'] as const;
export const serial = ['serial', 'No.'] as const;
export const showOptions = ['showOptions', 'Show options'] as const;
export const showPassword = ['showPassword', 'Show password'] as const;
export const skipToContent = ['skipToContent', 'Skip to content'] as const;
/** Where one is in a process. `{step}` `{total}` */
export const step = ['step', 'Step {step} of {total}'] as const;
export const stepDone = ['stepDone', 'Done'] as const;
export const stepError = ['stepError', 'Has errors'] as const;
export const subheading = ['subheading', 'Subheading'] as const;
export const textStyle = ['textStyle', 'Text style'] as const;
export const today = ['today', 'Today'] as const;
/** `{limit}` of characters, `{over}` beyond it */
export const tooLong = ['tooLong', 'At most {limit} characters; {over} too many'] as const;
export const underline = ['underline', 'Underline'] as const;
export const undo = ['undo', 'Undo'] as const;
export const uploadingFile = ['uploadingFile', 'Uploading {name}'] as const;
/** How much of what there is room for. `{used}` `{limit}` */
export const usedOf = ['usedOf', '{used} of {limit}'] as const;
