import { type Guard, isAllowed, type Viewer } from './access.ts';

/** What an address belongs to. Specification, document 2, section 3. */
export const addressTypes = ['USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS'] as const;
export type AddressType = (typeof addressTypes)[number];

const keepers: Readonly<Record<AddressType, Guard>> = {
  USER_ADDRESS: 'signedIn',
  AGENCY_ADDRESS: { AGENT: { agencyAdmin: true } },
  CONTACT_ADDRESS: { AGENT: { subscribed: true, licensed: true } },
};

/** Whether a viewer keeps addresses of this kind: may create one, and change those that they may see. */
export const mayKeepAddress = (viewer: Viewer, type: AddressType): boolean => isAllowed(keepers[type], viewer);

/** Whether a viewer may change an address of their own agency: that of a person is their own affair, and their agency admin's. */
export const mayChangeAddress = (
  viewer: Viewer,
  userId: string,
  { addressType, ownerId }: { addressType: AddressType; ownerId: string },
): boolean =>
  mayKeepAddress(viewer, addressType) &&
  (addressType !== 'USER_ADDRESS' || ownerId === userId || (viewer.role === 'AGENT' && viewer.agencyAdmin));

/** An address as it stands on a letter, without the lines of which nothing is known. */
export function addressLines(address: Record<'street' | 'city' | 'state' | 'zipCode' | 'country', string>): string[] {
  const { street, city, state, zipCode, country } = address;
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', '), country].filter(Boolean);
}
