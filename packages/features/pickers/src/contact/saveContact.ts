import type { Failure, Result, Schemas } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate } from '@fairlead/kit';
import { useRef } from 'react';
import type { AddressBody, ContactBody } from './contactForm';

type Contact = Schemas['Contact'];
type Save = (body: ContactBody, stored?: StoredVersion) => Promise<Result<Contact>>;
const parts = ['street', 'city', 'state', 'zipCode'] as const;
const isAddressChanged = (storedAddress: Schemas['Address'] | null, typed: AddressBody): boolean =>
  parts.some((part) => (storedAddress?.[part] ?? '') !== typed[part]);

/**
 * Saves a contact and its address. A new address is created before the contact that refers to it.
 * An existing address is updated after the contact, because the version of the contact detects a conflict.
 *
 * @param storedContact Contact as it was when editing started.
 */
export function useSaveContact(storedContact?: Contact): Save {
  const create = useCreate('/api/contact/create');
  const update = useWrite('put', '/api/contact/update');
  const createAddress = useCreate('/api/address/create', { isPart: true });
  const updateAddress = useWrite('put', '/api/address/update');
  /** Parts that were saved before a later request failed. They are not sent again. */
  const saved = useRef(storedContact);

  async function createNewAddress(address: AddressBody): Promise<Result<{ id: string | undefined }>> {
    if (!isAddressChanged(null, address)) return { ok: true, payload: { id: undefined }, message: '', code: 'ok' };
    const body = { ...address, addressType: 'CONTACT_ADDRESS' as const };
    return createAddress(body);
  }

  return async ({ address, email, agentId, ...body }, stored) => {
    const home = saved.current?.address ?? null;
    const createdAddress = home ? undefined : await createNewAddress(address);
    if (createdAddress && !createdAddress.ok) return createdAddress;
    const addressRef = createdAddress?.payload.id === undefined ? {} : { addressId: createdAddress.payload.id };
    if (!stored) {
      const content = { ...body, ...addressRef, email };
      return create(content);
    }
    const version = Math.max(stored.version, saved.current?.version ?? 0);
    const result = await update({
      body: { ...body, ...addressRef, ...(agentId !== undefined && { agentId }), contactId: stored.id, version },
    });
    if (!result.ok) return result;
    saved.current = result.payload;
    const { address: current } = result.payload;
    if (!current || !isAddressChanged(current, address)) return result;
    const addressResult = await updateAddress({
      body: { ...address, addressId: current.id, version: current.version },
    });
    return addressResult.ok ? result : { ok: false, failure: toAddressFailure(addressResult.failure) };
  };
}

/** A conflict on the address has its own code: the contact itself has no newer version. */
const toAddressFailure = (failure: Failure): Failure => ({
  ...failure,
  code: failure.code === 'stale' ? 'address.stale' : failure.code,
});
