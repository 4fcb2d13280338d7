import type { Read } from '@fairlead/api-client/client';

/** US states, as choices of a form. */
export const statesRead: Read<'/api/states/all'> = ['/api/states/all', undefined];

/** Active insurance types, as choices of a form. */
export const insuranceTypesRead: Read<'/api/insurance-type/dropdown'> = ['/api/insurance-type/dropdown', undefined];
