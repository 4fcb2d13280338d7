export { addressText } from './addressText';
export { CardSkeleton } from './CardSkeleton';
export { ConfirmDelete, type ConfirmDeleteProps } from './ConfirmDelete';
export { showChangedValue } from './changedValue';
export { insuranceTypesRead, statesRead } from './choiceReads';
export { ConfigProvider, defaultConfig, PageTitle, type ProductConfig, useConfig } from './config';
export { downloadFile, saveFile } from './downloadFile';
export {
  defineFeature,
  type Feature,
  type FeatureRoute,
  type MenuRow,
  type MenuSection,
  menuSections,
  type Panel,
  type PanelPage,
  type PanelProps,
  type Place,
  type ScreenKind,
  type TopBarTool,
  type View,
} from './feature';
export {
  defineFields,
  type FieldComponent,
  type FieldProps,
  type FieldsOptions,
  type FieldTexts,
} from './form/defineFields';
export { defineForm, type FormDefinition, type FormOptions, type SchemaContext } from './form/defineForm';
export { FormDialog, type FormDialogProps, type FormFrameProps } from './form/FormDialog';
export { FormFromQuery, type FormFromQueryProps } from './form/FormFromQuery';
export { FormPage, type FormPageProps } from './form/FormPage';
export { FormSection, type FormSectionProps } from './form/FormSection';
export { showFailure } from './form/failure';
export { type FieldKey, fieldMessage, useFieldText } from './form/fieldText';
export { ImageField, type ImageFieldProps } from './form/ImageField';
export { lazyResolver } from './form/lazyResolver';
export { OptionalSelect, type OptionalSelectProps } from './form/OptionalSelect';
export { StatusField } from './form/StatusField';
export {
  maxCharacters,
  numberText,
  optionalLine,
  optionalText,
  required,
  requiredLine,
  requiredText,
  status,
} from './form/schema';
export { type Status, statusOf } from './form/status';
export type { StoredVersion } from './form/storedVersion';
export { submitOnCtrlEnter } from './form/submitOnCtrlEnter';
export { textSince } from './form/textSince';
export {
  GuardedRecord,
  type GuardedRecordProps,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
} from './form/UnsavedChangesGuard';
export { uploadedId } from './form/uploadedId';
export { useDraft } from './form/useDraft';
export { useExplainUnreadable } from './form/useExplainUnreadable';
export { type RecordForm, type RecordFormOptions, useRecordForm } from './form/useRecordForm';
export {
  type DayFormat,
  dayInput,
  formatCount,
  formatDateTime,
  formatDay,
  formatDayName,
  formatInstant,
  formatLongInstant,
  formatMonth,
  formatRecent,
  formatSeconds,
  formatTime,
  formatTimeZone,
  formatTotal,
  formatUsd,
  formatWeekday,
  formatWeekdayName,
  formatWeekdayTime,
  userTimeZone,
} from './formats';
export { InsuranceIcon } from './InsuranceIcon';
export { insuranceKind } from './insuranceKind';
export { type KeyHelp, useKeyHelp } from './keyHelp';
export { LazyConfirmDialog } from './LazyConfirmDialog';
export { LinesSkeleton } from './LinesSkeleton';
export { LoadAlert, type LoadAlertProps } from './LoadAlert';
export { LoadError, type LoadErrorProps } from './LoadError';
export {
  bulkCatalogue,
  type Catalogue,
  frameCatalogue,
  frameNamespace,
  kitCatalogue,
  type LabelKey,
  loadMessages,
  type Messages,
  type ShellKey,
  shellCatalogue,
  startLanguage,
  taskCatalogue,
  uiCatalogue,
  userAccountCatalogue,
} from './language';
export { type LazyDialogProps, lazyDialog, useDialogModule } from './lazyDialog';
export { type LazyPartProps, lazyPart } from './lazyPart';
export { LicenseFields } from './license/LicenseFields';
export { type LicenseValues, licenseBody, licenseShape, toLicenseValues } from './license/licenseForm';
export { useLicenseItems } from './license/useLicenseItems';
export { CreateLink, DeleteRow, EditRow, RowButton, RowLink, ViewRow } from './list/actions';
export type { BulkActionsProps, BulkRow, ListBulk } from './list/bulk';
export {
  activeColumn,
  chipColumn,
  countColumn,
  createdColumn,
  dayColumn,
  instantColumn,
  type NameColumn,
  nameColumn,
  numberColumn,
  oneLine,
  relatedColumn,
  statusColumn,
  TwoLines,
  tagColumn,
  textColumn,
  usdColumn,
  withoutColumns,
} from './list/columns';
export {
  activeFilters,
  dateSorts,
  defineList,
  enumFilters,
  filterOf,
  type ListDefinition,
  type ListState,
  nameSorts,
  panelList,
  type Sort,
  sortsBy,
} from './list/defineList';
export { ExportMenu } from './list/ExportMenu';
export { type EnumChipProps, enumChip } from './list/enumChip';
export { useFootSpace } from './list/ListFoot';
export { ListPagination } from './list/ListPagination';
export { ListSearch, ListSort } from './list/ListTools';
export { CardGrid, type CardGridProps, type ListPhase, type ListResponse, useListPhase } from './list/listStates';
export { ManagedList, type ManagedListProps } from './list/ManagedList';
export { PanelTable, type PanelTableProps } from './list/PanelTable';
export { RecordLink, type RecordLinkProps } from './list/RecordLink';
export { RecordName } from './list/RecordName';
export { ResourceList, type ResourceListProps } from './list/ResourceList';
export { SelectionActions, type SelectionActionsProps } from './list/SelectionActions';
export { ShortName } from './list/ShortName';
export { StaleAlert } from './list/StaleAlert';
export { StatusCounters, type StatusCountersProps } from './list/StatusCounters';
export { takeSelectionKey } from './list/selectionKeys';
export { useDeleteRow } from './list/useDeleteRow';
export { useLastPage } from './list/useLastPage';
export { useListPage } from './list/useListPage';
export { useOnDemand } from './list/useOnDemand';
export type { ListControls } from './list/useResourceList';
export { type ToolLabels, useToolLabels } from './list/useToolLabels';
export { useUnlicensedEmpty } from './list/useUnlicensedEmpty';
export { emailText, mailLink } from './mailLink';
export { PanelView } from './PanelView';
export { ProfileTabs } from './ProfileTabs';
export { type PageCommand, usePageCommand } from './pageCommands';
export { usePageKeys } from './pageKeys';
export { phoneLink } from './phoneLink';
export {
  addressOf,
  assemble,
  canOpen,
  crumbOf,
  type Destination,
  destinationsOf,
  type Product,
  type ProductPanel,
  ProductProvider,
  type ProductRoute,
  panelsOn,
  routeAt,
  routeById,
  useCanOpen,
  useProduct,
  viewFor,
  viewsOf,
} from './product';
export { RecordGate, type RecordGateProps } from './RecordGate';
export { RetryButton } from './RetryButton';
export { RouterLink } from './RouterLink';
export { agencyRead, readById } from './readById';
export { DocsSection, type DocsSectionProps, type StoredDoc } from './records/DocsSection';
export { DocUpload, type DocUploadProps } from './records/DocUpload';
export { DocViewer } from './records/DocViewer';
export { EntriesSection, type EntriesSectionProps } from './records/EntriesSection';
export { ErasedNotice } from './records/ErasedNotice';
export { IdCardButton, type IdCardButtonProps } from './records/IdCardButton';
export {
  claimMailAddress,
  opportunityMailAddress,
  policyMailAddress,
  quoteMailAddress,
} from './records/mailAddresses';
export {
  LoadedRows,
  type LoadedRowsProps,
  type PanelRow,
  PanelRows,
  type PanelRowsProps,
  panelSizes,
} from './records/PanelRows';
export { progressAddress } from './records/progressAddress';
export { type RecordSection, RecordSections, type RecordSectionsProps } from './records/RecordSections';
export { indexOfKey } from './records/sectionKeys';
export { UploadDocDialog, type UploadDocDialogProps } from './records/UploadDocDialog';
export type { EntriesSaved, EntryField, EntryInput, StoredEntry } from './records/useEntries';
export { route, useRouteParams } from './route';
export { StatusChip } from './StatusChip';
export { explainChunkError } from './shell/explainChunkError';
export { MenuNumber } from './shell/MenuNumber';
export { typedBefore } from './typedBefore';
export { UiLocale } from './UiLocale';
export { addressOfRecord, type PathParameters, RENEW_PARAM, recordPages, renewalAddress, to, urls } from './urls';
export { type Action, type ActionOptions, useAction } from './useAction';
export { discardKeptText, readKeptText, useKeptText } from './useKeptText';
export { useIsStillHere, useNavigateFromHere } from './useNavigateFromHere';
export { useNow } from './useNow';
export { type SearchParam, useSearchParam } from './useSearchParam';
export { useAgencyTimeZone, useToday } from './useToday';
export { workGroupId } from './workGroupId';
export { useCreate, useWriteById } from './writes';
