import { call, type Read, type Result, type Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { atImage, imageSender } from '@fairlead/api-client/upload';
import type { StoredVersion } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useRef, useState } from 'react';
import type { Agency } from '../agencies.api';
import type { AgencyBody } from './agencyForm';
import { type ContactBody, changesAddress } from './contactForm';
import { agentRead, choices, invitationsRead } from './lists';

export type Agent = Schemas['AgencyAgent'];
export type Invitation = Schemas['MemberInvitation'];

/** A page of the people of an agency; the page before stays until the next one is there. */
export const useAgents = (read: Read<'/api/agency/agents'>) => useRead(read, { keepPreviousData: true });
/** One of them. */
export const useAgent = (id: string) => useRead(agentRead(id));
/** Those who were asked to join; nobody is asked about where one may not. */
export const useInvitations = (may: boolean) => useRead(may ? invitationsRead : null);
export const useInsuranceTypeChoices = () => useRead(choices.insuranceTypes);
export const useStateChoices = () => useRead(choices.states);

type Update = Omit<Schemas['AgencyUpdate'], 'agencyId' | 'version'>;

/** Changes the agency; its name and logo stand in the frame, which follows at once. */
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

/** Changes what an agency is, after its logo has been sent. */
export function useSaveAgency(agency: StoredVersion): Save<AgencyBody> {
  const update = useUpdateAgency();
  const [send] = useState(() => imageSender('AGENCY'));
  return async ({ image, ...body }, stored = agency) => {
    const file = image && (await send(image));
    if (file && !file.ok) return file;
    const logo = image === undefined ? {} : { dbfileId: file?.payload ?? null };
    const result = await update({ ...body, ...logo }, stored);
    return result.ok ? result : { ok: false, failure: atImage(result.failure) };
  };
}

/**
 * Changes how an agency is reached: the address is made first where there is none, and changed afterwards where there is one,
 * so that whoever was slower is told before anything is changed.
 */
export function useSaveContact(agency: Agency): Save<ContactBody> {
  const update = useUpdateAgency();
  const createAddress = useWrite('post', '/api/address/create');
  const updateAddress = useWrite('put', '/api/address/update');
  const keyOf = useIdempotencyKey();
  // what this form has saved of itself, and what it has been told of
  const saved = useRef(agency.version);
  const told = useRef(agency.address?.version);

  return async ({ address, ...contact }, stored = agency) => {
    const version = Math.max(stored.version, saved.current);
    const target = { id: agency.id, version };
    if (!agency.address) {
      if (!changesAddress(null, address)) return update(contact, target);
      const body = { ...address, addressType: 'AGENCY_ADDRESS' as const };
      const made = await createAddress({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
      return made.ok ? update({ ...contact, addressId: made.payload.id }, target) : made;
    }
    const result = await update(contact, target);
    if (!result.ok) {
      const current = result.failure.payload;
      if (isAgency(current)) told.current = current.address?.version;
      return result;
    }
    saved.current = result.payload.version;
    const now = result.payload.address;
    if (!now || !changesAddress(now, address)) return result;
    const moved = await updateAddress({
      body: { ...address, addressId: now.id, version: told.current ?? now.version },
    });
    if (moved.ok) {
      told.current = moved.payload.version;
      return result;
    }
    const { failure } = moved;
    if (failure.code !== 'stale') return moved;
    // somebody else moved it alone: the form is shown the whole record as it is now
    told.current = now.version;
    return { ok: false, failure: { ...failure, payload: result.payload } };
  };
}

const isAgency = (payload: unknown): payload is Agency =>
  typeof payload === 'object' && payload !== null && 'agencyName' in payload;

/** Changes one of the people; of oneself the name stands in the account menu. */
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
 * Invites an agent: looks the address up, makes the invitation where there is none, and sends it. Specification, document
 * 2, section 4. A member is not sent anything: the server refuses to make the invitation, in its own words.
 */
export function useInvite(): (agentEmail: string) => Promise<Result<unknown>> {
  const create = useWrite('post', '/api/invitation/create');
  const { send } = useInvitation();
  const keyOf = useIdempotencyKey();
  return async (agentEmail) => {
    const known = await call('get', '/api/invitation/agentEmail/{email}', { params: { path: { email: agentEmail } } });
    if (!known.ok && known.failure.status !== 404) return known;
    if (known.ok && known.payload.status === 'INVITED') return send(known.payload.id);
    const body = { agentEmail };
    const made = await create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
    return made.ok ? send(made.payload.id) : made;
  };
}

/** Sends an invitation, or ends its link. */
export function useInvitation(): Record<'send' | 'revoke', (id: string) => Promise<Result<Invitation>>> {
  const send = useWrite('post', '/api/invitation/invite/id/{id}');
  const revoke = useWrite('post', '/api/invitation/revoke/id/{id}');
  return {
    send: (id) => send({ params: { path: { id } } }),
    revoke: (id) => revoke({ params: { path: { id } } }),
  };
}
