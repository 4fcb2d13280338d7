import { sql } from 'drizzle-orm';
import { contacts } from './schema/index.ts';

/** First and last name of a contact. */
export const contactName = sql`(${contacts.firstName} || ' ' || ${contacts.lastName})`;
