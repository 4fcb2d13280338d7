import { Button, Icon, Tooltip } from '@fairlead/ui';
import { CircleHelp } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useSupportCenter } from './useSupportCenter';

/** Opens the support center. Disabled with an explanation when no address is configured. */
export function SupportCenter() {
  const { t } = useTranslation('shell');
  const open = useSupportCenter();
  const leadingIcon = <Icon of={CircleHelp} size={16} strokeWidth={1.75} />;
  if (open)
    return (
      <Button variant="ghost" leadingIcon={leadingIcon} onClick={open}>
        {t('supportCenter')}
      </Button>
    );
  return (
    <Tooltip content={t('supportUnavailable')} side="bottom">
      <Button variant="ghost" leadingIcon={leadingIcon} aria-disabled="true" aria-description={t('supportUnavailable')}>
        {t('supportCenter')}
      </Button>
    </Tooltip>
  );
}
