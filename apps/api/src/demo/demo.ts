import { sql } from 'drizzle-orm';
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
  emails,
  files,
  insuranceTypes,
  invitations,
  opportunities,
  roles,
  subscriptionPackages,
  transactions,
  uploadedDocs,
  users,
  verificationDocs,
} from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import { demoPassword } from './accounts.ts';
import { keepAddresses } from './addresses.ts';
import { type DemoRoleIds, demoAdmins, demoRoles, roleRows } from './admins.ts';
import { demoAgencies } from './agencies.ts';
import { demoInvitations, demoLines } from './agencyProfiles.ts';
import { demoCarriers } from './carriers.ts';
import { demoClaims, keepClaims } from './claims.ts';
import { demoContacts } from './contacts.ts';
import { couponRows, demoCoupons } from './coupons.ts';
import { demoEmails } from './emails.ts';
import { demoInsuranceTypes } from './insuranceTypes.ts';
import { demoOpportunities } from './opportunities.ts';
import { demoPackages, morePackages } from './packages.ts';
import { demoPeople } from './people.ts';
import { demoPlans } from './plans.ts';
import { demoPolicies, keepPolicies } from './policies.ts';
import { keepProfiles } from './profiles.ts';
import { demoQuotes, keepQuotes } from './quotes.ts';
import { demoTransactions } from './transactions.ts';
import { demoVerification } from './verification.ts';

/** Fills an empty database with the demo world; one that has users is left alone. `now` in unix seconds. */
export async function makeDemo(db: Database, now: number, storage: Storage): Promise<void> {
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return;
  // One hash for all: it is one password, and hashing is slow on purpose.
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
  const wanted = await demoOpportunities(storage, world, now);
  const offers = await demoQuotes(
    storage,
    { seeds, contacts: book.contacts, opportunities: wanted.rows, types, carriers: catalogue.carriers },
    now,
  );
  const letters = demoEmails(book.contacts, now);
  const insured = await demoPolicies(
    storage,
    {
      seeds,
      types,
      contacts: book.contacts,
      opportunities: wanted.rows,
      quotes: offers.quotes,
      carriers: catalogue.carriers,
    },
    now,
  );
  const rich = seeds.find(({ known }) => known === 'rich');
  const ofRich = <Row extends { agencyId: string }>(rows: readonly Row[]) =>
    rows.filter(({ agencyId }) => agencyId === rich?.id);
  const losses = await demoClaims(
    storage,
    { agencyName: rich?.name ?? '', contacts: ofRich(book.contacts), policies: ofRich(insured.policies) },
    now,
  );
  const plans = demoPlans(seeds, packages, now);
  const couponSeeds = demoCoupons(now);
  const payments = demoTransactions(plans, people, couponSeeds, now);
  const [reviewer] = admins.users;
  const papers = reviewer && (await demoVerification(storage, seeds, people, reviewer.id, now));
  // Who has not answered the invitation has no password yet.
  const signedUp = [...admins.users, ...people, ...book.users].filter(({ emailVerifiedAt }) => emailVerifiedAt);

  await db.transaction(async (tx) => {
    // The builtin ones are there: they only get older.
    await tx
      .insert(roles)
      .values(roleRows(roleIds, now))
      .onConflictDoUpdate({ target: roles.id, set: { createdAt: sql`excluded.created_at` } });
    await tx
      .insert(agencies)
      .values(seeds.map(({ domain: _, address: __, planState: ___, customerFor: ____, known: _____, ...row }) => row));
    await tx.insert(users).values([...admins.users, ...people, ...book.users]);
    await keepAddresses(tx, seeds, people);
    await tx.insert(addresses).values(book.addresses);
    await tx.insert(contacts).values(book.contacts);
    await tx.insert(credentials).values(signedUp.map(({ id }) => ({ userId: id, passwordHash })));
    await tx.insert(invitations).values([...admins.invitations, ...demoInvitations(seeds, people, roleIds.agent, now)]);
    await tx.insert(subscriptionPackages).values(packages);
    await tx.insert(subscriptionPackages).values(morePackages(now));
    await tx.insert(insuranceTypes).values(types);
    await tx.insert(agencyInsuranceTypes).values(lines);
    await keepProfiles(tx, seeds, people, lines);
    await tx.insert(files).values([...catalogue.files, ...wanted.files]);
    await tx.insert(opportunities).values(wanted.rows);
    await tx.insert(agencySerials).values(wanted.serials);
    await tx.insert(carriers).values(catalogue.carriers);
    await keepQuotes(tx, offers);
    await tx.insert(emails).values(letters.rows);
    await tx.insert(agencySerials).values(letters.serials);
    await keepPolicies(tx, insured);
    await keepClaims(tx, losses);
    await tx.insert(agencySubscriptions).values(plans.map(({ row }) => row));
    await tx.insert(coupons).values(couponRows(couponSeeds));
    await tx.insert(transactions).values(payments);
    if (!papers) return;
    await tx.insert(verificationDocs).values(papers.docs);
    await tx.insert(files).values(papers.files);
    await tx.insert(uploadedDocs).values(papers.uploads);
  });
}
