import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carriers } from '../src/db/schema/index.ts';
import { claimCalls } from './support/claims.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, owner, quoteCalls } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

const otherOwner = 'unsubscribed@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const policies = policyCalls(() => server);
const claims = claimCalls(() => server);
const quotes = quoteCalls(() => server);

interface Entry {
  id: string;
  operation: string;
  restorable: boolean;
  actor: { person: { name: string } | null };
  values: { field: string; before: string | null; after: string | null }[];
}

/** The newest entry about records of a kind. */
async function newest(record: string, as = owner): Promise<Entry> {
  const response = await policies.get(as, `/api/audit/all?pageSize=1&filters=record.is.${record}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload.content[0];
}
const restore = (id: string, as: string | null = owner) => policies.send(as, 'POST', `/api/audit/id/${id}/restore`);

const done = async (response: ReturnType<typeof restore>) => {
  const { statusCode, body } = await response;
  expect(statusCode, body).toBe(200);
};

/** A record of a kind, a change of it, and what it looks like. */
const kinds = {
  CONTACT: async () => {
    const { id, version, contactType, firstName, lastName } = await quotes.otherContact();
    const values = { contactId: id, version, contactType, firstName, lastName };
    const birthday = policies.today() - 86_400 * 9000;
    return {
      change: () =>
        policies.send(agent, 'PUT', '/api/contact/update', { ...values, firstName: 'Someone', dateOfBirth: birthday }),
      path: `/api/contact/id/${id}`,
      fields: ['firstName', 'dateOfBirth'],
    };
  },
  OPPORTUNITY: async () => {
    const { id, version } = await quotes.opportunity();
    return {
      change: () =>
        policies.send(agent, 'PUT', '/api/opportunity/update', { id, version, premium: 99.5, status: 'CONTACTED' }),
      path: `/api/opportunity/id/${id}`,
      fields: ['premium', 'status'],
    };
  },
  QUOTE: async () => {
    const quote = await quotes.quote();
    return {
      change: () => quotes.update(quote, { premiumAmount: 4321.25 }),
      path: `/api/quotes/id/${quote.id}`,
      fields: ['premiumAmount', 'quoteStatus'],
    };
  },
  POLICY: async () => {
    const policy = await policies.policy();
    return {
      change: () =>
        policies.update(policy, {
          policyNumber: 'CHANGED-1',
          premium: 1.25,
          carrierId: null,
          paymentTerm: 'INSTALLMENT',
          expiredDate: policies.today() + 86_400 * 90,
          otherInformation: '<p>New roof</p>',
        }),
      path: `/api/policy/id/${policy.id}`,
      fields: ['policyNumber', 'premium', 'carrier', 'paymentTerm', 'expiredDate', 'otherInformation'],
    };
  },
  CLAIM: async () => {
    const claim = await claims.claim();
    return {
      change: () => claims.update(claim, { description: 'Hail.', estimatedAmount: 100, lossTime: '08:30' }),
      path: `/api/claim/id/${claim.id}`,
      fields: ['description', 'estimatedAmount', 'lossTime', 'claimStatus'],
    };
  },
};

describe('putting the old values back', () => {
  it.each(Object.entries(kinds))('restores the changed fields of a record: %s', async (record, make) => {
    const { change, path, fields } = await make();
    const read = async () => {
      const { payload } = (await policies.get(owner, path)).json();
      const shown = payload.quote ?? payload;
      return Object.fromEntries(fields.map((field) => [field, shown[field]]));
    };
    const before = await read();
    await done(change());
    expect(await read()).not.toEqual(before);
    const changed = await newest(record);
    expect(changed.restorable).toBe(true);

    const answer = await restore(changed.id);
    expect(answer.json()).toMatchObject({ success: true, code: 'audit.restored' });
    expect(await read()).toEqual(before);
    const own = await newest(record);
    expect(own.id).not.toBe(changed.id);
    expect(own).toMatchObject({ operation: changed.operation, restorable: true });
    expect(own.values.map(({ field, before, after }) => [field, after, before])).toEqual(
      changed.values.map(({ field, before, after }) => [field, before, after]),
    );
  });

  it('can be put back itself, and is refused a second time', async () => {
    const { change } = await kinds.CLAIM();
    await done(change());
    const changed = await newest('CLAIM');
    await done(restore(changed.id));
    expect((await restore(changed.id)).json()).toMatchObject({ code: 'audit.changedSince' });
    await done(restore((await newest('CLAIM')).id));
    expect((await newest('CLAIM')).values).toEqual(changed.values);
  });

  it('changes nothing when one of the fields has changed again', async () => {
    const policy = await policies.policy({ premium: 100 });
    const once = (await policies.update(policy, { premium: 200, policyNumber: 'ONCE-1' })).json().payload;
    const changed = await newest('POLICY');
    // A change of another field is no obstacle.
    const twice = (await policies.update(once, { policyTerm: '12 months' })).json().payload;
    await done(policies.update(twice, { premium: 300 }));
    const refused = await restore(changed.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'audit.changedSince']);
    expect((await policies.get(owner, `/api/policy/id/${policy.id}`)).json().payload).toMatchObject({
      premium: 300,
      policyNumber: 'ONCE-1',
      policyTerm: '12 months',
    });
  });

  it('obeys the rules of the operation', async () => {
    const policy = await policies.policy();
    await done(policies.update(policy, { carrierId: null }));
    const changed = await newest('POLICY');
    await server.db.update(carriers).set({ active: false });
    const refused = await restore(changed.id);
    await server.db.update(carriers).set({ active: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ field: 'carrierId', code: 'quote.carrierUnknown' }]);
    await done(restore(changed.id));
  });

  it('is not offered for statuses with their own rules, new and deleted records, and other kinds', async () => {
    const claim = await claims.claim();
    expect(await newest('CLAIM')).toMatchObject({ operation: 'createClaim', restorable: false });
    await claims.move(claim, 'IN_REVIEW');
    const moved = await newest('CLAIM');
    expect(moved).toMatchObject({ operation: 'moveClaim', restorable: false });
    const refused = await restore(moved.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'audit.notRestorable']);
    const exported = await policies.get(owner, '/api/claim/all/export?format=csv');
    expect(exported.statusCode).toBe(200);
    expect(await newest('EXPORT')).toMatchObject({ restorable: false });
  });

  it('knows no entries of other agencies and no unknown ones', async () => {
    await done((await kinds.CLAIM()).change());
    const { id } = await newest('CLAIM');
    const answers = await Promise.all([restore(unknownId), restore('x'), restore(id, otherOwner), restore(id, agent)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 403, 403]);
  });
});
