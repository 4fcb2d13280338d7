import { type Guard, isAllowed, type Viewer } from './access.ts';

/** Owners of an address. */
export const addressTypes = ['USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS'] as const;
export type AddressType = (typeof addressTypes)[number];

const managers: Readonly<Record<AddressType, Guard>> = {
  USER_ADDRESS: 'signedIn',
  AGENCY_ADDRESS: { AGENT: { agencyAdmin: true } },
  CONTACT_ADDRESS: { AGENT: { subscribed: true, licensed: true } },
};

/** Whether a user may create addresses of this type, and change those that they may see. */
export const mayKeepAddress = (viewer: Viewer, type: AddressType): boolean => isAllowed(managers[type], viewer);

/**
 * Whether a user may change an address of their agency. A personal address may be changed by its owner and the agency
 * admin.
 */
export const mayChangeAddress = (
  viewer: Viewer,
  userId: string,
  { addressType, ownerId }: { addressType: AddressType; ownerId: string },
): boolean =>
  mayKeepAddress(viewer, addressType) &&
  (addressType !== 'USER_ADDRESS' || ownerId === userId || (viewer.role === 'AGENT' && viewer.agencyAdmin));

/** Lines of a postal address, without empty ones. */
export function addressLines(address: Record<'street' | 'city' | 'state' | 'zipCode' | 'country', string>): string[] {
  const { street, city, state, zipCode, country } = address;
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', '), country].filter(Boolean);
}
