import { useAuth } from '@fairlead/session';
import { Button, Icon, Tooltip } from '@fairlead/ui';
import { CircleHelp } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useSupportCenter } from './useSupportCenter';

/** Opens the support center. Disabled with an explanation when no address is configured. */
export function SupportCenter() {
  const { t } = useTranslation('shell');
  const { viewer } = useAuth();
  const open = useSupportCenter();
  const leadingIcon = <Icon of={CircleHelp} size={16} strokeWidth={1.75} />;
  // The token of the support center is the agent's.
  if (open || viewer?.viewing)
    return (
      <Button writes variant="ghost" leadingIcon={leadingIcon} onClick={open ?? undefined}>
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
