import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimStatuses, DAY } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionPackages, users } from '../src/db/schema/index.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { makeDemo } from '../src/demo/demo.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { openTestDatabase, rowsOf, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
const storage = diskStorage(await mkdtemp(join(tmpdir(), 'fairlead-demo-')));
const now = Math.floor(Date.now() / 1000);
beforeAll(async () => {
  database = await openTestDatabase();
  await makeDemo(database.db, now, storage);
});
afterAll(() => database.close());

const rows = async <T = Record<string, number>>(query: ReturnType<typeof sql>): Promise<T[]> =>
  rowsOf<T>(await database.db.execute(query));
const one = async (query: ReturnType<typeof sql>) => (await rows(query))[0] ?? {};

describe('the demo data', () => {
  it('is created once', async () => {
    const before = await database.db.$count(users);
    await makeDemo(database.db, now, storage);
    expect(await database.db.$count(users)).toBe(before);
    const emails = (await database.db.select({ email: users.email }).from(users)).map(({ email }) => email);
    for (const { email } of demoAccounts) expect(emails).toContain(email);
    expect(new Set(emails).size).toBe(emails.length);
  });

  it('has users with addresses, and agents with insurance types that their agency sells', async () => {
    const beyond = await rows(sql`select d.id from user_details d join agencies a on a.id = d.agency_id
      where not d.states <@ a.states`);
    expect(beyond).toEqual([]);
    const found = await one(sql`select count(*)::int as told, count(nullif(signature, ''))::int as signed,
      count(address_id)::int as housed from user_details`);
    for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThanOrEqual(5);
  });

  it('has licenses of licensed agents only', async () => {
    const found = await rows(sql`select count(d.license_number) filter (where u.licensed_agent)::int as licensed,
      count(d.license_number) filter (where not u.licensed_agent)::int as others
      from user_details d join users u on u.id = d.id where d.license_number > ''`);
    expect(found).toEqual([{ licensed: expect.toSatisfy((count) => count >= 5), others: 0 }]);
  });

  it('has contacts of both types, with and without accounts', async () => {
    const found = await one(sql`select count(*)::int as contacts,
      count(*) filter (where c.contact_type = 'COMMERCIAL')::int as companies, count(c.user_id)::int as clients,
      count(*) filter (where c.created_at > to_timestamp(${now}))::int as early
      from contacts c join users u on u.agency_id = c.agency_id and u.email = 'owner@demo.test'`);
    expect(found).toMatchObject({ contacts: 400, early: 0 });
    for (const kind of ['companies', 'clients']) expect(found[kind], kind).toBeGreaterThan(40);
  });

  it('has coupons of every kind, whose uses match the payments', async () => {
    const found = await one(sql`select
      (select count(*)::int from coupons) as coupons,
      (select count(*)::int from coupons where expires_on < current_date) as expired,
      (select count(*)::int from coupons where used_count = max_uses) as used_up,
      (select count(*)::int from coupons where discount_cents >= 50000) as big,
      (select count(*)::int from subscription_packages where deleted_at is null) as packages`);
    expect(found).toMatchObject({ coupons: 60, expired: 10 });
    for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThanOrEqual(4);
    const miscounted = await rows(sql`select code from coupons c where used_count <>
      (select count(*) from transactions t where t.coupon_id = c.id and t.status in ('PAID', 'REFUNDED'))`);
    expect(miscounted).toEqual([]);
  });

  it('contains no purchase before the package was on sale', async () => {
    const [{ offered = 0, sold = 0 } = {}] = await rows(sql`select
      ((select count(distinct created_at) from subscription_packages) - count(distinct p.id))::int as offered,
      count(*)::int as sold
      from subscription_packages p join agency_subscriptions s on s.package_id = p.id and s.subscribed_at < p.created_at`);
    expect({ offered, sold }).toEqual({ offered: await database.db.$count(subscriptionPackages), sold: 0 });
  });

  it('has forty agencies with admins and agents and plans in every state', async () => {
    const states = await rows<{ state: string; count: number }>(sql`select state, count(*)::int from (
      select case when s.id is null then 'none' when s.expires_at < now() then 'expired'
        when s.expires_at < now() + interval '30 days' then 'expiring' else 'active' end as state
      from agencies a left join agency_subscriptions s on s.agency_id = a.id and s.closed_at is null) as x group by 1`);
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    for (const state of ['active', 'expiring', 'expired', 'none']) {
      expect(states.find((found) => found.state === state)?.count, state).toBeGreaterThanOrEqual(4);
    }
    const staff = await rows<{ name: string; admins: number; agents: number }>(sql`select a.name,
      count(*) filter (where u.agency_admin)::int as admins, count(*)::int as agents
      from agencies a join users u on u.agency_id = a.id join roles r on r.id = u.role_id
      where r.role_type = 'AGENT' group by 1`);
    for (const { name, admins, agents } of staff) {
      expect(admins, name).toBe(1);
      expect(agents, name).toBeGreaterThanOrEqual(1);
    }
    expect(staff).toContainEqual({ name: 'Harbor & Hale Insurance', admins: 1, agents: 6 });
  });

  it('has payments of every kind over more than a year, none before its agency or in the future', async () => {
    const found = await one(sql`select count(distinct kind)::int as kinds, count(distinct status)::int as statuses,
      count(coupon_id)::int as with_coupon, count(distinct to_char(created_at, 'YYYY-MM'))::int as months
      from transactions`);
    expect(found).toMatchObject({ kinds: 3, statuses: 3 });
    expect(found.with_coupon).toBeGreaterThan(20);
    expect(found.months).toBeGreaterThanOrEqual(12);
    const odd = await rows(sql`select t.reference from transactions t join agencies a on a.id = t.agency_id
      where t.created_at < a.created_at or t.created_at > ${new Date((now + DAY) * 1000).toISOString()}`);
    expect(odd).toEqual([]);
    const unpaid = await rows(sql`select s.id from agency_subscriptions s where not exists (
      select from transactions t where t.subscription_id = s.id and t.price_cents = s.price_cents)`);
    expect(unpaid).toEqual([]);
  });

  it('has policies in every status with transactions and certificates, several for the demo customer', async () => {
    const found = await one(sql`select count(*)::int as policies, count(distinct status)::int as statuses,
      count(distinct serial)::int as serials, count(quote_id)::int as quoted, count(distinct source)::int as sources,
      (select last from agency_serials s where s.agency_id = a.id and kind = 'policy') as last
      from policies p join agencies a on a.id = p.agency_id where a.name = 'Harbor & Hale Insurance' group by a.id`);
    expect(found).toMatchObject({ policies: 500, statuses: 11, serials: 500, last: 500, sources: 2 });
    expect(found.quoted).toBeGreaterThan(5);
    const parts = await one(sql`select
      (select count(distinct payment_status)::int from policy_transactions) as payments,
      (select count(*)::int from policies p where not exists (select from policy_transactions t where t.policy_id = p.id))
        + (select count(*)::int from policies p where not exists (select from coverages c where c.policy_id = p.id))
        + (select count(*)::int from policy_transactions where transaction_on > current_date) as odd,
      (select count(*)::int from certificates where status = 'REQUESTED') as asked,
      (select count(*)::int from certificates where status = 'SENT') as sent,
      (select count(*)::int from docs where policy_id is not null) as docs`);
    expect(parts).toMatchObject({ payments: 4, odd: 0 });
    for (const what of ['asked', 'sent', 'docs'] as const) expect(parts[what], what).toBeGreaterThan(5);
    const own = await one(sql`select count(distinct p.status)::int as statuses,
      count(c.id) filter (where c.status = 'REQUESTED')::int as asked
      from policies p join contacts on contacts.id = p.contact_id left join certificates c on c.policy_id = p.id
      where contacts.email = 'customer@demo.test'`);
    expect(own.statuses).toBeGreaterThanOrEqual(8);
    expect(own.asked).toBeGreaterThanOrEqual(1);
  });

  it('has renewals in every stage but LOST, and renewed policies of the same contacts', async () => {
    const stages = await rows<{ stage: string; count: number }>(sql`select renewal_stage as stage, count(*)::int
      from policies where expires_on between current_date and current_date + 90 and status <> 'CANCELLED' group by 1`);
    for (const stage of ['NOT_STARTED', 'QUOTING', 'OFFERED', 'ACCEPTED'])
      expect(stages.find((found) => found.stage === stage)?.count, stage).toBeGreaterThanOrEqual(2);
    const renewed = await one(sql`select count(*)::int as renewed,
      count(*) filter (where n.contact_id <> p.contact_id or n.insurance_type_id <> p.insurance_type_id
        or n.effective_on <> p.expires_on)::int as odd
      from policies n join policies p on p.id = n.previous_policy_id`);
    expect(renewed).toMatchObject({ odd: 0 });
    expect(renewed.renewed).toBeGreaterThanOrEqual(5);
    const requoted = await one(sql`select count(*)::int as begun,
      count(*) filter (where o.contact_id <> p.contact_id or o.insurance_type_id <> p.insurance_type_id
        or p.created_at > o.created_at)::int as odd
      from opportunities o join policies p on p.id = o.renewed_policy_id`);
    expect(requoted).toMatchObject({ odd: 0 });
  });

  it('has claims in every status with history, people and documents, one of the demo customer in review', async () => {
    const found = await rows<{ status: string }>(sql`select distinct status from claims order by status`);
    expect(found.map(({ status }) => status)).toEqual([...claimStatuses].sort());
    const off = await rows(sql`select c.id from claims c join policies p on p.id = c.policy_id
      join users a on a.id = c.assigned_agent_id
      where not a.licensed_agent or c.contact_id <> p.contact_id or c.created_at > to_timestamp(${now}) or c.loss_on > c.created_at
        or c.status <> (select h.status from claim_status_history h where h.claim_id = c.id order by h.created_at desc, h.id desc limit 1)`);
    expect(off).toEqual([]);
    const own = await rows<{ status: string }>(sql`select c.status from claims c join contacts k on k.id = c.contact_id
      join users u on u.id = k.user_id where u.email = 'customer@demo.test' order by c.status`);
    expect(own.map(({ status }) => status)).toEqual(['INFO_REQUESTED', 'IN_REVIEW', 'SETTLED']);
    const parts =
      await one(sql`select (select count(*) from claim_people) as people, (select count(*) from claim_notes) as notes,
      (select count(*) from docs where claim_id is not null) as docs`);
    expect(
      Object.values(parts)
        .map(Number)
        .every((count) => count > 5),
    ).toBe(true);
  });
});
