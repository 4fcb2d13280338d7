import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { mayControlAccount } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { contactOverviewRead, contactRead } from './contactReads';

export type Contact = Schemas['Contact'];

/** Sends no request for null. */
export const useContact = (id: string | null) => useRead(id === null ? null : contactRead(id));

export type Overview = Schemas['ContactOverview'];

/** Figures, counts and first records of a contact. */
export const useContactOverview = (id: string) => useRead(contactOverviewRead(id));

/** Number of records with personal data of a contact. */
export const usePersonalData = (contactId: string) =>
  useRead(['/api/contact/personal-data/id/{id}', { path: { id: contactId } }]);

/** Returns a function that erases a contact. The email address of the contact confirms it. */
export function useErasure(contactId: string) {
  const write = useWrite('post', '/api/contact/erase/id/{id}');
  return (email: string) => write({ params: { path: { id: contactId } }, body: { email } });
}

type Invitation = Schemas['MemberInvitation'];

/** Latest invitation of a contact to become a customer. Sends no request for null. */
export const useInvitation = (contactId: string | null) =>
  useRead(contactId === null ? null : ['/api/invitation/contactId/{id}', { path: { id: contactId } }]);

/** Returns a function that sends the invitation of a contact and creates it first if there is none. */
export function useInvite(): (contactId: string, existing: Invitation | null) => Promise<Result<Invitation>> {
  const create = useWrite('post', '/api/invitation/create');
  const send = useWrite('post', '/api/invitation/invite/id/{id}');
  return async (contactId, existing) => {
    const created = existing ? undefined : await create({ body: { contactId } });
    if (created && !created.ok) return created;
    return send({ params: { path: { id: existing?.id ?? created?.payload.id ?? '' } } });
  };
}

const customer = { role: 'CUSTOMER', agencyAdmin: false, privileges: [], own: false } as const;

/** How a customer signs in. Sends no request for a contact without an account, or if the user may not control accounts. */
export function useCustomerAccount({ account }: Pick<Contact, 'account'>) {
  const { viewer } = useAuth();
  const isShown = account !== null && mayControlAccount(viewer, customer, 'READ');
  const state = useRead(isShown ? ['/api/user/account/id/{id}', { path: { id: account.id } }] : null);
  return { ...state, isShown };
}
