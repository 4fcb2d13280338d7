import type { contacts } from '../db/schema/index.ts';

/** Fields of a contact that records show. */
export const contactSummary = ({ id, firstName, lastName, email, phone, erasedAt }: typeof contacts.$inferSelect) => ({
  id,
  firstName,
  lastName,
  email,
  phone,
  ...(erasedAt && { erased: true }),
});
