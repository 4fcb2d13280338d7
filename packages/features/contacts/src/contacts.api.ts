import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { contactRead } from './contactReads';

export type Contact = Schemas['Contact'];

/** A page of contacts; the page before stays until the next one is there. */
export const useContacts = (read: Read<'/api/contact/all'>) => useRead(read, { keepPreviousData: true });

/** One contact; null asks for none. */
export const useContact = (id: string | null) => useRead(id === null ? null : contactRead(id));

type Invitation = Schemas['MemberInvitation'];

/** The latest invitation of a contact to become a customer; null asks for none. */
export const useInvitation = (contactId: string | null) =>
  useRead(contactId === null ? null : ['/api/invitation/contactId/{id}', { path: { id: contactId } }]);

/** Makes the invitation of a contact, where there is none yet, and sends it. */
export function useInvite(): (contactId: string, known: Invitation | null) => Promise<Result<Invitation>> {
  const create = useWrite('post', '/api/invitation/create');
  const send = useWrite('post', '/api/invitation/invite/id/{id}');
  return async (contactId, known) => {
    const made = known ? undefined : await create({ body: { contactId } });
    if (made && !made.ok) return made;
    return send({ params: { path: { id: known?.id ?? made?.payload.id ?? '' } } });
  };
}
