import { read } from '@e965/xlsx';
import { policyImport } from '@fairlead/rules';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog, contacts, policies } from '../src/db/schema/index.ts';
import { brokenFiles } from './support/brokenFiles.ts';
import { databaseKind } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { everyHeading, headings, policyImports } from './support/policyImports.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { type CellInput, workbook } from './support/spreadsheets.ts';

let server: Harness;
const { post, line, template } = policyImports(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const total = async () => (await server.db.select({ n: count() }).from(policies))[0]?.n;
const stored = (...numbers: string[]) =>
  server.db.select().from(policies).where(inArray(policies.policyNumber, numbers)).orderBy(asc(policies.serial));
const day = (serial: number): CellInput => ({ t: 'n', v: serial, z: 'm/d/yyyy' });

/** Returns the error code of an invalid file. */
async function errorCodeOf(content: Buffer | string, filename?: string) {
  const before = await total();
  const response = await post(content, filename === undefined ? {} : { filename });
  expect(await total()).toBe(before);
  const { errors, payload, code } = response.json();
  expect([response.statusCode, code, payload]).toEqual([400, 'request.invalid', null]);
  expect(errors).toMatchObject([{ field: 'policyExcelFile' }]);
  return errors[0].code;
}

/** Returns the invalid cells of rows with these columns. */
async function invalidCellsOf(columns: readonly string[], ...rows: CellInput[][]) {
  const before = await total();
  const { statusCode, ...response } = await post(workbook([columns, ...rows]));
  const { payload, message } = response.json();
  expect([statusCode, await total()]).toEqual([400, before]);
  const cells: { row: number; column: string; code: string }[] = payload?.cells;
  return { message, payload, told: cells?.map(({ row, column, code }) => [row, column, code]) };
}

describe('a spreadsheet of policies', () => {
  const full = (
    number: CellInput,
    { effective, expires }: { effective: CellInput; expires: CellInput },
    carrier: string,
  ) =>
    [number, customer.toUpperCase(), 'home', carrier.toLowerCase(), effective, expires, '$1,184.50', 12] as CellInput[];
  const rest = ['New Business', 'active', 'AGENCY_BILL', 'Paid in full', 'Past-Due', owner, '<b>1 & 2</b>'];

  const carrierName = async () => {
    const { payload } = (await server.call(agent, { url: '/api/carrier/all/dropdown' })).json();
    return payload[0].name as string;
  };

  it('creates policies in the order of the rows with all values', async () => {
    const carrier = await carrierName();
    const days = { effective: day(46096), expires: '03/15/2027' };
    const response = await post(
      workbook([everyHeading, [...full('IMP-1', days, carrier), ...rest], [], [...full('IMP-2', days, carrier)]]),
    );
    expect(response.statusCode, response.body).toBe(201);
    const { message, payload } = response.json();
    expect([message, payload.imported]).toEqual(['Policies imported: 2', 2]);
    const [first, second] = await stored('IMP-1', 'IMP-2');
    expect(first).toMatchObject({
      policyNumber: 'IMP-1',
      effectiveOn: '2026-03-15',
      expiresOn: '2027-03-15',
      premiumCents: 118_450,
      policyTerm: '12',
      policyType: 'NEW_BUSINESS',
      status: 'ACTIVE',
      paymentType: 'AGENCY_BILL',
      paymentTerm: 'PAID_IN_FULL',
      paymentStatus: 'PAST_DUE',
      otherInformation: '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>',
      source: 'CREATED',
      version: 1,
    });
    expect(first?.carrierId).not.toBeNull();
    expect(payload).toMatchObject({ firstSerial: `POL-${first?.serial}`, lastSerial: `POL-${second?.serial}` });
    expect(second).toMatchObject({ status: 'PENDING', paymentStatus: null, serial: (first?.serial ?? 0) + 1 });
    // the given agent, or the owner agent of the contact
    expect(first?.assignedAgentId).not.toBe(second?.assignedAgentId);
    const noted = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, first?.id ?? ''));
    expect(noted).toMatchObject([{ operationId: 'importPolicies', recordType: 'policy' }]);
    const policyResponse = await server.call(agent, { url: `/api/policy/id/${second?.id}` });
    expect(policyResponse.json().payload).toMatchObject({ contactDetails: { email: customer }, policyNumber: 'IMP-2' });
  });

  it.each([
    ['an older workbook', 'XLS-1', 'old.XLS', { bookType: 'biff8' }, 46096],
    ['a workbook that counts days from 1904', 'XLS-2', 'mac.xlsx', { date1904: true }, 44634],
  ] as const)('is read from %s', async (_, number, filename, options, effective) => {
    const content = workbook(
      [
        [...headings, 'Effective Date'],
        [...line(number), day(effective)],
      ],
      options,
    );
    const response = await post(content, { filename });
    expect(response.statusCode, response.body).toBe(201);
    expect(await stored(number)).toMatchObject([{ effectiveOn: '2026-03-15' }]);
  });

  it('can be CSV with commas or semicolons, in either encoding, and keeps leading zeros', async () => {
    const comma = `Policy Number,Contact Email,Insurance,Policy Term\r\n007,${customer},Home,"one, café"\r\n`;
    const semicolon = `Policy Number;Contact Email;Insurance;Policy Term\n008;${customer};Home;café\n`;
    expect((await post(comma, { filename: 'a.csv' })).statusCode).toBe(201);
    expect((await post(Buffer.from(semicolon, 'latin1'), { filename: 'a.csv' })).statusCode).toBe(201);
    expect(await stored('007', '008')).toMatchObject([{ policyTerm: 'one, café' }, { policyTerm: 'café' }]);
  });

  it('can be CSV in UTF-16 with tabs, as Excel saves "Unicode Text"', async () => {
    const lines = ['Policy Number\tContact Email\tInsurance\tPolicy Term', `009\t${customer}\tHome\tcafé 😀`];
    const little = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf16le');
    const response = await post(little, { filename: 'a.csv' });
    expect(response.statusCode, response.body).toBe(201);
    const big = Buffer.from(`\ufeff${lines.join('\r\n').replace('009', '010')}`, 'utf16le').swap16();
    expect((await post(big, { filename: 'a.csv' })).statusCode).toBe(201);
    expect(await stored('009', '010')).toMatchObject([{ policyTerm: 'café 😀' }, { policyTerm: 'café 😀' }]);
  });

  it('may have formulas, of which it uses the values, and formatted numbers', async () => {
    const sum = { t: 'n', f: '1000+184.5', v: 1184.5 } as const;
    const padded = { t: 'n', v: 123, z: '000000' } as const;
    await post(
      workbook([
        [...headings, 'Premium'],
        [padded, customer, 'Home', sum],
      ]),
    );
    expect(await stored('000123')).toMatchObject([{ premiumCents: 118_450 }]);
  });

  it('sent twice with the same key is imported once', async () => {
    const content = workbook([headings, line('KEY-1')]);
    const headers = { 'idempotency-key': 'the-same-spreadsheet' };
    const [one, two] = [await post(content, { headers }), await post(content, { headers })];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json().payload).toEqual(one.json().payload);
    expect(await stored('KEY-1')).toHaveLength(1);
  });

  it('sent twice at the same time without a key is imported once', async () => {
    const content = workbook([headings, line('TWICE-1')]);
    const answers = await Promise.all([post(content), post(content)]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(1);
    expect(['import.refused', 'import.running']).toContain(refused[0]?.json().code);
    expect(await stored('TWICE-1')).toHaveLength(1);
  });

  it('leaves no gap in the policy numbers when it is refused', async () => {
    const serialOf = async (number: string) => {
      const answer = await post(workbook([headings, line(number)]));
      return Number(answer.json().payload.firstSerial.replace('POL-', ''));
    };
    const before = await serialOf('GAP-1');
    const headers = { 'idempotency-key': 'numbers-without-a-gap' };
    await post(workbook([headings, line('GAP-2')]), { headers });
    expect((await post(workbook([headings, line('GAP-3')]), { headers })).statusCode).toBe(409);
    expect((await post(workbook([headings, line('GAP-1')]))).statusCode).toBe(400);
    expect(await serialOf('GAP-4')).toBe(before + 2);
  });

  // PGlite runs one transaction after the other.
  it.runIf(databaseKind() === 'postgres')(
    'keeps colleagues from other imports meanwhile, not from creating policies',
    async () => {
      await server.db.execute(sql`create function take_long() returns trigger language plpgsql as
      $$ begin perform pg_sleep(3); return new; end $$`);
      await server.db.execute(sql`create trigger take_long before insert on policies for each row
      when (new.policy_number = 'LONG-1') execute function take_long()`);
      const headers = { 'idempotency-key': 'an-import-that-takes-long' };
      const long = workbook([headings, line('LONG-1')]);
      const importing = post(long, { headers });
      const isWaiting = sql`datname = current_database() and wait_event = 'PgSleep'`;
      await vi.waitFor(async () => expect(await server.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1), 10_000);
      await policyCalls(() => server).policy();
      // Other imports of the agency are refused at once. So is a repeat of the same file, which then gets the first answer.
      const others = [await post(workbook([headings, line('LONG-2')])), await post(long, { headers })];
      expect(others.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
        [409, 'import.running'],
        [409, 'import.running'],
      ]);
      expect(await server.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1);
      const imported = await importing;
      expect(imported.statusCode).toBe(201);
      expect((await post(long, { headers })).json()).toEqual(imported.json());
      expect((await post(workbook([headings, line('LONG-2')]))).statusCode).toBe(201);
      await server.db.execute(sql`drop trigger take_long on policies`);
    },
  );

  it('may have the maximum number of rows, but not more', async () => {
    const lines = (n: number) => Array.from({ length: n }, (_, i) => line(`MANY-${n}-${i}`));
    const most = await post(workbook([headings, ...lines(policyImport.rows)]));
    expect(most.json().payload).toMatchObject({ imported: policyImport.rows });
    expect(await errorCodeOf(workbook([headings, ...lines(policyImport.rows + 1)]))).toBe('import.tooManyRows');
    // Blank rows do not hide the rows after the limit.
    const spaced = [headings, [], ...lines(policyImport.rows + 1)];
    expect(await errorCodeOf(workbook(spaced))).toBe('import.tooManyRows');
  });

  it('reads all rows between blank ones', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => line(`SPACED-${i}`));
    const spaced = lines.flatMap((each) => [...Array.from({ length: 100 }, () => []), each]);
    expect((await post(workbook([headings, ...spaced]))).json().payload).toMatchObject({ imported: lines.length });
  });
});

describe('a contact that does not exist yet', () => {
  const columns = [
    ...headings,
    'Contact First Name',
    'Contact Last Name',
    'Contact Company',
    'Contact Phone',
    'Agent Email',
  ];
  const contactOf = async (email: string) =>
    (await server.db.select().from(contacts).where(eq(contacts.email, email)))[0];

  it('is created once from its names, and belongs to the agent of its first policy', async () => {
    const response = await post(
      workbook([
        columns,
        ['NEW-1', 'Ines.Roth@new.test', 'Home', 'Ines', 'Roth', '', '(941) 555-0144', owner],
        ['NEW-2', 'ines.roth@new.test', 'Auto', 'Other', 'Name'],
        ['NEW-3', 'office@boats.test', 'Home', 'Olga', 'Berg', 'Berg Boats', '+49 30 5550144'],
        ['NEW-4', customer, 'Home', 'Wrong', 'Name'],
      ]),
    );
    expect(response.statusCode, response.body).toBe(201);
    const { message, payload } = response.json();
    expect([message, payload.newContacts]).toEqual(['Policies imported: 4. Contacts created: 2', 2]);
    const [ines, office, known] = await Promise.all(
      ['Ines.Roth@new.test', 'office@boats.test', customer].map(contactOf),
    );
    expect(ines).toMatchObject({
      contactType: 'PERSONAL',
      firstName: 'Ines',
      lastName: 'Roth',
      phone: '+19415550144',
      companyName: '',
      userId: null,
    });
    expect(office).toMatchObject({ contactType: 'COMMERCIAL', companyName: 'Berg Boats', phone: '+49305550144' });
    expect(known?.lastName).not.toBe('Name');
    const [first, second, third] = await stored('NEW-1', 'NEW-2', 'NEW-3');
    expect([first?.contactId, second?.contactId, third?.contactId]).toEqual([ines?.id, ines?.id, office?.id]);
    expect(first?.assignedAgentId).toBe(ines?.agentId);
    expect(second?.assignedAgentId).toBe(ines?.agentId);
    // the user imports a contact without an agent for themselves
    expect(office?.agentId).toBe(first?.createdBy);
    expect(ines?.agentId).not.toBe(first?.createdBy);
    const noted = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, ines?.id ?? ''));
    expect(noted).toMatchObject([{ operationId: 'importPolicies', recordType: 'contact' }]);
  });

  it('needs a valid email and both names', async () => {
    const { told } = await invalidCellsOf(
      columns,
      ['NEW-5', 'nobody@new.test', 'Home'],
      ['NEW-6', 'half@new.test', 'Home', 'Half'],
      ['NEW-7', 'no email', 'Home', 'Nora', 'Mail'],
      ['NEW-8', 'phone@new.test', 'Home', 'Nora', 'Phone', '', 'call me'],
    );
    expect(told).toEqual([
      [2, 'Contact Email', 'import.contactUnknown'],
      [3, 'Contact Last Name', 'field.required'],
      [4, 'Contact Email', 'import.contactEmail'],
      [5, 'Contact Phone', 'import.phone'],
    ]);
    expect(await contactOf('phone@new.test')).toBeUndefined();
  });
});

describe('nothing is imported', () => {
  it('when a row is invalid, and the response lists each invalid cell', async () => {
    const columns = [
      ...headings,
      'Effective Date',
      'Expire Date',
      'Premium',
      'Policy Status',
      'Carrier',
      'Agent Email',
    ];
    const { message, payload, told } = await invalidCellsOf(
      columns,
      line('GOOD-1'),
      ['', 'nobody@unknownId.test', 'Zeppelin', '13/45/2026', '', -1, 'PAID', 'Nobody Mutual', customer],
      ['BAD-2', customer, 'Home', '03/15/2026', '2026-03-15', '1.005'],
      [{ t: 'n', f: 'A1', v: undefined }, customer, 'Home', 46096, { t: 'e', v: 0x17 }, 'much'],
      ['GOOD-1', customer, 'Home'],
      [1.5e20, customer, 'x'.repeat(256), day(46096), 46200.5],
      ['BAD-7', customer, 'Home', '02/30/2026', '03/15/1776'],
    );
    expect(message).toBe('Nothing was imported. Rows to correct: 6');
    expect(payload.refusedRows).toBe(6);
    expect(told).toEqual([
      [3, 'Policy Number', 'field.required'],
      [3, 'Effective Date', 'import.date'],
      [3, 'Premium', 'import.amount'],
      [3, 'Policy Status', 'field.choice'],
      [3, 'Insurance', 'import.insuranceUnknown'],
      [3, 'Carrier', 'import.carrierUnknown'],
      [3, 'Agent Email', 'import.agentUnknown'],
      [3, 'Contact Email', 'import.contactUnknown'],
      [4, 'Premium', 'import.amount'],
      [4, 'Expire Date', 'policy.expiryNotAfter'],
      [5, 'Policy Number', 'import.formula'],
      [5, 'Effective Date', 'import.date'],
      [5, 'Expire Date', 'import.formula'],
      [5, 'Premium', 'import.amount'],
      [6, 'Policy Number', 'import.twice'],
      [7, 'Policy Number', 'import.longNumber'],
      [7, 'Insurance', 'field.maxLength'],
      [7, 'Expire Date', 'import.date'],
      [8, 'Effective Date', 'import.date'],
      [8, 'Expire Date', 'import.date'],
    ]);
    expect(payload.cells.at(-1).message).toBe('Please enter a date, such as 03/15/2026');
  });

  it('when a policy exists; a renewal with another date is a new policy', async () => {
    const columns = [...headings, 'Effective Date'];
    await post(workbook([columns, [...line('SAME-1'), '03/15/2026']]));
    const { told } = await invalidCellsOf(columns, [...line('SAME-1'), '2026-03-15']);
    expect(told).toEqual([[2, 'Policy Number', 'import.exists']]);
    expect((await post(workbook([columns, [...line('SAME-1'), '2027-03-15']]))).statusCode).toBe(201);
  });

  it('when a contact is of another agency', async () => {
    const { told } = await invalidCellsOf(headings, ['OTHER-1', 'unsubscribed@demo.test', 'Home']);
    expect(told).toEqual([[2, 'Contact Email', 'import.contactUnknown']]);
  });

  it('with more than 200 invalid cells, of which the first 200 are listed', async () => {
    const { payload } = await invalidCellsOf(
      headings,
      ...Array.from({ length: 300 }, (_, i) => [`N-${i}`, customer, '?']),
    );
    expect([payload.refusedRows, payload.cells.length]).toEqual([300, 200]);
  });

  it('with messages in the language of the request', async () => {
    const content = workbook([headings, ['L-1', 'x', 'Home']]);
    const { message, payload } = (await post(content, { headers: { 'accept-language': 'de' } })).json();
    expect(message).toBe('Nichts wurde importiert. Zu korrigierende Zeilen: 1');
    expect(payload.cells[0].message).toBe(
      'Kein Kontakt Ihrer Agentur hat diese E-Mail-Adresse. Ergänzen Sie Vor- und Nachname, um einen anzulegen',
    );
  });

  it.each(brokenFiles)('of %s', async (_, content, filename, code) => {
    expect(await errorCodeOf(content, filename)).toBe(code);
  });
});

describe('the template', () => {
  it('has the columns and explains them in the language of the request', async () => {
    const response = await template('fr');
    expect(response.headers['content-disposition']).toBe('attachment; filename="policies.xlsx"');
    const book = read(response.rawPayload, { type: 'buffer' });
    expect(book.SheetNames).toEqual(['Policies', 'Comment remplir']);
    expect(book.Sheets.Policies?.A1?.v).toBe('Policy Number');
    expect(book.Sheets['Comment remplir']?.C2?.v).toBe('Texte de 255 caractères au maximum');
  });

  it('without rows contains no policies', async () => {
    const { rawPayload } = await template();
    expect(await errorCodeOf(rawPayload)).toBe('import.empty');
  });
});

it('answers 429 when too many files of an agency wait, and accepts them later', async () => {
  const content = workbook([headings, ...Array.from({ length: 300 }, () => ['no policy'])]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(content)));
  const [busy, ...others] = answers.filter(({ statusCode }) => statusCode === 429);
  expect(others).not.toHaveLength(7);
  expect([busy?.json().code, busy?.headers['retry-after']]).toEqual(['import.busy', '15']);
  expect((await post(content)).statusCode).toBe(400);
});
