export { addressText } from './addressText';
export { CardSkeleton } from './CardSkeleton';
export { ConfirmDelete, type ConfirmDeleteProps } from './ConfirmDelete';
export { ConfigProvider, defaultConfig, PageTitle, type ProductConfig, useConfig } from './config';
export {
  defineFeature,
  type Feature,
  type FeatureRoute,
  type MenuRow,
  type MenuSection,
  menuSections,
  type Panel,
  type PanelPlace,
  type PanelProps,
  type Place,
  type ScreenKind,
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
export { FormDialog, type FormDialogProps } from './form/FormDialog';
export { FormPage, type FormPageProps } from './form/FormPage';
export { FormSection, type FormSectionProps } from './form/FormSection';
export { showFailure } from './form/failure';
export { type FieldKey, fieldMessage, useFieldText } from './form/fieldText';
export { ImageField, type ImageFieldProps } from './form/ImageField';
export { lazyResolver } from './form/lazyResolver';
export { OptionalSelect, type OptionalSelectProps } from './form/OptionalSelect';
export { type Status, StatusField, statusOf } from './form/StatusField';
export { numberText, optionalLine, optionalText, required, requiredLine, requiredText, status } from './form/schema';
export type { StoredVersion } from './form/storedVersion';
export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from './form/UnsavedChangesGuard';
export { uploadedId } from './form/uploadedId';
export { type RecordForm, type RecordFormOptions, useRecordForm } from './form/useRecordForm';
export { type DayFormat, formatCount, formatDay, formatInstant, formatTime, formatUsd } from './formats';
export { InsuranceIcon } from './InsuranceIcon';
export { insuranceKind } from './insuranceKind';
export {
  type Catalogue,
  frameCatalogue,
  frameWords,
  kitCatalogue,
  type LabelKey,
  loadWords,
  type Messages,
  type ShellKey,
  shellCatalogue,
  startLanguage,
  uiCatalogue,
} from './language';
export { LicenseFields } from './license/LicenseFields';
export { type LicenseValues, licenseBody, licenseShape, toLicenseValues } from './license/licenseForm';
export { useLicenseItems } from './license/useLicenseItems';
export { CreateLink, DeleteRow, EditRow, RowButton, RowLink } from './list/actions';
export { activeColumn, chipColumn, countColumn, instantColumn, nameColumn, usdColumn } from './list/columns';
export { dateSorts, defineList, type ListDefinition, type ListState, nameSorts, type Sort } from './list/defineList';
export { useSlashFocus } from './list/ListTools';
export { ManagedList, type ManagedListProps } from './list/ManagedList';
export { PanelTable, type PanelTableProps } from './list/PanelTable';
export { RecordName } from './list/RecordName';
export { type ListResponse, ResourceList, type ResourceListProps } from './list/ResourceList';
export { StatusCounters, type StatusCountersProps } from './list/StatusCounters';
export { useLastPage } from './list/useLastPage';
export { useListPage } from './list/useListPage';
export type { ListControls } from './list/useResourceList';
export { type ToolLabels, useToolLabels } from './list/useToolLabels';
export { PanelView } from './PanelView';
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
  useOffers,
  useProduct,
  viewFor,
  viewsOf,
} from './product';
export { RecordGate, type RecordGateProps } from './RecordGate';
export { RouterLink } from './RouterLink';
export { DocsSection, type DocsSectionProps, type StoredDoc } from './records/DocsSection';
export { DocViewer } from './records/DocViewer';
export { EntriesSection, type EntriesSectionProps } from './records/EntriesSection';
export { UploadDocDialog, type UploadDocDialogProps } from './records/UploadDocDialog';
export type { EntriesSaved, EntryField, EntryInput, StoredEntry } from './records/useEntries';
export { route, useRouteParams } from './route';
export { StatusChip } from './StatusChip';
export { UiLocale } from './UiLocale';
export { type PathParameters, to, urls } from './urls';
export { type Action, type ActionOptions, useAction } from './useAction';
