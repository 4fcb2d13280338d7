/**
 * Built-in messages of the components, as `key:English`. Each is its own constant, so that a bundle contains only the messages
 * of its components. `{name}` placeholders are replaced at run time.
 */
export const actions = 'actions:Actions';
/** All groups of results. */
export const allGroups = 'allGroups:All';
export const atLeast = 'atLeast:Must be at least {value}';
export const atMost = 'atMost:Must be at most {value}';
/** `{name}`: card. `{column}`: column. */
export const boardAt = 'boardAt:{name} is in {column}';
/** `{name}`: card. `{column}`: column. */
export const boardCancelled = 'boardCancelled:Move cancelled. {name} stays in {column}.';
/** Role of a card, spoken after its name. */
export const boardCard = 'boardCard:card';
export const boardDropHere = 'boardDropHere:Drop here';
export const boardEmpty = 'boardEmpty:Nothing here';
/** `{name}`: card. `{column}`: column. `{reason}`: message of the server. */
export const boardFailed = 'boardFailed:{name} was put back in {column}. {reason}';
/** Description of each card. */
export const boardHelp =
  'boardHelp:Press Space to lift the card, the arrow keys to move it, Space to drop it and Escape to cancel. Press M to choose a column.';
/** Effect of the Escape key. */
export const boardKeyCancel = 'boardKeyCancel:cancel';
/** Effect of the left and right arrow keys. */
export const boardKeyColumn = 'boardKeyColumn:column';
/** Effect of the space bar. */
export const boardKeyDrop = 'boardKeyDrop:drop';
/** Effect of the up and down arrow keys. */
export const boardKeyPlace = 'boardKeyPlace:place';
/** `{name}`: card. */
export const boardLifted = 'boardLifted:{name} lifted.';
/** `{name}`: card. `{column}`: column. */
export const boardMoved = 'boardMoved:{name} moved to {column}';
/** `{name}`: card. Heading above the columns. */
export const boardMoveName = 'boardMoveName:Move {name} to';
export const boardMoveTo = 'boardMoveTo:Move to…';
/** `{name}`: card. `{from}`, `{column}`: columns. */
export const boardMoving = 'boardMoving:Moving {name} from {from} to {column}';
/** Mark on the lifted card. */
export const boardMovingCard = 'boardMovingCard:Moving';
/** `{name}`: card. `{column}`: column. `{place}`, `{count}`: numbers. */
export const boardPlace = 'boardPlace:{name}: {column}, place {place} of {count}';
/** `{column}`: column. `{name}`: card. */
export const boardRefused = 'boardRefused:{column} does not accept {name}. {reason}';
/** Name of the space bar. */
export const boardSpace = 'boardSpace:Space';
export const bold = 'bold:Bold';
export const breadcrumb = 'breadcrumb:Breadcrumb';
export const bulletList = 'bulletList:Bulleted list';
/** Replaces a calendar that failed to load. */
export const calendarFailed = 'calendarFailed:The calendar could not be loaded. Type the date instead.';
export const cancel = 'cancel:Cancel';
/** `{name}`: file name. */
export const cancelUpload = 'cancelUpload:Cancel upload of {name}';
export const choose = 'choose:Choose';
/** Continues `dropFile`. */
export const chooseFile = 'chooseFile:choose one';
/** Continues `dropFiles`. */
export const chooseFiles = 'chooseFiles:choose from your device';
export const chooseImage = 'chooseImage:Upload Image';
export const clear = 'clear:Clear';
export const clearFilters = 'clearFilters:Clear filters';
export const clearSelection = 'clearSelection:Clear selection';
export const close = 'close:Close';
export const closeNavigation = 'closeNavigation:Close navigation';
export const collapseSidebar = 'collapseSidebar:Collapse sidebar';
export const columns = 'columns:Columns';
export const columnsReset = 'columnsReset:Show all columns';
export const columnWidthsReset = 'columnWidthsReset:Restore column widths';
export const copied = 'copied:Copied';
export const copy = 'copy:Copy';
export const copyRefused = 'copyRefused:The browser blocked copying. Select the text and copy it yourself.';
/** `{format}`: order and separators of the date, such as `MM/DD/YYYY`. */
export const dateFormat = 'dateFormat:Enter the date as {format}, for example {example}';
/** Label of the first input of a date range. */
export const dateFrom = 'dateFrom:From';
export const dateImpossible = 'dateImpossible:Enter a valid date';
export const dateTimeDate = 'dateTimeDate:Date';
export const dateTimeIncomplete = 'dateTimeIncomplete:Enter both the date and the time';
export const dateTimeTime = 'dateTimeTime:Time';
export const dateTo = 'dateTo:To';
export const density = 'density:Row height';
export const densityCompact = 'densityCompact:Compact rows';
export const densityDefault = 'densityDefault:Default rows';
export const details = 'details:Details';
export const discard = 'discard:Discard';
export const discardChanges = 'discardChanges:Discard changes';
export const discardText = 'discardText:Your changes are not saved and will be lost.';
export const dismiss = 'dismiss:Dismiss';
export const download = 'download:Download';
export const draftDiscard = 'draftDiscard:Discard draft';
export const draftFailed = 'draftFailed:Drafts can’t be saved in this browser';
export const draftKept = 'draftKept:Drafts are kept for 2 minutes';
/** `{time}`: time of day. */
export const draftRestored = 'draftRestored:Draft from {time} restored';
/** `{time}`: time of day. */
export const draftSaved = 'draftSaved:Draft saved at {time}';
export const dropFile = 'dropFile:Drop a file here or';
export const dropFiles = 'dropFiles:Drop files here or';
export const dropToAdd = 'dropToAdd:Release to add';
export const edit = 'edit:Edit';
export const editing = 'editing:Editing';
export const editorFailed = 'editorFailed:The editor could not be loaded';
/** Missing value in a card, table cell or description list. */
export const empty = 'empty:N/A';
export const expandSidebar = 'expandSidebar:Expand sidebar';
export const fileEmpty = 'fileEmpty:This file is empty';
/** `{limit}`: maximum size of all files together. */
export const fileLimit = 'fileLimit:Up to {limit}';
/** Shown when the server gives no reason. */
export const fileRefused = 'fileRefused:This file could not be uploaded';
export const fileRemoved = 'fileRemoved:{name} removed';
/** Announced once for all files added together. `{names}`: file names. */
export const filesAdded = 'filesAdded:Added: {names}';
/** `{limit}`: maximum size of all files together. */
export const fileTooLarge = 'fileTooLarge:Too large. Up to {limit} in total.';
export const fileTooMany = 'fileTooMany:Only one file can be added';
export const fileUnreadable = 'fileUnreadable:This file cannot be read';
export const fileUploaded = 'fileUploaded:{name} uploaded';
export const fileWrongKind = 'fileWrongKind:This type of file is not accepted';
export const filter = 'filter:Filter';
/** Option that clears a filter. */
export const filterAny = 'filterAny:Any';
export const filters = 'filters:Filters';
/** `{count}`: number of filters. */
export const filtersActive = 'filtersActive:Active filters: {count}';
export const formatting = 'formatting:Formatting';
/** Groups of results. */
export const groups = 'groups:Groups';
export const heading = 'heading:Heading';
export const hidePassword = 'hidePassword:Hide password';
export const imageBroken = 'imageBroken:This image cannot be shown';
/** `{limit}`: maximum size of one image. */
export const imageTooLarge = 'imageTooLarge:Too large. Up to {limit}.';
export const italic = 'italic:Italic';
export const keepEditing = 'keepEditing:Keep editing';
export const link = 'link:Link';
export const linkAddress = 'linkAddress:Address';
export const linkApply = 'linkApply:Apply';
export const linkInvalid = 'linkInvalid:Enter a web address, email address or phone number';
export const linkRemove = 'linkRemove:Remove link';
export const loading = 'loading:Loading';
export const mention = 'mention:Mention a colleague';
/** `{example}`: month. */
export const monthFormat = 'monthFormat:Enter the month as MM/YYYY, for example {example}';
/** Menu with the actions that do not fit. */
export const more = 'more:More';
export const navigation = 'navigation:Main navigation';
/** Effect of the Tab key. */
export const nextGroup = 'nextGroup:Next group';
export const nextMonth = 'nextMonth:Next month';
export const nextPage = 'nextPage:Next page';
export const nextYear = 'nextYear:Next year';
export const noData = 'noData:No data';
export const noPreview = 'noPreview:No preview for this type of file';
export const noResults = 'noResults:No results';
/** `{value}`: date or time. */
export const notAfter = 'notAfter:Choose {value} or earlier';
/** `{value}`: date or time. */
export const notBefore = 'notBefore:Choose {value} or later';
/** `{text}`: search text. */
export const nothingFound = 'nothingFound:Nothing for “{text}”';
export const notifications = 'notifications:Notifications';
export const notificationsAll = 'notificationsAll:All';
export const notificationsEmpty = 'notificationsEmpty:You are up to date';
/** Accessible name of the choice of all or unread notifications. */
export const notificationsFilter = 'notificationsFilter:Show';
/** `{kind}`: kind of event. `{count}`: number of notifications. */
export const notificationsGroup = 'notificationsGroup:{kind}: {count}';
export const notificationsMarkAll = 'notificationsMarkAll:Mark all read';
export const notificationsMarkRead = 'notificationsMarkRead:Mark as read';
export const notificationsMarkUnread = 'notificationsMarkUnread:Mark as unread';
/** `{title}`: event of the notification. */
export const notificationsNew = 'notificationsNew:New notification: {title}';
/** `{count}`: number of notifications, at least two. */
export const notificationsNewMany = 'notificationsNewMany:{count} new notifications';
export const notificationsOlder = 'notificationsOlder:Show older';
/** `{count}`: number of notifications. */
export const notificationsShow = 'notificationsShow:Show {count}';
export const notificationsUnread = 'notificationsUnread:Unread';
/** Effect of the key `#`: a search for a number. */
export const number = 'number:Number';
/** `{example}`: number in the format of the user's language. */
export const numberFormat = 'numberFormat:Enter a number, for example {example}';
export const onThisPage = 'onThisPage:On this page';
/** Effect of the key `>` in a command palette. */
export const onlyActions = 'onlyActions:Only actions';
export const open = 'open:Open';
export const openCalendar = 'openCalendar:Choose date';
export const openMonths = 'openMonths:Choose month';
export const openNavigation = 'openNavigation:Open navigation';
export const openRange = 'openRange:Choose dates';
export const optional = 'optional:Optional';
/** `{name}`: option. */
export const optionRemoved = 'optionRemoved:{name} removed';
export const optionsFailed = 'optionsFailed:The options could not be loaded';
export const orderedList = 'orderedList:Numbered list';
/** Accessible name of a page button. `{page}`: page number. */
export const page = 'page:Page {page}';
export const pagination = 'pagination:Pagination';
export const paragraph = 'paragraph:Paragraph';
/** `{limit}`: number of characters. */
export const pasteCut = 'pasteCut:Pasted text shortened: the limit is {limit} characters';
export const pasteTooLarge = 'pasteTooLarge:The pasted content is too large';
export const phoneExample = 'phoneExample:Enter a number such as {example}, or + with the country code';
export const phoneFormat = 'phoneFormat:Enter a US number of 10 digits, or + with the country code';
export const pinMoreColumns = 'pinMoreColumns:Pin more columns';
/** `{name}`: header of the last of these columns. */
export const pinUpToColumn = 'pinUpToColumn:Pin columns up to {name}';
export const previewFailed = 'previewFailed:{name} could not be shown';
export const previousMonth = 'previousMonth:Previous month';
export const previousPage = 'previousPage:Previous page';
export const previousYear = 'previousYear:Previous year';
/** Visible rows of a list. `{from}`, `{to}`, `{total}`: row numbers. */
export const range = 'range:{from}–{to} of {total}';
export const rangeFirst = 'rangeFirst:Choose the first day';
export const rangeLast = 'rangeLast:Choose the last day';
export const rangeReversed = 'rangeReversed:The last day must not be before the first';
export const redo = 'redo:Redo';
export const remove = 'remove:Remove';
export const removeFile = 'removeFile:Remove {name}';
/** `{name}`: option. */
export const removeOption = 'removeOption:Remove {name}';
/** `{name}`: row. */
export const removeRow = 'removeRow:Remove {name}';
export const required = 'required:Required';
export const resizePanels = 'resizePanels:Resize panels';
/** `{count}`: number of results. */
export const results = 'results:Results: {count}';
export const retry = 'retry:Retry';
export const retryFile = 'retryFile:Retry {name}';
/** `{name}`: row. */
export const rowAdded = 'rowAdded:{name} added';
/** `{name}`: row. */
export const rowDetails = 'rowDetails:Details of {name}';
/** `{name}`: row. */
export const rowRemoved = 'rowRemoved:{name} removed';
export const rowsPerPage = 'rowsPerPage:Rows per page';
export const save = 'save:Save';
/** `{date}`: day, or day and hour. */
export const schedulerAdd = 'schedulerAdd:Add on {date}';
export const schedulerAgenda = 'schedulerAgenda:Agenda';
export const schedulerAllDay = 'schedulerAllDay:All day';
/** `{name}`: event. `{date}`: its day and time. */
export const schedulerCancelled = 'schedulerCancelled:Move cancelled. {name} stays on {date}.';
export const schedulerChooseDate = 'schedulerChooseDate:Choose date…';
export const schedulerDayEarlier = 'schedulerDayEarlier:One day earlier';
export const schedulerDayLater = 'schedulerDayLater:One day later';
export const schedulerEmpty = 'schedulerEmpty:No events';
/** Follows the name of a day with one event. */
export const schedulerEvent = 'schedulerEvent:1 event';
/** Follows the name of a day with several events. */
export const schedulerEvents = 'schedulerEvents:{count} events';
/** `{name}`: event. `{date}`: its day and time. `{reason}`: message of the server. */
export const schedulerFailed = 'schedulerFailed:{name} was put back on {date}. {reason}';
/** Description of each event. */
export const schedulerHelp =
  'schedulerHelp:Press Space to lift the event, the arrow keys to move it, Space to drop it and Escape to cancel. Press M to choose a date.';
export const schedulerHourEarlier = 'schedulerHourEarlier:One hour earlier';
export const schedulerHourLater = 'schedulerHourLater:One hour later';
/** Effect of the left and right arrow keys. */
export const schedulerKeyDay = 'schedulerKeyDay:day';
/** Effect of the up and down arrow keys in a week. */
export const schedulerKeyTime = 'schedulerKeyTime:time';
/** Effect of the up and down arrow keys in a month. */
export const schedulerKeyWeek = 'schedulerKeyWeek:week';
export const schedulerMonth = 'schedulerMonth:Month';
export const schedulerMore = 'schedulerMore:+{count} more';
/** `{name}`: event. Heading above the dates. */
export const schedulerMove = 'schedulerMove:Move {name}';
/** `{name}`: event. `{date}`: its new day and time. */
export const schedulerMoved = 'schedulerMoved:{name} moved to {date}';
/** `{name}`: event. `{date}`: day and time. */
export const schedulerMoving = 'schedulerMoving:Moving {name} to {date}';
export const schedulerNextWeek = 'schedulerNextWeek:Next week';
export const schedulerNextWeeks = 'schedulerNextWeeks:Next four weeks';
export const schedulerPreviousWeek = 'schedulerPreviousWeek:Previous week';
export const schedulerPreviousWeeks = 'schedulerPreviousWeeks:Previous four weeks';
/** `{name}`: event. `{date}`: day and time. */
export const schedulerRefused = 'schedulerRefused:{name} cannot move to {date}. {reason}';
/** Name of the choice between month, week and agenda. */
/** `{count}`: number of events that are not loaded. */
export const schedulerShowMore = 'schedulerShowMore:Show {count} more';
export const schedulerView = 'schedulerView:View';
export const schedulerWeek = 'schedulerWeek:Week';
export const schedulerWeekEarlier = 'schedulerWeekEarlier:One week earlier';
export const schedulerWeekLater = 'schedulerWeekLater:One week later';
export const search = 'search:Search';
export const searchBy = 'searchBy:Search by';
export const selectAll = 'selectAll:Select all';
/** `{count}`: number of selected items. */
export const selected = 'selected:{count} selected';
export const selectionCleared = 'selectionCleared:Selection cleared';
/** Accessible name of the bar with bulk actions. */
export const selectionOf = 'selectionOf:Selection';
/** `{name}`: row. */
export const selectRow = 'selectRow:Select {name}';
export const serial = 'serial:No.';
/** Header of a column with percentages. */
export const share = 'share:Share';
export const showAll = 'showAll:Show all';
export const showOptions = 'showOptions:Show options';
export const showPassword = 'showPassword:Show password';
export const showResults = 'showResults:Show results';
export const signatureDraw = 'signatureDraw:Draw instead';
export const signatureDrawn = 'signatureDrawn:Signed';
export const signatureEmpty = 'signatureEmpty:Not signed yet';
export const signatureHint = 'signatureHint:Sign here with a mouse, a finger or a pen';
export const signatureName = 'signatureName:Your name';
export const signatureType = 'signatureType:Type your name instead';
export const skipToContent = 'skipToContent:Skip to content';
/** `{step}`, `{total}`: step numbers. */
export const step = 'step:Step {step} of {total}';
export const stepDone = 'stepDone:Done';
export const stepError = 'stepError:Has errors';
export const subheading = 'subheading:Subheading';
/** `{count}`: maximum number of entries. */
export const tagsLimit = 'tagsLimit:At most {count} entries';
export const takePhoto = 'takePhoto:Take a photo';
export const textStyle = 'textStyle:Text style';
export const thisMonth = 'thisMonth:This month';
export const timeFormat = 'timeFormat:Enter a time, for example {example}';
export const today = 'today:Today';
/** `{limit}`: maximum number of characters. `{over}`: characters above it. */
export const tooLong = 'tooLong:At most {limit} characters; {over} too many';
export const total = 'total:Total';
/** Text alternative of a trend line. */
export const trend = 'trend:{label}: from {first} to {last}, lowest {low}, highest {high}';
export const underline = 'underline:Underline';
export const undo = 'undo:Undo';
export const unsaved = 'unsaved:Changes not saved';
export const uploadingFile = 'uploadingFile:Uploading {name}';
/** `{used}`: size of the added files. `{limit}`: maximum size. */
export const usedOf = 'usedOf:{used} of {limit}';
export const yesterday = 'yesterday:Yesterday';
