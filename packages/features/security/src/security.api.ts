import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';

export type AccountSecurity = Schemas['AccountSecurity'];
export type UserSession = Schemas['UserSession'];

export const useAccountSecurity = () => useRead(['/api/auth/security', undefined]);

/** Returns a function that ends one of the own sessions. */
export function useEndSession(): (id: string) => Promise<Result<AccountSecurity>> {
  const send = useWrite('post', '/api/auth/session/id/{id}/end');
  return (id) => send({ params: { path: { id } } });
}

/** Returns a function that confirms a sign-in on a new device. */
export function useConfirmSession(): (id: string) => Promise<Result<AccountSecurity>> {
  const send = useWrite('post', '/api/auth/session/id/{id}/confirm');
  return (id) => send({ params: { path: { id } } });
}

/** Returns a function that ends all own sessions but the current one. */
export function useEndOthers(): () => Promise<Result<AccountSecurity>> {
  const send = useWrite('post', '/api/auth/session/end-others');
  return () => send(undefined);
}

/** Returns a function that switches the mail about new devices. */
export function useSaveAlerts(): (newDeviceMail: boolean) => Promise<Result<AccountSecurity>> {
  const send = useWrite('put', '/api/auth/security/alerts');
  return (newDeviceMail) => send({ body: { newDeviceMail } });
}
