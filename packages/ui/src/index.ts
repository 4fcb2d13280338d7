export { DirectionProvider } from '@radix-ui/react-direction';
export { setNonce } from 'get-nonce';
export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar';
export { Alert, type AlertProps } from './Alert/Alert';
export { AppShell, type AppShellProps } from './AppShell/AppShell';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup/AvatarGroup';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Box, type BoxProps } from './Box/Box';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs';
export { BulkBar, type BulkBarProps } from './BulkBar/BulkBar';
export { Button, type ButtonProps } from './Button/Button';
export { Callout, type CalloutProps } from './Callout/Callout';
export { Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { CheckboxList, type CheckboxListOption, type CheckboxListProps } from './CheckboxList/CheckboxList';
export { Chip, type ChipProps } from './Chip/Chip';
export { Collapsible, type CollapsibleProps } from './Collapsible/Collapsible';
export { ColumnChooser } from './ColumnChooser/ColumnChooser';
export type { ColumnChooserProps } from './ColumnChooser/columnChooserProps';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { columnTotals } from './DataTable/columnTotals';
export { type Column, DataTable, type DataTableProps, type Sort } from './DataTable/DataTable';
export type { Density } from './DataTable/density';
export type { RowFeature, TableTotals, TotalsLayout } from './DataTable/feature';
export { measuredWidths } from './DataTable/measuredWidths';
export { RowAction, type RowActionProps } from './DataTable/RowAction';
export { createSelection, type SelectionStore } from './DataTable/selectionStore';
export type { ColumnTotalsOptions } from './DataTable/Totals';
export { type RowExpansionOptions, useRowExpansion } from './DataTable/useRowExpansion';
export { type RowSelectionOptions, useRowSelection } from './DataTable/useRowSelection';
export { useSelected } from './DataTable/useSelected';
export { DateField, type DateFieldProps } from './DateField/DateField';
export { localeDateFormat } from './DateField/dateFormat';
export { type CalendarDate, formatDate, parseDate } from './DateField/dateText';
export { DateRange, type DateRangeProps } from './DateRange/DateRange';
export { type DatePreset, lastDays, wholeMonth } from './DateRange/presets';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField';
export { DensityToggle, type DensityToggleProps } from './DensityToggle/DensityToggle';
export { type DescriptionItem, DescriptionList, type DescriptionListProps } from './DescriptionList/DescriptionList';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { Divider, type DividerProps } from './Divider/Divider';
export { DocCard, type DocCardProps } from './DocCard/DocCard';
export { formatBytes } from './DocCard/formatBytes';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export { Dropzone, type DropzoneProps } from './Dropzone/Dropzone';
export { EditableSection, type EditableSectionProps, type SaveOutcome } from './EditableSection/EditableSection';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { FileIcon, type FileIconProps } from './FileIcon/FileIcon';
export { FilePreview, type FilePreviewProps } from './FilePreview/FilePreview';
export { FileViewer, type FileViewerProps } from './FilePreview/FileViewer';
export type { FileSource } from './FilePreview/useFile';
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload';
export { documentAndImageTypes, documentTypes, type FileError, type FileItem } from './FileUpload/fileItem';
export { isReadable } from './FileUpload/isReadable';
export type { UploadContext } from './FileUpload/useFileList';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar';
export type { Filter, FilterValues } from './FilterBar/filter';
export { Footer, type FooterLink, type FooterProps } from './Footer/Footer';
export { FormField, type FormFieldProps } from './FormField/FormField';
export type { ControlProps, FieldProps } from './FormField/fieldProps';
export { RequiredNote } from './FormField/RequiredNote';
export { FormGrid, FullRow } from './FormGrid/FormGrid';
export { Grid, type GridProps } from './Grid/Grid';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading/Heading';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard';
export { Icon, type IconNode, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { ImageUpload, type ImageUploadProps } from './ImageUpload/ImageUpload';
export type { ImageError } from './ImageUpload/validateImage';
export { Inline, type InlineProps } from './Inline/Inline';
export {
  BrokenArt,
  DocumentArt,
  LockArt,
  MailArt,
  MapArt,
  NoResultsArt,
  TicketArt,
} from './illustrations/illustrations';
export { Kbd, type KbdProps } from './Kbd/Kbd';
export { Link, type LinkProps } from './Link/Link';
export { ListFrame, type ListFrameProps } from './ListFrame/ListFrame';
export { ListToolbar, type ListToolbarProps } from './ListToolbar/ListToolbar';
export type { Space } from './layout/space.css';
export { Menu, type MenuProps } from './Menu/Menu';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuLabel,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
} from './Menu/MenuGroup';
export { MenuItem, type MenuItemProps } from './Menu/MenuItem';
export { MenuSub, type MenuSubProps } from './Menu/MenuSub';
export { MeterBar, type MeterBarProps } from './MeterBar/MeterBar';
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField';
export { MonthField, type MonthFieldProps } from './MonthField/MonthField';
export { type CalendarMonth, formatMonth, parseMonth } from './MonthField/monthText';
export { type Locale, LocaleProvider, type Messages, useLocale } from './messages/messages';
export type { NotificationItem } from './NotificationCentre/groupNotifications';
export {
  NotificationCentre,
  type NotificationCentreProps,
  type NotificationFilterOption,
} from './NotificationCentre/NotificationCentre';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { formatNumber, parseNumber } from './NumberField/numberText';
export { PageBanner, type PageBannerProps } from './PageBanner/PageBanner';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField';
export { parsePhone, showPhone } from './PhoneField/phoneText';
export { PinInput, type PinInputProps } from './PinInput/PinInput';
export { Popover, type PopoverProps } from './Popover/Popover';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine';
export { type RadioCard, RadioCards, type RadioCardsProps } from './RadioCards/RadioCards';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { ReadOnly, type ReadOnlyProps } from './ReadOnly/ReadOnly';
export { blockedProps, type ReadOnlyState, useReadOnly } from './ReadOnly/readOnlyState';
export { RecordHeader, type RecordHeaderProps } from './RecordHeader/RecordHeader';
export { RepeatableFields, type RepeatableFieldsProps } from './RepeatableFields/RepeatableFields';
export type { LinkParts, RenderLink } from './renderLink';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { SectionNav, type SectionNavItem, type SectionNavProps } from './SectionNav/SectionNav';
export { useCurrentSection } from './SectionNav/useCurrentSection';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './SegmentedControl/SegmentedControl';
export { Select, type SelectProps } from './Select/Select';
export type { SelectOption } from './Select/selectOption';
export { SidebarAction, type SidebarActionProps } from './SidebarNav/SidebarAction';
export { type SidebarItem, SidebarNav, type SidebarNavProps, type SidebarSection } from './SidebarNav/SidebarNav';
export { SignedOutLayout, type SignedOutLayoutProps } from './SignedOutLayout/SignedOutLayout';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SkipLink } from './SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Splitter, type SplitterProps } from './Splitter/Splitter';
export { Stack, type StackProps } from './Stack/Stack';
export { StatCard, type StatCardProps, type StatChange } from './StatCard/StatCard';
export { StatStrip, type StatStripProps } from './StatStrip/StatStrip';

export { type Step, Stepper, type StepperProps } from './Stepper/Stepper';
export { Sticky, type StickyProps } from './Sticky/Sticky';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Table, type TableProps } from './Table/Table';
export { TabNav, type TabNavItem, type TabNavProps } from './TabNav/TabNav';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs';
export { TagsField, type TagsFieldProps } from './TagsField/TagsField';
export { Text, type TextProps } from './Text/Text';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { ThemeScript, type ThemeScriptProps } from './ThemeMode/ThemeScript';
export { type ThemeMode, type ThemeModeOptions, themeScript } from './ThemeMode/themeMode';
export { type ThemeModeState, useThemeMode } from './ThemeMode/useThemeMode';
export { usePortalContainer } from './ThemeScope/portalContainer';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope/ThemeScope';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { formatTime, parseTime } from './TimeField/timeText';
export { Timeline, type TimelineEntry, type TimelineProps } from './Timeline/Timeline';
export {
  TimelineComposer,
  type TimelineComposerKind,
  type TimelineComposerProps,
} from './TimelineComposer/TimelineComposer';
export { ToastHost } from './Toast/ToastHost';
export { type ToastHandle, type ToastOptions, toast } from './Toast/toasts';
export { Toolbar, type ToolbarItem, type ToolbarProps } from './Toolbar/Toolbar';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { TopBar, type TopBarProps } from './TopBar/TopBar';
export { vars } from './theme/contract.css';
export { scaled } from './theme/scaled';
export { type Breakpoint, below, breakpoints, from, type ThemeName, type Tone, themeNames } from './theme/tokens';
export { useLater, whenIdle } from './useLater';
export { useMediaQuery } from './useMediaQuery';
export { usePending } from './usePending';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
