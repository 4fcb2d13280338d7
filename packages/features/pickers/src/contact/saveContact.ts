import type { Failure, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import { useRef } from 'react';
import type { AddressBody, ContactBody } from './contactForm';

/** US states for the address. */
export const useStates = () => useRead(['/api/states/all', undefined]);

type Contact = Schemas['Contact'];
type Save = (body: ContactBody, stored?: StoredVersion) => Promise<Result<Contact>>;
const parts = ['street', 'city', 'state', 'zipCode'] as const;
const changes = (storedAddress: Schemas['Address'] | null, typed: AddressBody): boolean =>
  parts.some((part) => (storedAddress?.[part] ?? '') !== typed[part]);

/**
 * Saves a contact and its address. A new address is created before the contact that refers to it.
 * An existing address is updated after the contact, because the version of the contact detects a conflict.
 *
 * @param storedContact Contact as it was when editing started.
 */
export function useSaveContact(storedContact?: Contact): Save {
  const create = useWrite('post', '/api/contact/create');
  const update = useWrite('put', '/api/contact/update');
  const makeAddress = useWrite('post', '/api/address/create');
  const changeAddress = useWrite('put', '/api/address/update');
  const keyOf = useIdempotencyKey();
  const addressKeyOf = useIdempotencyKey();
  /** Parts that were saved before a later request failed. They are not sent again. */
  const saved = useRef(storedContact);

  async function createNewAddress(address: AddressBody): Promise<Result<{ id: string | undefined }>> {
    if (!changes(null, address)) return { ok: true, payload: { id: undefined }, message: '', code: 'ok' };
    const body = { ...address, addressType: 'CONTACT_ADDRESS' as const };
    return makeAddress({ body, params: { header: { 'Idempotency-Key': addressKeyOf(body) } } });
  }

  return async ({ address, email, agentId, ...body }, stored) => {
    const home = saved.current?.address ?? null;
    const place = home ? undefined : await createNewAddress(address);
    if (place && !place.ok) return place;
    const lives = place?.payload.id === undefined ? {} : { addressId: place.payload.id };
    if (!stored) {
      const whole = { ...body, ...lives, email };
      return create({ body: whole, params: { header: { 'Idempotency-Key': keyOf(whole) } } });
    }
    const version = Math.max(stored.version, saved.current?.version ?? 0);
    const result = await update({
      body: { ...body, ...lives, ...(agentId !== undefined && { agentId }), contactId: stored.id, version },
    });
    if (!result.ok) return result;
    saved.current = result.payload;
    const { address: now } = result.payload;
    if (!now || !changes(now, address)) return result;
    const moved = await changeAddress({ body: { ...address, addressId: now.id, version: now.version } });
    return moved.ok ? result : { ok: false, failure: toAddressFailure(moved.failure) };
  };
}

/** A conflict on the address has its own code: the contact itself has no newer version. */
const toAddressFailure = (failure: Failure): Failure => ({
  ...failure,
  code: failure.code === 'stale' ? 'address.stale' : failure.code,
});
