import type { Result, Schemas } from '@fairlead/api-client/client';
import { useCreate } from '@fairlead/kit';
import { useSaveContact } from '@fairlead/pickers/contact';
import { useRef } from 'react';
import type { CreateBody } from './createForm';

export type Created = readonly Schemas['Opportunity'][];

/**
 * Returns a function that creates one opportunity per insurance type, and the contact first if it is new. Idempotent: a retry
 * reuses the contact of the first attempt.
 *
 * @param fallbackMessage Message if the server returns none.
 */
export function useCreateOpportunities(fallbackMessage: string): (body: CreateBody) => Promise<Result<Created>> {
  const saveContact = useSaveContact();
  const create = useCreate('/api/opportunity/create');
  const createdContact = useRef<{ key: string; id: string }>(undefined);
  const withMessage = <T>(result: Result<T>): Result<T> =>
    result.ok || result.failure.message
      ? result
      : { ok: false, failure: { ...result.failure, message: fallbackMessage } };

  return async ({ contact, insuranceTypeIds, shortNote }) => {
    let contactId = typeof contact === 'string' ? contact : undefined;
    if (typeof contact === 'object') {
      const key = JSON.stringify(contact);
      if (createdContact.current?.key !== key) {
        const result = withMessage(await saveContact(contact));
        if (!result.ok) return result;
        createdContact.current = { key, id: result.payload.id };
      }
      contactId = createdContact.current.id;
    }
    const body = {
      ...(contactId !== undefined && { contactId }),
      insuranceTypeIds,
      shortNote,
      status: 'NEW' as const,
      opportunityCreatedBy: 'AGENT' as const,
    };
    return withMessage(await create(body));
  };
}
