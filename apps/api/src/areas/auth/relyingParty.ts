import { isIP } from 'node:net';
import { isLoopback } from '../../loopback.ts';

/** Domain and origin to which passkeys are bound. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Relying party of a portal address. Undefined for IP addresses, to which browsers bind no passkeys. */
export function relyingPartyOf(portalUrl: string): RelyingParty | undefined {
  const url = new URL(portalUrl);
  const address = url.hostname.replace(/^\[|\]$/g, '');
  // A server on the own machine is also open at this name.
  if (isIP(address) !== 0 && isLoopback(address)) url.hostname = 'localhost';
  else if (isIP(address) !== 0) return undefined;
  return { id: url.hostname, origin: url.origin };
}
