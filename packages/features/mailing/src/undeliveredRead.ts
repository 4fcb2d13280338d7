import type { Read } from '@fairlead/api-client/client';

/** Automatic mails that could not be delivered. */
export const undeliveredRead: Read<'/api/email/undelivered/all'> = ['/api/email/undelivered/all', undefined];
