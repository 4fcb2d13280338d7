import type { Read } from '@fairlead/api-client/client';

/** One's own profile. */
export const meRead: Read<'/api/auth/me'> = ['/api/auth/me', undefined];
export const statesRead: Read<'/api/states/all'> = ['/api/states/all', undefined];
export const insuranceTypesRead: Read<'/api/insurance-type/dropdown'> = ['/api/insurance-type/dropdown', undefined];
/** The agency, for what it sells. */
export const agencyRead = (id: string): Read<'/api/agency/id/{id}'> => ['/api/agency/id/{id}', { path: { id } }];
