import { readSupportToken, useAuth } from '@fairlead/session';
import { useConfig } from '../config';

/** Returns a function that opens the support center with the session's token, or null when no address is configured, or for an agent who views the portal as a customer. */
export function useSupportCenter(): (() => void) | null {
  const { supportCenterUrl } = useConfig();
  const { viewer } = useAuth();
  if (!supportCenterUrl || viewer?.viewing) return null;
  return () => {
    // read the token on click, because the session may have changed since the last render
    const address = supportCenterUrl
      .replace('{token}', encodeURIComponent(readSupportToken() ?? ''))
      .replace('{userType}', encodeURIComponent(viewer?.role ?? ''));
    window.open(address, '_blank', 'noopener,noreferrer');
  };
}
