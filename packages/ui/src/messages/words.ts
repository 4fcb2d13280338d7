/**
 * The words that components say by themselves: `key:English`. Each is a constant of its own,
 * which a bundler puts where it is used: a page carries the words of its components alone. `{name}` is filled when it is said.
 */
export const actions = 'actions:Actions';
export const atLeast = 'atLeast:Must be at least {value}';
export const atMost = 'atMost:Must be at most {value}';
export const bold = 'bold:Bold';
export const breadcrumb = 'breadcrumb:Breadcrumb';
export const bulletList = 'bulletList:Bulleted list';
/** In place of a calendar that could not be fetched. */
export const calendarFailed = 'calendarFailed:The calendar could not be loaded. The date can be typed.';
export const cancel = 'cancel:Cancel';
/** `{name}` of the file */
export const cancelUpload = 'cancelUpload:Cancel upload of {name}';
export const choose = 'choose:Choose';
/** Continues `dropFile`. */
export const chooseFile = 'chooseFile:choose one';
/** Continues `dropFiles`. */
export const chooseFiles = 'chooseFiles:choose from your computer';
export const chooseImage = 'chooseImage:Upload Image';
export const clear = 'clear:Clear';
export const clearFilters = 'clearFilters:Clear filters';
export const clearSelection = 'clearSelection:Clear selection';
export const close = 'close:Close';
export const closeNavigation = 'closeNavigation:Close navigation';
export const collapseSidebar = 'collapseSidebar:Collapse sidebar';
export const columns = 'columns:Columns';
export const columnsReset = 'columnsReset:Show all columns';
export const copied = 'copied:Copied';
export const copy = 'copy:Copy';
export const copyRefused = 'copyRefused:The browser did not allow copying. Select the text and copy it by hand.';
export const dateFormat = 'dateFormat:Type the date as MM/DD/YYYY, for example {example}';
/** Names the first input of a span of days */
export const dateFrom = 'dateFrom:From';
export const dateImpossible = 'dateImpossible:The calendar has no such day';
export const dateTo = 'dateTo:To';
export const density = 'density:Row height';
export const densityCompact = 'densityCompact:Compact rows';
export const densityDefault = 'densityDefault:Default rows';
export const details = 'details:Details';
export const discard = 'discard:Discard';
export const discardChanges = 'discardChanges:Discard changes';
export const discardText = 'discardText:What you changed has not been saved and will be lost.';
export const dismiss = 'dismiss:Dismiss';
export const download = 'download:Download';
export const draftDiscard = 'draftDiscard:Discard draft';
export const draftFailed = 'draftFailed:This browser keeps no drafts';
export const draftKept = 'draftKept:Drafts are kept for 2 minutes';
/** `{time}` of the day */
export const draftRestored = 'draftRestored:Your draft from {time} is back';
/** `{time}` of the day */
export const draftSaved = 'draftSaved:Draft saved at {time}';
export const dropFile = 'dropFile:Drop a file here or';
export const dropFiles = 'dropFiles:Drop files here or';
export const dropToAdd = 'dropToAdd:Let go to add';
export const edit = 'edit:Edit';
export const editing = 'editing:Editing';
export const editorFailed = 'editorFailed:The editor could not be loaded';
/** Card, cell and fact without a value. */
export const empty = 'empty:N/A';
export const expandSidebar = 'expandSidebar:Expand sidebar';
export const fileEmpty = 'fileEmpty:This file is empty';
/** All files together. `{limit}` */
export const fileLimit = 'fileLimit:Up to {limit}';
/** When the server gave no reason. */
export const fileRefused = 'fileRefused:This file could not be uploaded';
export const fileRemoved = 'fileRemoved:{name} removed';
/** Said once for all that came together. `{names}` */
export const filesAdded = 'filesAdded:Added: {names}';
/** `{limit}` of all files together */
export const fileTooLarge = 'fileTooLarge:Too large. Up to {limit} in all.';
export const fileTooMany = 'fileTooMany:Only one file can be added';
export const fileUnreadable = 'fileUnreadable:This file cannot be read';
export const fileUploaded = 'fileUploaded:{name} uploaded';
export const fileWrongKind = 'fileWrongKind:This kind of file is not accepted';
export const filter = 'filter:Filter';
/** The option of a filter that asks for nothing. */
export const filterAny = 'filterAny:Any';
export const filters = 'filters:Filters';
/** `{count}` */
export const filtersActive = 'filtersActive:Active filters: {count}';
export const formatting = 'formatting:Formatting';
export const heading = 'heading:Heading';
export const hidePassword = 'hidePassword:Hide password';
export const imageBroken = 'imageBroken:This image cannot be shown';
/** `{limit}` of one image */
export const imageTooLarge = 'imageTooLarge:Too large. Up to {limit}.';
export const italic = 'italic:Italic';
export const keepEditing = 'keepEditing:Keep editing';
export const link = 'link:Link';
export const linkAddress = 'linkAddress:Address';
export const linkApply = 'linkApply:Apply';
export const linkInvalid = 'linkInvalid:Please give an address of the web, of mail or of a phone';
export const linkRemove = 'linkRemove:Remove link';
export const loading = 'loading:Loading';
/** The commands that have no room. */
export const more = 'more:More';
export const navigation = 'navigation:Main navigation';
export const nextMonth = 'nextMonth:Next month';
export const nextPage = 'nextPage:Next page';
export const noData = 'noData:No data';
export const noPreview = 'noPreview:There is no preview of this kind of file';
export const noResults = 'noResults:No results';
/** `{value}` is a date or a time */
export const notAfter = 'notAfter:Choose {value} or earlier';
/** `{value}` is a date or a time */
export const notBefore = 'notBefore:Choose {value} or later';
export const notifications = 'notifications:Notifications';
/** `{example}` is written as the reader’s language writes numbers */
export const numberFormat = 'numberFormat:Enter a number, for example {example}';
export const open = 'open:Open';
export const openCalendar = 'openCalendar:Choose date';
export const openNavigation = 'openNavigation:Open navigation';
export const openRange = 'openRange:Choose dates';
export const optional = 'optional:Optional';
/** `{name}` of the option */
export const optionRemoved = 'optionRemoved:{name} removed';
export const optionsFailed = 'optionsFailed:The options could not be loaded';
export const orderedList = 'orderedList:Numbered list';
/** The nth page, for a screen reader. `{page}` */
export const page = 'page:Page {page}';
export const pagination = 'pagination:Pagination';
export const paragraph = 'paragraph:Paragraph';
/** `{limit}` of characters */
export const pasteCut = 'pasteCut:Only the beginning was pasted: {limit} characters fit';
export const pasteTooLarge = 'pasteTooLarge:What you pasted is too large';
export const phoneFormat = 'phoneFormat:Enter a US number of 10 digits, or + with the country code';
export const previewFailed = 'previewFailed:{name} could not be shown';
export const previousMonth = 'previousMonth:Previous month';
export const previousPage = 'previousPage:Previous page';
/** Which rows are shown. `{from}` `{to}` `{total}` */
export const range = 'range:{from}–{to} of {total}';
export const rangeFirst = 'rangeFirst:Choose the first day';
export const rangeLast = 'rangeLast:Choose the last day';
export const rangeReversed = 'rangeReversed:The last day is before the first';
export const redo = 'redo:Redo';
export const remove = 'remove:Remove';
export const removeFile = 'removeFile:Remove {name}';
/** `{name}` of the option */
export const removeOption = 'removeOption:Remove {name}';
/** `{name}` of the row */
export const removeRow = 'removeRow:Remove {name}';
export const required = 'required:Required';
/** How many were found. `{count}` */
export const results = 'results:Results: {count}';
export const retry = 'retry:Retry';
export const retryFile = 'retryFile:Retry {name}';
/** `{name}` of the row */
export const rowAdded = 'rowAdded:{name} added';
/** `{name}` of the row */
export const rowDetails = 'rowDetails:Details of {name}';
/** `{name}` of the row */
export const rowRemoved = 'rowRemoved:{name} removed';
export const rowsPerPage = 'rowsPerPage:Rows per page';
export const save = 'save:Save';
export const search = 'search:Search';
export const searchBy = 'searchBy:Search by';
export const selectAll = 'selectAll:Select all';
/** Several of a list. `{count}` */
export const selected = 'selected:{count} selected';
export const selectionCleared = 'selectionCleared:Selection cleared';
/** Names the bar of what can be done to the chosen rows. */
export const selectionOf = 'selectionOf:Selection';
/** `{name}` of the row */
export const selectRow = 'selectRow:Select {name}';
export const serial = 'serial:No.';
/** A part of the whole, in percent */
export const share = 'share:Share';
export const showOptions = 'showOptions:Show options';
export const showPassword = 'showPassword:Show password';
export const showResults = 'showResults:Show results';
export const skipToContent = 'skipToContent:Skip to content';
/** Where one is in a process. `{step}` `{total}` */
export const step = 'step:Step {step} of {total}';
export const stepDone = 'stepDone:Done';
export const stepError = 'stepError:Has errors';
export const subheading = 'subheading:Subheading';
export const textStyle = 'textStyle:Text style';
export const timeFormat = 'timeFormat:Type a time, for example {example}';
export const today = 'today:Today';
/** `{limit}` of characters, `{over}` beyond it */
export const tooLong = 'tooLong:At most {limit} characters; {over} too many';
export const total = 'total:Total';
/** A line in words */
export const trend = 'trend:{label}: from {first} to {last}, lowest {low}, highest {high}';
export const underline = 'underline:Underline';
export const undo = 'undo:Undo';
export const unsaved = 'unsaved:Changes not saved';
export const uploadingFile = 'uploadingFile:Uploading {name}';
/** How much of what there is room for. `{used}` `{limit}` */
export const usedOf = 'usedOf:{used} of {limit}';
