import { useConfig } from '@fairlead/kit';
import { readSupportToken, useAuth } from '@fairlead/session';

/** Opens the support center with the session's own token; null when none is set up. */
export function useSupportCenter(): (() => void) | null {
  const { supportCenterUrl } = useConfig();
  const { viewer } = useAuth();
  if (!supportCenterUrl) return null;
  return () => {
    // read at the press: the token belongs to the session of that moment
    const address = supportCenterUrl
      .replace('{token}', encodeURIComponent(readSupportToken() ?? ''))
      .replace('{userType}', encodeURIComponent(viewer?.role ?? ''));
    window.open(address, '_blank', 'noopener,noreferrer');
  };
}
