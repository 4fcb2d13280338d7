import { fullName } from '@fairlead/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { type Actor, audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { onlyRow } from '../../db/rows.ts';
import { addresses, contacts, referralSignUps, roles, users } from '../../db/schema/index.ts';
import { changeScope, type Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import { findOfferedByTag } from '../../records/products.ts';
import { requestQuote } from '../../records/quoteRequests.ts';

type User = typeof users.$inferSelect;
type Contact = typeof contacts.$inferSelect;
type SignUp = typeof referralSignUps.$inferSelect;

interface Linking {
  clock: Clock;
  mailer: Mailer;
  operationId: OperationId;
  /** Actor of the audit log entries. */
  who: Actor;
  /** Whether the owner of the address typed the sign-up: false after a reset, which needs no password of the sign-up. */
  ownSignUp: boolean;
}

/**
 * Links a customer to their contact after the email address is verified, and requests the quote that they signed up for. An
 * unknown contact is created from the sign-up. After a reset of the password the answers of the sign-up are deleted unread,
 * because a stranger may have typed them.
 *
 * Call it last: the transaction continues with the rights of the customer.
 */
export async function linkContact(tx: Transaction, user: User, linking: Linking): Promise<void> {
  const { id: userId, agencyId } = user;
  if (agencyId === null || !(await isCustomer(tx, user))) return;
  const [signUp] = await tx.delete(referralSignUps).where(eq(referralSignUps.id, userId)).returning();
  const { clock, mailer, operationId, who, ownSignUp } = linking;
  const contact = await findOrCreate(tx, { ...user, agencyId }, signUp, ownSignUp);
  if (!ownSignUp)
    await tx
      .update(users)
      .set({ name: nameOf(user, contact) })
      .where(eq(users.id, userId));
  if (!contact) return;
  await audit(tx, who, operationId, { type: 'contact', id: contact.id, after: contact });
  if (!ownSignUp || !signUp?.insuranceTag) return;
  await changeScope(tx, { role: 'fairlead_customer', agency: agencyId, user: userId, contact: contact.id });
  const insuranceType = await findOfferedByTag(tx, signUp.insuranceTag);
  if (insuranceType) await requestQuote(tx, { clock, mailer, operationId, who }, contact, userId, insuranceType.id);
}

/** The name of the contact, or the start of the email address. */
const nameOf = ({ email }: User, contact: Contact | undefined): string =>
  (contact && fullName(contact)) || startOf(email);

const startOf = (email: string): string => email.replace(/@.*/, '');

async function isCustomer(tx: Transaction, { roleId }: User): Promise<boolean> {
  const [role] = await tx.select({ type: roles.roleType }).from(roles).where(eq(roles.id, roleId));
  return role?.type === 'CUSTOMER';
}

/**
 * The contact with the user's email. Undefined when another account is linked to it, or when there is no sign-up data to create
 * it from.
 */
async function findOrCreate(
  tx: Transaction,
  user: User & { agencyId: string },
  signUp: SignUp | undefined,
  ownSignUp: boolean,
): Promise<Contact | undefined> {
  const [known] = await tx
    .select({ id: contacts.id, linkedTo: contacts.userId, deletedAt: users.deletedAt })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .where(and(eq(contacts.agencyId, user.agencyId), eq(sql`lower(${contacts.email})`, user.email.toLowerCase())));
  if (!known) return signUp && create(tx, user, signUp, ownSignUp);
  if (known.linkedTo !== null && known.deletedAt === null) return undefined;
  return onlyRow(await tx.update(contacts).set({ userId: user.id }).where(eq(contacts.id, known.id)).returning());
}

/** Creates the contact from the sign-up, or, when a stranger may have typed it, from the email address alone. */
async function create(
  tx: Transaction,
  { id: userId, email }: User,
  signUp: SignUp,
  ownSignUp: boolean,
): Promise<Contact> {
  const { agencyId, agentId, firstName, lastName, phone, dateOfBirth, street, city, state, zipCode } = signUp;
  const contact = { id: uuidv7(), agencyId, agentId, userId, email, firstName: startOf(email), lastName: '' };
  if (!ownSignUp) return onlyRow(await tx.insert(contacts).values(contact).returning());
  const addressId = uuidv7();
  const createdBy = userId;
  const address = {
    id: addressId,
    agencyId,
    addressType: 'CONTACT_ADDRESS',
    createdBy,
    street,
    city,
    state,
    zipCode,
  } as const;
  await tx.insert(addresses).values(address);
  const answers = { firstName, lastName, phone, dateOfBirth, addressId };
  return onlyRow(
    await tx
      .insert(contacts)
      .values({ ...contact, ...answers })
      .returning(),
  );
}
