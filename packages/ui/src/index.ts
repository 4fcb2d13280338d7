export { Alert, type AlertProps } from './Alert/Alert';
export { AppShell, type AppShellProps } from './AppShell/AppShell';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Box, type BoxProps } from './Box/Box';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './Button/Button';
export { Card, type CardProps } from './Card/Card';
export { Chip, type ChipProps } from './Chip/Chip';
export { type Column, DataTable, type DataTableProps, type Sort } from './DataTable/DataTable';
export type { Density } from './DataTable/density';
export { RowAction, type RowActionProps } from './DataTable/RowAction';
export { DensityToggle, type DensityToggleProps } from './DensityToggle/DensityToggle';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { Footer, type FooterLink, type FooterProps } from './Footer/Footer';
export { FormField, type FormFieldProps } from './FormField/FormField';
export type { ControlProps, FieldProps } from './FormField/fieldProps';
export { Grid, type GridProps } from './Grid/Grid';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading/Heading';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
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
export { MeterBar, type MeterBarProps } from './MeterBar/MeterBar';
export { englishMessages, type Locale, LocaleProvider, type Messages, useLocale } from './messages/messages';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine';
export type { LinkParts, RenderLink } from './renderLink';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { SidebarAction, type SidebarActionProps } from './SidebarNav/SidebarAction';
export { type SidebarItem, SidebarNav, type SidebarNavProps, type SidebarSection } from './SidebarNav/SidebarNav';
export { SignedOutFrame, type SignedOutFrameProps } from './SignedOutFrame/SignedOutFrame';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SkipLink } from './SkipLink/SkipLink';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Stack, type StackProps } from './Stack/Stack';
export { Text, type TextProps } from './Text/Text';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { ToastHost } from './Toast/ToastHost';
export { type ToastOptions, toast } from './Toast/toasts';
export { Tooltip, type TooltipProps, TooltipProvider } from './Tooltip/Tooltip';
export { TopBar, type TopBarProps } from './TopBar/TopBar';
export { vars } from './theme/contract.css';
export { type Breakpoint, below, breakpoints, from, type ThemeName, type Tone, themeNames } from './theme/tokens';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
