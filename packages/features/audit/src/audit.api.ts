import type { Schemas } from '@fairlead/api-client/client';

export type AuditEntry = Schemas['AuditEntry'];
