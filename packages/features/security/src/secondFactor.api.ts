import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';

export type AuthenticatorSecret = Schemas['AuthenticatorSecret'];
type RecoveryCodes = Schemas['RecoveryCodes'];

export const useSecondFactor = () => useRead(['/api/auth/second-factor', undefined]);

/** Returns a function that starts to set up an authenticator app. */
export function useStartAuthenticator(): (password: string) => Promise<Result<AuthenticatorSecret>> {
  const send = useWrite('post', '/api/auth/second-factor/start');
  return (password) => send({ body: { password } });
}

/** Returns a function that turns on the app that is being set up. */
export function useConfirmAuthenticator(): (code: string) => Promise<Result<RecoveryCodes>> {
  const send = useWrite('post', '/api/auth/second-factor/confirm');
  return (code) => send({ body: { code } });
}

/** Returns a function that replaces the recovery codes. */
export function useRenewRecoveryCodes(): (password: string) => Promise<Result<RecoveryCodes>> {
  const send = useWrite('post', '/api/auth/second-factor/recovery-codes');
  return (password) => send({ body: { password } });
}

/** Returns a function that turns off the second factor. */
export function useTurnOff(): (password: string) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/auth/second-factor/off');
  return (password) => send({ body: { password } });
}
