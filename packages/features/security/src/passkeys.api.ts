import type { Result, Schemas } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';
import { createPasskey } from '@fairlead/session';
import { useTranslation } from 'react-i18next';

export type Passkey = Schemas['Passkey'];
type AddedPasskey = Schemas['AddedPasskey'];

/** Returns a function that adds a passkey. It opens the browser's question between its two requests. */
export function useAddPasskey(): (passkey: { name: string; password: string }) => Promise<Result<AddedPasskey>> {
  const { t } = useTranslation('security');
  const start = useWrite('post', '/api/auth/passkey/start');
  const confirm = useWrite('post', '/api/auth/passkey/confirm');
  return async ({ name, password }) => {
    const started = await start({ body: { password } });
    if (!started.ok) return started;
    const credential = await createPasskey(started.payload);
    if (typeof credential !== 'string') return confirm({ body: { name, credential } });
    const failure = { status: 0, code: credential, message: t(`passkeys.${credential}`), errors: [], payload: null };
    return { ok: false, failure };
  };
}

/** Returns a function that renames a passkey. */
export function useRenamePasskey(): (id: string, name: string) => Promise<Result<Passkey>> {
  const send = useWrite('put', '/api/auth/passkey/id/{id}');
  return (id, name) => send({ params: { path: { id } }, body: { name } });
}

/** Returns a function that removes a passkey. */
export function useRemovePasskey(): (id: string, password: string) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/auth/passkey/id/{id}/remove');
  return (id, password) => send({ params: { path: { id } }, body: { password } });
}
