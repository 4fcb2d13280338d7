import type { Read } from '@fairlead/api-client/client';
import { readById } from '@fairlead/kit';

/** Profile of the signed-in user. */
export const meRequest: Read<'/api/auth/me'> = ['/api/auth/me', undefined];
/** Agency of the user, for its insurance types. */
export const agencyRequest = readById('/api/agency/id/{id}');
