import { Button, Icon, type IconProps, RowAction } from '@fairlead/ui';
import { Eye, Pencil, Plus, Trash2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../RouterLink';

interface RowActionProps {
  icon: IconProps['of'];
  /** Accessible name with the name of the record, for example "Edit WELCOME25". */
  label: string;
  /** Verb, shown where there is room. */
  text: string;
}

const rowIcon = (icon: IconProps['of']) => <Icon of={icon} size={16} strokeWidth={1.75} />;

/** Row action that opens a page. */
export function RowLink({ icon, to, ...labels }: RowActionProps & { to: string }) {
  return (
    <RowAction asChild {...labels} icon={rowIcon(icon)}>
      <RouterLink to={to} />
    </RowAction>
  );
}

/** Row action that opens a dialog or sends a request. */
export function RowButton({
  icon,
  onClick,
  ...props
}: RowActionProps & { onClick: () => void; tone?: 'danger'; loading?: boolean }) {
  return <RowAction {...props} icon={rowIcon(icon)} onClick={onClick} />;
}

/** Opens a row: its page, or a dialog. */
export function ViewRow({ name, ...target }: { name: string } & ({ to: string } | { onClick: () => void })) {
  const { t } = useTranslation('kit');
  const texts = { icon: Eye, label: t('row.view', { name }), text: t('row.viewVerb') };
  return 'to' in target ? <RowLink {...texts} {...target} /> : <RowButton {...texts} {...target} />;
}

/** Opens the edit page of a row. */
export function EditRow({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('kit');
  return <RowLink icon={Pencil} label={t('row.edit', { name })} text={t('row.editVerb')} to={to} />;
}

/** Opens the confirmation to delete a row. */
export function DeleteRow({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <RowButton
      icon={Trash2}
      label={t('row.delete', { name })}
      text={t('row.deleteVerb')}
      tone="danger"
      onClick={onClick}
    />
  );
}

interface CreateLinkProps {
  to: string;
  label: string;
  /** Defaults to a plus sign. */
  icon?: IconProps['of'];
  /** Shows an outline, because another action of the page comes first. Defaults to `false`. */
  quiet?: boolean;
}

/** Main action of a list: opens the page that creates a record. */
export function CreateLink({ to, label, icon = Plus, quiet = false }: CreateLinkProps) {
  return (
    <Button asChild {...(!quiet && { variant: 'solid', tone: 'accent' })} leadingIcon={<Icon of={icon} size={16} />}>
      <RouterLink to={to}>{label}</RouterLink>
    </Button>
  );
}
