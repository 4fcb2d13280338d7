import type { Read } from '@fairlead/api-client/client';

/** Profile of the signed-in user. */
export const meRequest: Read<'/api/auth/me'> = ['/api/auth/me', undefined];
export const statesRequest: Read<'/api/states/all'> = ['/api/states/all', undefined];
export const insuranceTypesRequest: Read<'/api/insurance-type/dropdown'> = ['/api/insurance-type/dropdown', undefined];
/** Agency of the user, for its insurance types. */
export const agencyRequest = (id: string): Read<'/api/agency/id/{id}'> => ['/api/agency/id/{id}', { path: { id } }];
