import type { Schemas } from '@fairlead/api-client/client';

// Loads with the first passkey, because the session is part of every page.
const webauthn = () => import('@simplewebauthn/browser');

/** `domain`: the portal's address is not a domain. `elsewhere`: this page has another domain. */
type PasskeyProblem = 'domain' | 'elsewhere' | 'browser';

/**
 * Reason why passkeys do not work on this page.
 *
 * @param domain Domain of the passkeys, from the server.
 */
export function passkeyProblem(domain: string | null): PasskeyProblem | undefined {
  if (domain === null) return 'domain';
  if (window.location.hostname !== domain) return 'elsewhere';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

/** `known`: the device already has a passkey of the account. `cancelled`: the user or the browser ended the question. */
type PasskeyRefusal = 'cancelled' | 'known';

/** Asks the browser for a new passkey. */
export async function createPasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyAttestation'] | PasskeyRefusal> {
  try {
    const { startRegistration } = await webauthn();
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled';
  }
}

/** Asks the browser for the answer of a passkey. */
export async function askForPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion'] | 'cancelled'> {
  try {
    const { startAuthentication } = await webauthn();
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch {
    return 'cancelled';
  }
}

/** Closes the open question of the browser, which then ends as cancelled. */
export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await webauthn();
  WebAuthnAbortService.cancelCeremony();
}
