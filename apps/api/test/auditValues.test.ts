import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformFields } from '../src/areas/audit/platformValues.ts';
import { MAX_FOUND } from '../src/areas/audit/values.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { type Scope, scoped } from '../src/db/scope.ts';
import { auditedFields } from '../src/records/auditedFields.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { policyCalls } from './support/policies.ts';
import { agent, owner } from './support/quotes.ts';

const admin = 'admin@demo.test';
const otherOwner = 'unsubscribed@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());
const calls = noteCalls(() => server);
const policies = policyCalls(() => server);

interface Entry {
  id: string;
  auditAction: string;
  recordType: string;
  values: { field: string; label: string; before: string | null; after: string | null }[];
}

const page = async (query: Record<string, string>, as = owner, language = 'en') => {
  const url = `/api/audit/all?${new URLSearchParams({ pageSize: '50', ...query }).toString()}`;
  const response = await server.call(as, { method: 'GET', url, headers: { 'accept-language': language } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload as { content: Entry[]; totalElements: number; totalIsCapped: boolean };
};
const find = async (value: string, as = owner, language = 'en') => (await page({ value }, as, language)).content;
/** Fields of the found entries, the newest first. */
const fieldsOf = async (value: string, as = owner, language = 'en') =>
  (await find(value, as, language)).map(({ auditAction, values }) => [
    auditAction,
    ...values.map(({ field }) => field),
  ]);

const contactOf = async (values: object) => {
  const body = { contactType: 'PERSONAL', firstName: 'Ida', lastName: 'Quill', ...values };
  const created = await calls.send(owner, 'POST', '/api/contact/create', body);
  expect(created.statusCode, created.body).toBe(201);
  const id: string = created.json().payload.id;
  const change = async (changes: object) => {
    const { version } = (await server.call(owner, { method: 'GET', url: `/api/contact/id/${id}` })).json().payload;
    const { email: _, ...kept } = body as Record<string, unknown>;
    const update = { contactId: id, version, ...kept, ...changes };
    const updated = await calls.send(owner, 'PUT', '/api/contact/update', update);
    expect(updated.statusCode, updated.body).toBe(200);
  };
  return { id, change };
};

describe('the search for values in the audit log', () => {
  it('finds the entries in which a field had or got a phone number, in any format', async () => {
    const { change } = await contactOf({ email: 'ida.quill@people.test', phone: '4155550187' });
    await change({ phone: '4155550188' });
    await change({ phone: '4155550188', firstName: 'Idella' });
    const expected = [
      ['CHANGED', 'phone'],
      ['CREATED', expect.anything()],
    ];
    for (const phone of ['415-555-0187', '(415) 555-0187', '4155550187', '+1 415 555 0187']) {
      const found = (await fieldsOf(phone)).map(([action, first]) => [action, first]);
      expect(found, phone).toEqual(expected);
    }
    expect(await fieldsOf('415.555.0188')).toEqual([['CHANGED', 'phone']]);
    expect(await fieldsOf('IDELL')).toEqual([['CHANGED', 'firstName']]);
  });

  it('finds amounts, days, labels and names as the reader sees them', async () => {
    const policy = await policies.policy();
    const ownerId = await calls.idOf(owner);
    await server.db.execute(sql`update users set name = 'Wilhelmina Okonkwo' where id = ${ownerId}`);
    await policies.assign(policy, { agentId: ownerId, version: policy.version });
    expect(await fieldsOf('okonk')).toContainEqual(['CHANGED', 'assignedAgentId']);
    await server.db.execute(sql`insert into audit_log
        (id, actor_kind, user_id, agency_id, operation_id, record_type, record_id, before, after)
      select gen_random_uuid(), 'USER', id, agency_id, 'updatePolicy', 'policy', ${policy.id},
        '{"premiumCents": 478000, "expiresOn": "2031-03-09", "nonRenewalReason": null}'::jsonb,
        '{"premiumCents": 495550, "expiresOn": "2032-03-09", "nonRenewalReason": "SOLD"}'::jsonb
      from users where id = ${ownerId}`);
    const fields = (value: string, language: string) => fieldsOf(value, owner, language);
    const shown = [['CHANGED', 'premium', 'expiredDate', 'nonRenewalReason']];
    for (const text of ['$4,780', '$4,780.00', '4,955.50', '4955.50', '03/09/2031', 'Mar 9, 2032', '2031-03-09'])
      expect(await fields(text, 'en'), text).toEqual(shown);
    for (const text of ['9.3.2031', '09.03.2032', '9. März 2031'])
      expect(await fields(text, 'de'), text).toEqual(shown);
    expect(await fields('9 mars 2032', 'fr')).toEqual(shown);
    expect(await fields('9 maart 2032', 'nl')).toEqual(shown);
    expect(await fields('$4,781', 'en')).toEqual([]);
  });

  it('finds the label of a choice in the language of the reader only', async () => {
    const actions = async (value: string, language: string) =>
      (await fieldsOf(value, owner, language)).filter(([action]) => action === 'CHANGED').length;
    const german = await actions('Abgelaufen', 'de');
    await server.db.execute(sql`insert into audit_log
        (id, actor_kind, user_id, agency_id, operation_id, record_type, before, after)
      select gen_random_uuid(), 'JOB', null, agency_id, 'agePolicies', 'policy',
        '{"status": "ACTIVE"}'::jsonb, '{"status": "EXPIRED"}'::jsonb from users where id = ${await calls.idOf(owner)}`);
    expect(await actions('Abgelaufen', 'de')).toBe(german + 1);
    expect(await actions('abgelaufen', 'en')).toBe(0);
    expect(await actions('policyStatus.EXPIRED', 'en')).toBe(0);
  });

  it('finds short texts as the whole value, and no stored text that the log does not show', async () => {
    const { id, change } = await contactOf({ email: 'short@people.test', lastName: 'Q7' });
    await change({ lastName: 'Q8' });
    expect((await find('q7')).map(({ auditAction }) => auditAction)).toEqual(['CHANGED', 'CREATED']);
    expect(await find('q')).toEqual([]);
    expect(await find('---')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
    expect(await find('people_test')).toEqual([]);
    for (const hidden of [id, 'agencyId', 'version', 'firstName', 'PERSONAL', 'contactType'])
      expect(
        (await find(hidden)).filter(({ values }) => values.some(({ after }) => after === 'short@people.test')),
        hidden,
      ).toEqual(hidden === 'PERSONAL' ? [expect.anything()] : []);
  });

  it('combines with filters, counts new entries and exports', async () => {
    const { change } = await contactOf({ email: 'filtered@people.test', lastName: 'Lakeview Dairy' });
    await change({ lastName: 'Hillview Dairy' });
    const [changed, created] = await find('lakeview dairy');
    const filters = 'action.is.CREATED';
    expect((await page({ value: 'Lakeview', filters })).content.map(({ id }) => id)).toContain(created?.id);
    expect((await page({ value: 'Lakeview', filters })).content.map(({ id }) => id)).not.toContain(changed?.id);
    const newer = async (value: string) => {
      const query = new URLSearchParams({ entryId: created?.id ?? '', value });
      return (await server.call(owner, { method: 'GET', url: `/api/audit/all/new?${query.toString()}` })).json().payload
        .newEntries;
    };
    expect([await newer('hillview dairy'), await newer('no such dairy')]).toEqual([1, 0]);
    const url = '/api/audit/all/export?value=Lakeview%20Dairy&columns=what';
    const file = (await server.call(owner, { method: 'GET', url })).body;
    expect(file.match(/Lakeview Dairy/g)).toHaveLength(2);
    expect(file).toContain('Hillview Dairy');
  });
});

describe('the values of invitations', () => {
  it('name the invited agent, the role, the expiry and the status, without the token', async () => {
    const email = 'invitee@colleagues.test';
    const created = await calls.send(owner, 'POST', '/api/invitation/create', { agentEmail: email });
    const { id } = created.json().payload;
    await calls.send(owner, 'POST', `/api/invitation/invite/id/${id}`);
    await calls.send(owner, 'POST', `/api/invitation/revoke/id/${id}`);
    const entries = (await page({ filters: 'record.is.INVITATION' })).content;
    const [revoked, sent, made] = entries.map(({ values }) =>
      values.map(({ label, before, after }) => [label, before, after]),
    );
    expect(made).toEqual([
      ['Email', null, email],
      ['Role', null, 'Agent'],
      ['Status', null, 'Not Sent'],
    ]);
    expect(sent).toEqual([
      ['Status', 'Not Sent', 'Invited'],
      ['Expiration Date', null, expect.stringMatching(/^\d+$/)],
    ]);
    expect(revoked).toEqual([['Status', 'Invited', 'Revoked']]);
    expect((await find('invitee@coll')).map(({ recordType }) => recordType)).toEqual(['INVITATION']);
    const stored = rowsOf<{ state: string }>(
      await server.db.execute(sql`select coalesce(before, after)::text || after::text as state from audit_log
        where record_type = 'invitation'`),
    );
    expect(stored.length).toBeGreaterThan(2);
    for (const { state } of stored) expect(state).not.toMatch(/token|hash/i);
  });
});

describe('an erased contact', () => {
  it('is no longer found by its values', async () => {
    const email = 'erase.me@people.test';
    const { id, change } = await contactOf({ email, phone: '4155550222', lastName: 'Vanishing Ltd' });
    await change({ phone: '4155550223', lastName: 'Vanished Ltd' });
    await calls.send(owner, 'POST', '/api/invitation/create', { contactId: id });
    for (const text of [email, '415-555-0222', 'Vanishing']) expect(await find(text), text).not.toEqual([]);
    const erased = await calls.send(owner, 'POST', `/api/contact/erase/id/${id}`, { email });
    expect(erased.statusCode, erased.body).toBe(200);
    for (const text of [email, '415-555-0222', '4155550223', 'Vanish']) expect(await find(text), text).toEqual([]);
    const [invitation] = (await page({ filters: 'record.is.INVITATION' })).content;
    expect(invitation?.values.map(({ label, after }) => [label, after])).toEqual([
      ['Email', expect.stringMatching(/^Erased Customer/)],
      ['Role', 'Customer'],
      ['Status', 'Not Sent'],
    ]);
  });
});

describe('values of other agencies', () => {
  it('are not found', async () => {
    await contactOf({ email: 'secret@people.test', lastName: 'Xylophone Works' });
    expect(await find('xylophone')).toHaveLength(1);
    expect(await find('xylophone', otherOwner)).toEqual([]);
    expect(await find('xylophone', admin)).toEqual([]);
    const coupon = { couponCode: 'XYLOPHONE9', discountType: 'FIXED', discountAmount: 25, maxTimesCanBeUsed: 5 };
    const expirationDate = (Math.floor(server.clock.now() / 86_400) + 30) * 86_400;
    expect((await calls.send(admin, 'POST', '/api/coupons/create', { ...coupon, expirationDate })).statusCode).toBe(
      201,
    );
    expect((await find('xylophone', admin)).map(({ recordType }) => recordType)).toEqual(['COUPON']);
    expect((await find('xylophone')).map(({ recordType }) => recordType)).toEqual(['CONTACT']);
  });

  const search = async (scope: Scope, name = 'search_audit_log', most = 5_000) => {
    const call = sql`select ${sql.raw(name)}(array['%'], array['policyStatus.EXPIRED'], ${most}) as ids`;
    const found = await scoped(server.runtime, scope)((tx) => tx.execute(call));
    return rowsOf<{ ids: string[] | null }>(found)[0]?.ids;
  };
  const ids = async (condition: ReturnType<typeof sql>) =>
    rowsOf<{ id: string }>(
      await server.db.execute(sql`select id from audit_log
        where audit_text(record_type, before, after) is not null and ${condition}`),
    ).map(({ id }) => id);

  it('are hidden from the search function', async () => {
    const [{ agency = '' } = {}] = rowsOf<{ agency: string }>(
      await server.db.execute(sql`select agency_id as agency from users where id = ${await calls.idOf(otherOwner)}`),
    );
    await server.db.execute(sql`insert into audit_log (id, agency_id, operation_id, record_type, after)
      values (gen_random_uuid(), ${agency}, 'createContact', 'contact', '{"firstName": "Only"}')`);
    const own = await ids(sql`agency_id = ${agency}`);
    expect(own.length).toBeGreaterThan(0);
    const user = uuidv7();
    const found = await search({ role: 'fairlead_agency_admin', agency, user });
    expect(found?.toSorted()).toEqual(own.toSorted());
    expect(await search({ role: 'fairlead_agency_admin', agency, user }, 'search_audit_log', 0)).toBeNull();
    expect(await search({ role: 'fairlead_agency_admin', agency: null, user })).toBeNull();
    expect(await search({ role: 'fairlead_agency_admin', agency, contact: uuidv7(), user })).toBeNull();
    const platform = await search({ role: 'fairlead_platform', user }, 'search_platform_audit_log');
    expect(platform?.toSorted()).toEqual((await ids(sql`agency_id is null`)).toSorted());
  });

  it('cannot be searched by other roles', async () => {
    const agency = uuidv7();
    for (const role of [
      'fairlead_app',
      'fairlead_customer',
      'fairlead_auth',
      'fairlead_billing',
      'fairlead_jobs',
    ] as const)
      for (const name of ['search_audit_log', 'search_platform_audit_log'])
        await expect(search({ role, agency }, name), `${role} ${name}`).rejects.toThrow();
    await expect(search({ role: 'fairlead_platform', agency }), 'platform').rejects.toThrow();
    await expect(search({ role: 'fairlead_agency_admin', agency }, 'search_platform_audit_log')).rejects.toThrow();
    expect((await server.call(agent, { method: 'GET', url: '/api/audit/all?value=a' })).statusCode).toBe(403);
  });
});

/** A stored value of a format, and the text or code that a search compares. */
function sampleOf(format: string, at: number): { stored: unknown; text?: string; code?: string } {
  if (format.startsWith('label:')) return { stored: `V${at}`, code: `${format.slice('label:'.length)}.V${at}` };
  if (format.startsWith('name:')) return { stored: `id-${at}`, code: `id-${at}` };
  if (format === 'cents') return { stored: at * 100 + 5, text: `${at}.05` };
  if (format === 'html') return { stored: `<p>Text&nbsp;<b>${at}</b> &amp; more</p>`, text: `text ${at} & more` };
  return { stored: `Text ${at}`, text: `text ${at}` };
}

describe('the values in the index', () => {
  const searched = async (type: string, before: object | null, after: object | null) => {
    const [found] = rowsOf<{ text: string | null; codes: string[] | null }>(
      await server.db.execute(sql`select audit_text(${type}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb) as text,
        audit_codes(${type}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb) as codes`),
    );
    return { texts: found?.text?.split('\n').filter(Boolean).toSorted() ?? [], codes: found?.codes?.toSorted() ?? [] };
  };
  const everyColumn = [
    ...Object.values(auditedFields).flatMap(({ fields }) => fields.map(([column]) => column)),
    ...Object.values(platformFields).flatMap((fields) => fields.map(({ column }) => column)),
    'id',
    'password',
    'passwordHash',
    'token',
    'tokenHash',
    'secret',
    'agencyId',
    'serial',
    'version',
    'userId',
    'query',
  ];
  const hidden = Object.fromEntries(everyColumn.map((column) => [column, 'hidden']));

  it.each(Object.entries(auditedFields))(
    'are the shown fields of a record of the type %s',
    async (type, { fields }) => {
      const samples = fields.map(([column, format], at) => ({ column, ...sampleOf(format, at + 10) }));
      const state = {
        ...Object.fromEntries(Object.keys(hidden).map((c) => [c, `hidden ${c}`])),
        ...Object.fromEntries(samples.map(({ column, stored }) => [column, stored])),
      };
      const phones = samples.flatMap(({ column, text }) =>
        /phone/i.test(column) && text ? [text.replaceAll(/\D/g, '')] : [],
      );
      const expected = {
        texts: [...samples.flatMap(({ text }) => text ?? []), ...phones].toSorted(),
        codes: samples.flatMap(({ code }) => code ?? []).toSorted(),
      };
      expect(await searched(type, null, state)).toEqual(expected);
      expect(await searched(type, state, null)).toEqual(expected);
      expect(await searched(type, state, state)).toEqual({ texts: [], codes: [] });
      expect(await searched(type, state, {})).toEqual({ texts: [], codes: [] });
    },
  );

  it.each(Object.entries(platformFields))('are the shown fields of a record of the type %s', async (type, fields) => {
    const state: Record<string, unknown> = { ...hidden };
    const texts: string[] = [];
    const codes: string[] = [];
    for (const [at, { column, valueFormat, enumName, show }] of fields.entries()) {
      // yes and no are not searched
      const isFlag = enumName === undefined && show(true, 'en') === 'Yes';
      const isStatus = enumName !== undefined && show(true, 'en') !== null;
      const isName = show({ name: 'x' }, 'en') === 'x';
      const isList = show(['x'], 'en') === 'x';
      if (isFlag) state[column] = true;
      else if (isStatus) [state[column]] = [true, codes.push(`${enumName}.ACTIVE`)];
      else if (enumName) [state[column]] = [`V${at}`, codes.push(`${enumName}.V${at}`)];
      else if (isName) [state[column]] = [{ id: 'hidden', name: `Name ${at}` }, texts.push(`name ${at}`)];
      else if (isList) [state[column]] = [[`ONE_${at}`, 'TWO'], texts.push(`one_${at}, two`)];
      else if (valueFormat === 'DAY') [state[column]] = [1_800_000_000, texts.push('2027-01-15')];
      else if (column.endsWith('Cents')) [state[column]] = [1950, texts.push('19.50')];
      else if (valueFormat === 'MONEY') [state[column]] = [20, texts.push('20.00')];
      else [state[column]] = [`Text ${at}`, texts.push(`text ${at}`)];
    }
    const expected = { texts: texts.toSorted(), codes: codes.toSorted() };
    expect(await searched(type, null, state)).toEqual(expected);
    expect(await searched(type, state, null)).toEqual(expected);
    expect(await searched(type, state, state)).toEqual({ texts: [], codes: [] });
  });

  it('are none for other records, and survive texts in fields of numbers', async () => {
    for (const type of ['session', 'export', 'credential', 'transaction', 'nothing'])
      expect(await searched(type, hidden, { ...hidden, name: 'other' }), type).toEqual({ texts: [], codes: [] });
    const erased = { premiumCents: 'Erased Customer 1', expiresOn: null, status: 7 };
    expect(await searched('policy', null, erased)).toEqual({ texts: ['erased customer 1'], codes: ['policyStatus.7'] });
    expect(await searched('invitation', null, { expiresAt: 'soon' })).toEqual({ texts: ['soon'], codes: [] });
    expect(await searched('policy', null, ['status'])).toEqual({ texts: [], codes: [] });
  });
});

describe('a text that many entries have', () => {
  beforeAll(async () => {
    await server.db.execute(sql`insert into audit_log
        (id, at, actor_kind, agency_id, operation_id, record_type, record_id, before, after)
      select gen_random_uuid(), now() - n * interval '1 minute', 'JOB', agency_id, 'updateContact', 'contact', gen_random_uuid(),
        jsonb_build_object('lastName', 'Before ' || n), jsonb_build_object('lastName', 'Numerous ' || n)
      from users, generate_series(1, ${MAX_FOUND} + 500) n where id = ${await calls.idOf(owner)}`);
    await server.db.execute(sql`insert into audit_log (id, operation_id, record_type, before, after)
      select gen_random_uuid(), 'updateCoupon', 'coupon', '{}', jsonb_build_object('couponCode', 'NUMEROUS' || n)
      from generate_series(1, ${MAX_FOUND} + 500) n`);
    await server.db.execute(sql`vacuum analyze audit_log`);
  }, 60_000);

  it('is found without a count of all entries', async () => {
    const first = await page({ value: 'numerous', pageSize: '20' });
    expect(first).toMatchObject({ totalElements: 21, totalIsCapped: true });
    expect(first.content.map(({ values: [value] }) => value?.after).slice(0, 2)).toEqual(['Numerous 1', 'Numerous 2']);
    const third = await page({ value: 'numerous', pageSize: '20', pageNo: '2' });
    expect(third).toMatchObject({ totalElements: 61, totalIsCapped: true });
    expect(third.content[0]?.values[0]?.after).toBe('Numerous 41');
    const oldest = await page({ value: 'numerous', pageSize: '1', ascOrDesc: 'asc' });
    expect(oldest.content[0]?.values[0]?.after).toBe(`Numerous ${MAX_FOUND + 500}`);
    const last = await page({ value: 'numerous', pageSize: '100', pageNo: '24' });
    expect(last).toMatchObject({ totalElements: MAX_FOUND + 500, totalIsCapped: false });
    expect(await page({ value: 'numerous 123', pageSize: '5' })).toMatchObject({
      totalElements: 11,
      totalIsCapped: false,
    });
  });

  it('is looked up in the index', async () => {
    const [{ agency = '' } = {}] = rowsOf<{ agency: string }>(
      await server.db.execute(sql`select agency_id as agency from users where id = ${await calls.idOf(owner)}`),
    );
    const planOf = async (condition: ReturnType<typeof sql>) =>
      rowsOf<{ 'QUERY PLAN': string }>(
        await server.db.execute(sql`explain select id from audit_log where ${condition} and (
          audit_text(record_type, before, after) like any(array['%numerous 12%'])
          or audit_codes(record_type, before, after) && array['policyStatus.EXPIRED']) limit ${MAX_FOUND + 1}`),
      )
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    expect(await planOf(sql`agency_id = ${agency}`)).toMatch(/Bitmap Index Scan on audit_log_values_ix/);
    expect(await planOf(sql`agency_id is null`)).toMatch(/Bitmap Index Scan on audit_log_platform_values_ix/);
  });
});
