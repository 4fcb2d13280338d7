import type { Result } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { useSaveContact } from '@fairlead/pickers/contact';
import { useRef } from 'react';
import type { CreateBody } from './createForm';

/**
 * Creates an opportunity for each insurance type, for a contact that is created first where it is new. The same content sent
 * twice makes one of each: a contact that was made is not made again when its opportunities were refused.
 *
 * @param unsaid What is said when the server says nothing.
 */
export function useCreate(unsaid: string): (body: CreateBody) => Promise<Result<unknown>> {
  const saveContact = useSaveContact();
  const create = useWrite('post', '/api/opportunity/create');
  const keyOf = useIdempotencyKey();
  const made = useRef<{ of: string; id: string }>(undefined);
  const said = <T>(result: Result<T>): Result<T> =>
    result.ok || result.failure.message ? result : { ok: false, failure: { ...result.failure, message: unsaid } };

  return async ({ contact, insuranceTypeIds, shortNote }) => {
    let contactId = typeof contact === 'string' ? contact : undefined;
    if (typeof contact === 'object') {
      const of = JSON.stringify(contact);
      if (made.current?.of !== of) {
        const result = said(await saveContact(contact));
        if (!result.ok) return result;
        made.current = { of, id: result.payload.id };
      }
      contactId = made.current.id;
    }
    const body = {
      ...(contactId !== undefined && { contactId }),
      insuranceTypeIds,
      shortNote,
      status: 'NEW' as const,
      opportunityCreatedBy: 'AGENT' as const,
    };
    return said(await create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } }));
  };
}
