import { inArray, sql } from 'drizzle-orm';
import { hashPassword } from '../areas/auth/passwords.ts';
import { ensureBuiltinRoles } from '../db/builtinRoles.ts';
import type { Database } from '../db/database.ts';
import { uuidv7 } from '../db/ids.ts';
import {
  addresses,
  agencies,
  agencyInsuranceTypes,
  agencySerials,
  agencySubscriptions,
  carriers,
  contacts,
  coupons,
  credentials,
  disputes,
  emails,
  files,
  insuranceTypes,
  invitations,
  opportunities,
  refunds,
  roles,
  subscriptionPackages,
  transactions,
  uploadedDocs,
  users,
  verificationDocs,
} from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { insertAddresses } from './addresses.ts';
import { type DemoRoleIds, demoAdmins, demoRoles, roleRows } from './admins.ts';
import { demoAgencies } from './agencies.ts';
import { demoInvitations, demoLines } from './agencyProfiles.ts';
import { insertAuditLog } from './auditLog.ts';
import { demoCarriers } from './carriers.ts';
import { demoClaims } from './claims.ts';
import { demoContacts } from './contacts.ts';
import { couponRows, demoCoupons } from './coupons.ts';
import { insertDocumentRequest } from './documentRequests.ts';
import { demoEmails } from './emails.ts';
import { demoInsuranceTypes } from './insuranceTypes.ts';
import { arrangeMailThreads, switchThreadTasks } from './mailThreads.ts';
import { insertNotes } from './notes.ts';
import { demoOpportunities } from './opportunities.ts';
import { demoPackages, morePackages } from './packages.ts';
import { demoPeople } from './people.ts';
import { demoPlans } from './plans.ts';
import { demoPolicies } from './policies.ts';
import { insertProfiles } from './profiles.ts';
import { demoQuotes } from './quotes.ts';
import { insertRuleTasks, insertTasks } from './tasks.ts';
import { demoDisputes, demoRefunds, demoTransactions } from './transactions.ts';
import { demoVerification } from './verification.ts';

/**
 * Fills an empty database with the demo world. Does nothing when the database has users.
 *
 * @param now Unix seconds.
 * @returns Whether the database contains the demo world.
 */
export async function makeDemo(db: Database, now: number, storage: Storage): Promise<boolean> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (someone) return isDemoWorld(db);
  // All accounts have the same password, and hashing is slow.
  const passwordHash = await hashPassword(demoPassword);
  await ensureBuiltinRoles(db);
  const roleIds = Object.fromEntries(
    Object.entries(demoRoles).map(([key, { id }]) => [key, id ?? uuidv7()]),
  ) as DemoRoleIds;
  const admins = demoAdmins(roleIds, now);
  const seeds = demoAgencies(now);
  const people = demoPeople(seeds, roleIds, now);
  const book = demoContacts(seeds, people, roleIds, now);
  const packages = demoPackages(now);
  const catalogue = await demoCarriers(now, admins.users[0]?.id ?? '', storage);
  const types = demoInsuranceTypes(now);
  const lines = demoLines(seeds, types);
  const world = { seeds, people, contacts: book.contacts, types, customerRole: roleIds.customer };
  const opportunitySeeds = await demoOpportunities(storage, world, now);
  const offers = await demoQuotes(
    storage,
    { seeds, contacts: book.contacts, opportunities: opportunitySeeds.rows, types, carriers: catalogue.carriers },
    now,
  );
  const emailSeeds = demoEmails(book.contacts, now);
  const policySeeds = await demoPolicies(
    storage,
    {
      seeds,
      types,
      contacts: book.contacts,
      opportunities: opportunitySeeds.rows,
      quotes: offers.quotes,
      carriers: catalogue.carriers,
    },
    now,
  );
  const rich = seeds.find(({ known }) => known === 'rich');
  const ofRich = <Row extends { agencyId: string }>(rows: readonly Row[]) =>
    rows.filter(({ agencyId }) => agencyId === rich?.id);
  const claimSeeds = await demoClaims(
    storage,
    {
      agencyName: rich?.name ?? '',
      contacts: ofRich(book.contacts),
      policies: ofRich(policySeeds.policies),
      licensedAgents: ofRich(people).flatMap(({ id, licensedAgent }) => (licensedAgent ? [id] : [])),
    },
    now,
  );
  const plans = demoPlans(seeds, packages, now);
  const couponSeeds = demoCoupons(now);
  const payments = demoTransactions(plans, people, couponSeeds, now);
  const [reviewer] = admins.users;
  const verification = reviewer && (await demoVerification(storage, seeds, people, reviewer.id, now));
  // Invited admins have no password yet.
  const signedUp = [...admins.users, ...people, ...book.users].filter(({ emailVerifiedAt }) => emailVerifiedAt);

  await db.transaction(async (tx) => {
    // Builtin roles exist already; only their age changes.
    await tx
      .insert(roles)
      .values(roleRows(roleIds, now))
      .onConflictDoUpdate({ target: roles.id, set: { createdAt: sql`excluded.created_at` } });
    await tx
      .insert(agencies)
      .values(seeds.map(({ domain: _, address: __, planState: ___, customerFor: ____, known: _____, ...row }) => row));
    await tx.insert(users).values([...admins.users, ...people, ...book.users]);
    await insertAddresses(tx, seeds, people);
    await tx.insert(addresses).values(book.addresses);
    await tx.insert(contacts).values(book.contacts);
    await tx.insert(credentials).values(signedUp.map(({ id }) => ({ userId: id, passwordHash })));
    await tx.insert(invitations).values([...admins.invitations, ...demoInvitations(seeds, people, roleIds.agent, now)]);
    await tx.insert(subscriptionPackages).values(packages);
    await tx.insert(subscriptionPackages).values(morePackages(now));
    await tx.insert(insuranceTypes).values(types);
    await tx.insert(agencyInsuranceTypes).values(lines);
    await insertProfiles(tx, seeds, people, lines, now);
    await tx.insert(files).values([...catalogue.files, ...opportunitySeeds.files]);
    await tx.insert(opportunities).values(opportunitySeeds.rows);
    await tx.insert(agencySerials).values(opportunitySeeds.serials);
    await tx.insert(carriers).values(catalogue.carriers);
    await offers.insert(tx);
    await switchThreadTasks(tx, 'disable');
    await tx.insert(emails).values(emailSeeds.rows);
    await tx.insert(agencySerials).values(emailSeeds.serials);
    await policySeeds.insert(tx);
    await claimSeeds.insert(tx);
    await insertDocumentRequest(tx, policySeeds.policies, book.contacts, now);
    await insertTasks(tx, now);
    await insertNotes(tx, now);
    await arrangeMailThreads(tx, now);
    await switchThreadTasks(tx, 'enable');
    await tx.insert(agencySubscriptions).values(plans.map(({ row }) => row));
    await tx.insert(coupons).values(couponRows(couponSeeds));
    const disputed = demoDisputes(payments, now);
    await tx.insert(transactions).values(payments);
    await tx.insert(refunds).values(demoRefunds(payments, reviewer?.id ?? null));
    await tx.insert(disputes).values(disputed);
    if (verification) {
      await tx.insert(verificationDocs).values(verification.docs);
      await tx.insert(files).values(verification.files);
      await tx.insert(uploadedDocs).values(verification.uploads);
    }
    await insertRuleTasks(tx, now);
    await insertAuditLog(tx);
  });
  return true;
}

/** Detects the demo world by its accounts. `.test` is a reserved domain, so no real person has these addresses. */
async function isDemoWorld(db: Database): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await db.select({ id: users.id }).from(users).where(inArray(users.email, emails));
  return found.length === emails.length;
}
