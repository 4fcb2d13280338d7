import { call, type Result, type Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { createImageUploader, toImageErrors } from '@fairlead/api-client/upload';
import { insuranceTypesRead, type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useRef, useState } from 'react';
import type { Agency } from '../agencies.api';
import type { AgencyBody } from './agencyForm';
import { type ContactBody, isAddressChanged } from './contactForm';
import { agentRequest, invitationsRequest } from './lists';

export type Agent = Schemas['AgencyAgent'];
export type Invitation = Schemas['MemberInvitation'];

export const useAgent = (id: string) => useRead(agentRequest(id));
/** Open invitations. Sends no request if the user may not see them. */
export const useInvitations = (may: boolean) => useRead(may ? invitationsRequest : null);
export const useInsuranceTypeChoices = () => useRead(insuranceTypesRead);

type Update = Omit<Schemas['AgencyUpdate'], 'agencyId' | 'version'>;

/** Updates the agency, and reloads the session, because the frame shows its name and logo. */
function useUpdateAgency() {
  const update = useWrite('put', '/api/agency/update');
  const { reload } = useAuth();
  return async (body: Update, { id, version }: StoredVersion): Promise<Result<Agency>> => {
    const result = await update({ body: { ...body, agencyId: id, version } });
    if (result.ok) await reload();
    return result;
  };
}

type Save<B> = (body: B, stored: StoredVersion | undefined) => Promise<Result<unknown>>;

/** Uploads the logo, then updates the agency. */
export function useSaveAgency(agency: StoredVersion): Save<AgencyBody> {
  const update = useUpdateAgency();
  const [send] = useState(() => createImageUploader('AGENCY'));
  return async ({ image, ...body }, stored = agency) => {
    const file = image && (await send(image));
    if (file && !file.ok) return file;
    const logo = image === undefined ? {} : { dbfileId: file?.payload ?? null };
    const result = await update({ ...body, ...logo }, stored);
    return result.ok ? result : { ok: false, failure: toImageErrors(result.failure) };
  };
}

/**
 * Saves the contact details of the agency. A new address is created first.
 * An existing address is updated last, so that a conflict appears before anything is changed.
 */
export function useSaveContact(agency: Agency): Save<ContactBody> {
  const update = useUpdateAgency();
  const createAddress = useCreate('/api/address/create', { isPart: true });
  const updateAddress = useWrite('put', '/api/address/update');
  // versions that this form has saved or has received from a conflict
  const saved = useRef(agency.version);
  const conflictVersion = useRef(agency.address?.version);

  return async ({ address, ...contact }, stored = agency) => {
    const version = Math.max(stored.version, saved.current);
    const target = { id: agency.id, version };
    if (!agency.address) {
      if (!isAddressChanged(null, address)) return update(contact, target);
      const body = { ...address, addressType: 'AGENCY_ADDRESS' as const };
      const made = await createAddress(body);
      return made.ok ? update({ ...contact, addressId: made.payload.id }, target) : made;
    }
    const result = await update(contact, target);
    if (!result.ok) {
      const current = result.failure.payload;
      if (isAgency(current)) conflictVersion.current = current.address?.version;
      return result;
    }
    saved.current = result.payload.version;
    const now = result.payload.address;
    if (!now || !isAddressChanged(now, address)) return result;
    const addressResult = await updateAddress({
      body: { ...address, addressId: now.id, version: conflictVersion.current ?? now.version },
    });
    if (addressResult.ok) {
      conflictVersion.current = addressResult.payload.version;
      return result;
    }
    const { failure } = addressResult;
    if (failure.code !== 'stale') return addressResult;
    // another user changed only the address: return the whole current record to the form
    conflictVersion.current = now.version;
    return { ok: false, failure: { ...failure, payload: result.payload } };
  };
}

const isAgency = (payload: unknown): payload is Agency =>
  typeof payload === 'object' && payload !== null && 'agencyName' in payload;

/** Updates a member. Reloads the session for the user's own account, because the account menu shows the name. */
export function useSaveMember(agent: Agent): Save<Omit<Schemas['AgentProfileUpdate'], 'agentId' | 'version'>> {
  const update = useWrite('put', '/api/agency/agent-profile/update');
  const { me, reload } = useAuth();
  return async (body, stored = agent) => {
    const result = await update({ body: { ...body, agentId: agent.id, version: stored.version } });
    if (result.ok && me?.user.id === agent.id) await reload();
    return result;
  };
}

/**
 * Invites an agent: finds or creates the invitation, then sends it.
 * The server rejects the invitation of an existing member.
 */
export function useInvite(): (agentEmail: string) => Promise<Result<unknown>> {
  const create = useCreate('/api/invitation/create', { isPart: true });
  const { send } = useInvitation();
  return async (agentEmail) => {
    const known = await call('get', '/api/invitation/agentEmail/{email}', { params: { path: { email: agentEmail } } });
    if (!known.ok && known.failure.status !== 404) return known;
    if (known.ok && known.payload.status === 'INVITED') return send(known.payload.id);
    const body = { agentEmail };
    const made = await create(body);
    return made.ok ? send(made.payload.id) : made;
  };
}

/** Sends an invitation, or revokes its link. */
export const useInvitation = () => ({
  send: useWriteById('post', '/api/invitation/invite/id/{id}'),
  revoke: useWriteById('post', '/api/invitation/revoke/id/{id}'),
});
