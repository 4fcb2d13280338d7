import { read as readWorkbook, utils } from '@e965/xlsx';
import type { components } from '@fairlead/openapi';
import { dateOf, dayIn } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScale, scaleAccounts } from '../scripts/scale/scale.ts';
import { agencies, auditLog, policies, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent } from './support/quotes.ts';

type Agency = components['schemas']['Agency'];
const list = '/api/policy/all';
let server: Harness;
const calls = policyCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
  await makeScale(server.db, { policies: 600, now: server.clock.now(), storage: server.storage });
});
afterAll(() => server.close());

const read = (query: string, as = agent, headers = {}) => server.call(as, { url: `${list}/export?${query}`, headers });

/** Content of a cell in an XLSX file. */
type Content = string | number | Date | null;

/** Fields of a CSV file whose fields have no line breaks. */
const parse = (text: string): string[][] =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
const rowsOf = async (query: string, as = agent) => {
  const answer = await read(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  const [headings = [], ...rows] = parse(answer.body);
  expect(answer.headers['export-rows']).toBe(String(rows.length));
  return { headings, rows };
};
/** All rows of the list. */
const listed = async (query: string, as = agent) => {
  const rows: { id: string; serial: string; premium: number | null; policyNumber: string }[] = [];
  for (let page = 0; ; page++) {
    const answer = await server.call(as, { url: `${list}?pageSize=100&pageNo=${page}&${query}` });
    rows.push(...answer.json().payload.content);
    if (page + 1 >= answer.json().payload.totalPages) return rows;
  }
};

describe('an export of policies', () => {
  it('is a CSV file that spreadsheets read as UTF-8', async () => {
    const answer = await read('');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="policies-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.body.startsWith('\uFEFFSerial,Insurance,Policy number,Customer,')).toBe(true);
    expect(answer.body.endsWith('\r\n')).toBe(true);
  });

  it.each([
    '',
    'sortBy=expiredDate&ascOrDesc=asc',
    'policyStatus=ACTIVE',
    'filters=status.any.ACTIVE.BOUND*expires.next.365&sortBy=effectiveDate',
    'customerName=e',
    'filters=agent.is.ME',
  ])('has the rows of the list: %s', async (query) => {
    const { rows } = await rowsOf(`${query}&columns=serial,premium`);
    const wanted = await listed(query);
    expect(rows).toEqual(wanted.map(({ serial, premium }) => [serial, premium === null ? '' : String(premium)]));
  });

  it('has the chosen columns in their order, in the language of the caller', async () => {
    const answer = await read('columns=status,policy&policyStatus=ACTIVE', agent, { 'accept-language': 'de' });
    const [headings, first] = parse(answer.body);
    expect(headings).toEqual(['Status', 'Versicherung', 'Policennummer']);
    expect(first?.[0]).toBe('Aktiv');
  });

  it('refuses unknown columns, parameters and formats', async () => {
    for (const query of ['columns=serial,secret', 'columns=toString', 'x=1', 'format=pdf', 'filters=x.is.1', 'ids=1']) {
      const answer = await read(query);
      expect(answer.statusCode, query).toBe(400);
    }
  });

  it('has only the records of the given ids that the caller may see', async () => {
    const [first, second, third] = await listed('');
    const [foreign] = await server.db
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, await foreignNumber()));
    const ids = [third?.id, first?.id, foreign?.id].join(',');
    const { rows } = await rowsOf(`ids=${ids}&columns=serial`);
    expect(rows).toEqual([[first?.serial], [third?.serial]]);
    expect((await rowsOf(`ids=${second?.id}&serial=${third?.serial.slice(4)}&columns=serial`)).rows).toEqual([]);
  });

  it('neutralizes formulas and quotes separators', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', 'a "b", c'];
    const wanted = ["'=1+1", "'+1", "'-1", "'@SUM(A1)", `'=HYPERLINK("http://x","y")`, 'a "b", c'];
    for (const [place, policyNumber] of texts.entries()) {
      const { id } = await calls.policy({ policyNumber: `INJ-${place}` });
      await server.db.update(policies).set({ policyNumber }).where(eq(policies.id, id));
      const { rows } = await rowsOf(`ids=${id}&columns=policy`);
      expect(rows[0]?.[1]).toBe(wanted[place]);
    }
  });

  it('is an XLSX file with the same rows', async () => {
    const query = 'policyStatus=ACTIVE&sortBy=expiredDate&columns=serial,policy,expires,premium';
    const answer = await read(`${query}&format=xlsx`);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="policies-\d{4}-\d\d-\d\d\.xlsx"$/);
    const { headings, rows } = await rowsOf(query);
    expect(answer.headers['export-rows']).toBe(String(rows.length));
    const { Sheets } = readWorkbook(answer.rawPayload, { cellDates: true, UTC: true });
    const options = { header: 1, raw: true, defval: null, UTC: true } as const;
    const [titles, ...cells] = utils.sheet_to_json<Content[]>(Sheets.Export ?? {}, options);
    expect(titles).toEqual(headings);
    const shown = (cell: Content) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''));
    const texts = rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@])/, '')));
    expect(cells.map((row) => row.map(shown))).toEqual(texts);
    expect(cells.some((row) => row[3] instanceof Date && typeof row[4] === 'number')).toBe(true);
  });

  it('is for agents only', async () => {
    expect((await read('', 'customer@demo.test')).statusCode).toBe(403);
    expect((await read('', 'admin@demo.test')).statusCode).toBe(403);
  });

  it('is recorded with its filters and rows', async () => {
    await rowsOf('policyStatus=ACTIVE&columns=serial');
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operationId, 'exportPolicies'), eq(auditLog.recordType, 'export')));
    const last = entries.sort((a, b) => a.id.localeCompare(b.id)).at(-1);
    const active = (await listed('policyStatus=ACTIVE')).length;
    expect(last?.after).toMatchObject({ policyStatus: 'ACTIVE', columns: 'serial', format: 'csv', rows: active });
    expect(last?.userId).not.toBeNull();
  });

  it('has all pages of a long list, and nothing of other agencies', async () => {
    const { rows } = await rowsOf('columns=serial,policy&sortBy=expiredDate', scaleAccounts.agent);
    expect(rows).toHaveLength(600);
    expect(new Set(rows.map(([serial]) => serial)).size).toBe(600);
    const own = new Set((await rowsOf('columns=policy')).rows.map(([, number]) => number));
    expect(rows.some(([, , number]) => own.has(number ?? ''))).toBe(false);
  });
});

describe.each([
  ['/api/quotes/all', 'serial', 'serial,name,insurance,premium,effective,created,agent,status', 11],
  ['/api/opportunity/all', 'serial', 'serial,name,created,insurance,owner,assigned,status', 8],
  ['/api/contact/all', 'email', 'email,name,type,company,phone,agent,creationDate', 7],
  ['/api/claim/all', 'serial', 'serial,policy,customer,type,loss,reported,agent,status,updated', 11],
] as const)('an export of %s', (path, field, columns, fields) => {
  it('has the rows and the columns of the list', async () => {
    for (const query of ['', `filters=${encodeURIComponent('agent.is.ME')}&ascOrDesc=asc`]) {
      const answer = await server.call(agent, { url: `${path}/export?columns=${columns}&${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      const [headings, ...rows] = parse(answer.body);
      expect(headings).toHaveLength(fields);
      const first = await server.call(agent, { url: `${path}?pageSize=100&${query}` });
      const { content, totalElements } = first.json().payload;
      expect(totalElements).toBeGreaterThan(0);
      expect(rows).toHaveLength(totalElements);
      expect(rows.slice(0, 100).map(([value]) => value)).toEqual(
        content.map((row: Record<string, unknown>) => row[field] ?? ''),
      );
    }
  });
});

it('names the answer to a quote and the carrier of a claim, as the lists do', async () => {
  const quotes = parse((await server.call(agent, { url: '/api/quotes/all/export?columns=serial,status' })).body);
  expect(quotes[0]).toEqual(['Serial', 'Status', 'Customer answer']);
  const answers = new Set(quotes.map(([, status, answer]) => `${status}: ${answer}`));
  for (const answer of ['Waiting', 'Accepted', 'Rejected']) expect(answers).toContain(`Pending Approval: ${answer}`);
  const claims = parse((await server.call(agent, { url: '/api/claim/all/export?columns=serial,policy' })).body);
  const { content } = (await server.call(agent, { url: '/api/claim/all?pageSize=100' })).json().payload;
  expect(claims.slice(1, 101).map((row) => row.at(-1))).toEqual(
    content.map(({ policy }: { policy: { carrier: { name: string } | null } }) => policy.carrier?.name ?? ''),
  );
});

/** Value of a field in a row of a list, by its path. */
const fieldOf = (row: unknown, path: string) =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], row);

describe.each([
  ['/api/transaction/all', 'admin@demo.test', 'Reference', 'reference', 'status=PAID', 16],
  ['/api/transaction/all', 'owner@demo.test', 'Reference', 'reference', 'sortBy=paidAmount', 16],
  ['/api/email/all', agent, 'Reference', 'reference', 'emailType=POLICY', 7],
  ['/api/coupons/all', 'admin@demo.test', 'Coupon code', 'couponCode', 'isActive=true', 5],
  ['/api/agency/all', 'admin@demo.test', 'Agency', 'agencyName', 'subscription=SUBSCRIBED', 13],
  ['/api/agency/agents', 'admin@demo.test', 'Email', 'email', 'licensed=true', 10],
  ['/api/agency/agents', 'owner@demo.test', 'Email', 'email', 'sortBy=creationDate', 10],
  ['/api/admin/all', 'admin@demo.test', 'Email', 'email', 'status=ACTIVE', 6],
  ['/api/role/all', 'admin@demo.test', 'Name', 'name', 'builtin=true&sortBy=name', 5],
  ['/api/agency-subscription-plan/all', 'admin@demo.test', 'ID', 'agencySubscriptionId', 'status=ACTIVE', 8],
  ['/api/agency-subscription-plan/all', 'owner@demo.test', 'ID', 'agencySubscriptionId', 'packageName=a', 8],
  ['/api/subscription-package/all', 'admin@demo.test', 'Package', 'packageName', 'sortBy=price', 5],
  ['/api/uploaded-doc/all', 'admin@demo.test', 'Document', 'verificationDoc.name', 'sortBy=agencyName', 7],
] as const)('an export of %s for %s', (path, account, heading, field, filter, fields) => {
  it.each(['', `${filter}&ascOrDesc=asc`])('has the rows and all columns of the list: %s', async (query) => {
    const answer = await server.call(account, { url: `${path}/export?${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    const [headings = [], ...rows] = parse(answer.body);
    expect(headings).toHaveLength(fields);
    const first = await server.call(account, { url: `${path}?pageSize=100&${query}` });
    const { content, totalElements } = first.json().payload;
    expect(totalElements).toBeGreaterThan(0);
    expect(rows).toHaveLength(totalElements);
    const place = headings.indexOf(heading);
    expect(rows.slice(0, 100).map((row) => row[place])).toEqual(content.map((row: unknown) => fieldOf(row, field)));
  });

  it('has the chosen rows in the order of the list', async () => {
    const { content } = (await server.call(account, { url: `${path}?${filter}` })).json().payload;
    const ids = content.map((row: Record<string, unknown>) => row.id ?? row.agencySubscriptionId).reverse();
    const answer = await server.call(account, { url: `${path}/export?${filter}&ids=${ids.join(',')}` });
    const [headings = [], ...rows] = parse(answer.body);
    const place = headings.indexOf(heading);
    expect(rows.map((row) => row[place])).toEqual(content.map((row: unknown) => fieldOf(row, field)));
  });
});

it('exports the members of the own agency only', async () => {
  const { agencyId } = (await server.call('owner@demo.test', { url: '/api/auth/me' })).json().payload.user;
  const url = '/api/agency/agents/export?columns=email';
  const [, ...own] = parse((await server.call('owner@demo.test', { url })).body);
  const [, ...all] = parse((await server.call('admin@demo.test', { url })).body);
  const [, ...others] = parse((await server.call(scaleAccounts.agent, { url: `${url}&agencyId=${agencyId}` })).body);
  expect(own.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(own.length);
  expect(others).toEqual([]);
});

it('exports license, role and status of members', async () => {
  const url = '/api/agency/agents/export?columns=email,role,licensed,active';
  const [headings, ...rows] = parse((await server.call('owner@demo.test', { url })).body);
  const license = ['Licensed', 'License number', 'License state', 'License expires'];
  expect(headings).toEqual(['Email', 'Agency admin', ...license, 'Status']);
  const list = await server.call('owner@demo.test', { url: '/api/agency/agents?pageSize=100' });
  expect(rows.map(([email, admin, licensed, number]) => [email, admin, licensed, number])).toEqual(
    list
      .json()
      .payload.content.map((member: components['schemas']['AgencyAgent']) => [
        member.email,
        member.agencyAdmin ? 'Yes' : 'No',
        member.licensedAgent ? 'Yes' : 'No',
        member.licenseNumber,
      ]),
  );
  expect(new Set(rows.map((row) => row[6]))).toContain('Active');
});

it('exports the status of documents and plans', async () => {
  for (const path of ['/api/uploaded-doc/all', '/api/agency-subscription-plan/all']) {
    const [, ...rows] = parse((await server.call('admin@demo.test', { url: `${path}/export?columns=status` })).body);
    const { content } = (await server.call('admin@demo.test', { url: `${path}?pageSize=100` })).json().payload;
    expect(rows.map(([status]) => status?.toUpperCase())).toEqual(content.map((row: { status: string }) => row.status));
  }
});

it('exports the state of invitations as the status of admins', async () => {
  const url = '/api/admin/all/export?columns=email,status';
  const [, ...rows] = parse((await server.call('admin@demo.test', { url })).body);
  const { content } = (await server.call('admin@demo.test', { url: '/api/admin/all?pageSize=100' })).json().payload;
  const stateOf = ({ status, invitation }: components['schemas']['Admin']) =>
    status === 'INVITED' && invitation && invitation.state !== 'OPEN' ? invitation.state : status;
  expect(rows.map(([, status]) => status?.toUpperCase())).toEqual(content.map(stateOf));
  expect(rows.map(([, status]) => status)).toContain('Expired');
});

it('exports the payments of the own agency only', async () => {
  const url = '/api/transaction/all/export?columns=agencyName,paidAmount,cardLast4,status';
  const [headings, ...own] = parse((await server.call('owner@demo.test', { url })).body);
  expect(headings).toEqual([
    'Agency',
    'Paid (USD)',
    'Refunded (USD)',
    'Charged back (USD)',
    'Card',
    'Status',
    'Dispute',
  ]);
  const [, ...all] = parse((await server.call('admin@demo.test', { url })).body);
  expect(new Set(own.map(([agency]) => agency)).size).toBe(1);
  expect(new Set(all.map(([agency]) => agency)).size).toBeGreaterThan(1);
});

it('exports the related data of agencies', async () => {
  const url = '/api/agency/all/export?columns=name,admin,agents,plan,verification&sortBy=name&ascOrDesc=asc';
  const [, ...rows] = parse((await server.call('admin@demo.test', { url })).body);
  const list = await server.call('admin@demo.test', { url: '/api/agency/all?pageSize=100&sortBy=name&ascOrDesc=asc' });
  const { content } = list.json().payload;
  expect(rows.map(([name, admin, email, licensed, agents]) => [name, admin, email, licensed, agents])).toEqual(
    content.map(({ agencyName, admin, agents }: Agency) => [
      agencyName,
      admin?.name ?? '',
      admin?.email ?? '',
      String(agents.licensed),
      String(agents.total),
    ]),
  );
  expect(new Set(rows.map((row) => row[5]))).toContain('No plan');
});

it('has the day of the agency in the file name, and of UTC for platform admins', async () => {
  const [user] = await server.db.select().from(users).where(eq(users.email, agent));
  const agencyId = user?.agencyId ?? '';
  const setZone = (timeZone: string | null) =>
    server.db.update(agencies).set({ timeZone }).where(eq(agencies.id, agencyId));
  const [before] = await server.db.select().from(agencies).where(eq(agencies.id, agencyId));
  const contact = (await server.call(agent, { url: '/api/contact/all' })).json().payload.content[0];
  const owner = 'owner@demo.test';
  // 25 hours apart, so that their days always differ
  for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    await setZone(zone);
    const day = dateOf(dayIn(zone, server.clock.now()));
    for (const [as, url, name] of [
      [agent, `${list}/export`, `policies-${day}.csv`],
      [owner, '/api/agency/export', `agency-data-${day}.zip`],
      [owner, `/api/contact/personal-data/export/id/${contact.id}`, `personal-data-${contact.id}-${day}.zip`],
      ['admin@demo.test', '/api/coupons/all/export', `coupons-${dateOf(dayIn('UTC', server.clock.now()))}.csv`],
    ] as const) {
      const answer = await server.call(as, { url });
      expect(answer.headers['content-disposition'], url).toBe(`attachment; filename="${name}"`);
    }
  }
  await setZone(before?.timeZone ?? null);
});

/** Number of a policy of the large agency. */
const foreignNumber = async () => (await listed('', scaleAccounts.agent))[0]?.policyNumber ?? '';
