import { RouterLink } from '@fairlead/kit';
import { Button, Icon, VisuallyHidden } from '@fairlead/ui';
import { Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';

/** Link to the form of a card. Screen readers also hear the name of the card. */
export function EditLink({ to, of }: { to: string; of: string }) {
  const { t } = useTranslation('agencies');
  return (
    <Button asChild variant="ghost" size="small" leadingIcon={<Icon of={Pencil} size={14} strokeWidth={1.75} />}>
      <RouterLink to={to}>
        {t('own.edit')}
        <VisuallyHidden> {of}</VisuallyHidden>
      </RouterLink>
    </Button>
  );
}
