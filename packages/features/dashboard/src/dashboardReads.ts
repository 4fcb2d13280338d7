import type { Read } from '@fairlead/api-client/client';

// apart from the hooks: a manifest is loaded before anybody is signed in

/** What the platform's dashboard shows. */
export const platformRead: Read<'/api/dashboard/platform'> = ['/api/dashboard/platform', undefined];
/** How the work of an agency stands, of all of it or of one's own. */
export const pipelineRead: Read<'/api/dashboard/pipeline'> = ['/api/dashboard/pipeline', undefined];
/** What an agency admin's dashboard shows. */
export const agencyRead: Read<'/api/dashboard/agency'> = ['/api/dashboard/agency', undefined];
/** How the insurance of a customer stands. */
export const customerRead: Read<'/api/dashboard/customer'> = ['/api/dashboard/customer', undefined];
