import type { Read } from '@fairlead/api-client/client';

// separate from the hooks, because the feature manifest loads before sign-in

/** Dashboard of the platform admins. */
export const platformRequest: Read<'/api/dashboard/platform'> = ['/api/dashboard/platform', undefined];
/** Pipeline of the agency, or of the agent's own work. */
export const pipelineRequest: Read<'/api/dashboard/pipeline'> = ['/api/dashboard/pipeline', undefined];
/** Dashboard of the agency admin. */
export const agencyRequest: Read<'/api/dashboard/agency'> = ['/api/dashboard/agency', undefined];
/** Dashboard of the customer. */
export const customerRequest: Read<'/api/dashboard/customer'> = ['/api/dashboard/customer', undefined];
