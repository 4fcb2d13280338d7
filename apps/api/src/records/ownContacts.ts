import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { contacts } from '../db/schema/index.ts';

/** Whether the agent is the agent of the contact that `contactId` refers to. */
export const isOwnContact = (contactId: AnyColumn, agentId: string): SQL =>
  sql`exists (select from ${contacts} where ${and(eq(contacts.id, contactId), eq(contacts.agentId, agentId))})`;
