import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import type { Policy } from '../policies.api';
import type { RenewBody } from './renewForm';

/** Policy of the next term, quotes for it, or the policy that is not renewed. */
export type RenewSaved = Policy | Schemas['RequotedPolicy'];

/** Returns a function that renews a policy, requests quotes, or marks it as not renewing. Creating is idempotent. */
export function useRenew(): (body: RenewBody, policy: Policy) => Promise<Result<RenewSaved>> {
  const renew = useWrite('post', '/api/policy/id/{id}/renew');
  const requote = useWrite('post', '/api/policy/id/{id}/requote');
  const mark = useWrite('put', '/api/policy/id/{id}/non-renewal');
  const keyOf = useIdempotencyKey();
  return (body, { id, version }) => {
    const path = { id };
    const header = { 'Idempotency-Key': keyOf({ ...body, id, version }) };
    if (body.choice === 'renew') return renew({ params: { path, header }, body: { ...body.renewal, version } });
    if (body.choice === 'requote') return requote({ params: { path, header }, body: { carrierIds: body.carrierIds } });
    const { reason, note } = body;
    return mark({ params: { path }, body: { version, reason, note } });
  };
}

/** Returns a function that removes the mark that a policy is not renewed. */
export function useTakeBackNonRenewal(): (policy: Policy) => Promise<Result<Policy>> {
  const mark = useWrite('put', '/api/policy/id/{id}/non-renewal');
  return ({ id, version }) => mark({ params: { path: { id } }, body: { version, reason: null, note: '' } });
}
