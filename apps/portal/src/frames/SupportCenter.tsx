import { useConfig } from '@fairlead/kit';
import { readSupportToken, useAuth } from '@fairlead/session';
import { Button, Tooltip } from '@fairlead/ui';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Opens the support center with the session's own token; says why it cannot when none is set up. */
export function SupportCenter() {
  const { t } = useTranslation('shell');
  const { supportCenterUrl } = useConfig();
  const { viewer } = useAuth();
  const leadingIcon = <CircleHelp size={16} strokeWidth={1.75} />;
  if (!supportCenterUrl)
    return (
      <Tooltip content={t('supportUnavailable')} side="bottom">
        <Button
          variant="ghost"
          leadingIcon={leadingIcon}
          aria-disabled="true"
          aria-description={t('supportUnavailable')}
        >
          {t('supportCenter')}
        </Button>
      </Tooltip>
    );
  // read at the press: the token belongs to the session of that moment
  const open = () => {
    const address = supportCenterUrl
      .replace('{token}', encodeURIComponent(readSupportToken() ?? ''))
      .replace('{userType}', encodeURIComponent(viewer?.role ?? ''));
    window.open(address, '_blank', 'noopener,noreferrer');
  };
  return (
    <Button variant="ghost" leadingIcon={leadingIcon} onClick={open}>
      {t('supportCenter')}
    </Button>
  );
}
