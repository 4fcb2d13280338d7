import type { Read } from '@fairlead/api-client/client';

/** Profile of the signed-in user. */
export const meRequest: Read<'/api/auth/me'> = ['/api/auth/me', undefined];
