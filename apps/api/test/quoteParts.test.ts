import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner, quoteCalls } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
const calls = quoteCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const building = { name: ' Building ', value: '$250,000', description: 'Replacement cost' };

describe('coverages', () => {
  it('keep their order of entry and are trimmed', async () => {
    const { id: quoteId } = await calls.quote();
    const response = await calls.coverages([
      { quoteId, ...building },
      { quoteId, name: 'Contents', value: '$100,000' },
    ]);
    expect(response.json()).toMatchObject({
      message: 'Successfully submitted 2 out of 2 items.',
      payload: { submitted: 2, total: 2, failures: [] },
    });
    expect((await calls.detail(quoteId, customer)).coverageList).toMatchObject([
      { quoteId, name: 'Building', value: '$250,000', description: 'Replacement cost', deleted: false, version: 1 },
      { quoteId, name: 'Contents', description: '' },
    ]);
  });

  it('that are valid are saved when others fail, which are reported by position', async () => {
    const { id: quoteId } = await calls.quote();
    const response = await calls.coverages([
      { quoteId, name: '\u200b', value: '1' },
      { quoteId, ...building },
      { quoteId, name: 'x'.repeat(256), value: '1' },
      { quoteId, name: 'Deductible', value: '' },
      { quoteId, name: 'Other', value: '1', description: 'x'.repeat(1001) },
      { quoteId, coverageId: unknownId, name: 'Gone', value: '1' },
      { quoteId: unknownId, name: 'Elsewhere', value: '1' },
    ]);
    const { message, payload } = response.json();
    expect(message).toBe('Successfully submitted 1 out of 7 items.');
    expect(payload.failures.map(({ index, field, code }: Record<string, unknown>) => [index, field, code])).toEqual([
      [1, 'name', 'field.required'],
      [3, 'name', 'field.maxLength'],
      [4, 'value', 'field.required'],
      [5, 'description', 'field.maxLength'],
      [6, 'coverageId', 'coverage.notFound'],
      [7, 'quoteId', 'quote.notFound'],
    ]);
    expect((await calls.detail(quoteId)).coverageList).toMatchObject([{ name: 'Building' }]);
  });

  it('that are all invalid are rejected with the reasons', async () => {
    const { id: quoteId } = await calls.quote();
    const response = await calls.coverages([{ quoteId, name: '', value: '1' }]);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Failed to submit 1 items: Field 1: Name is required',
      errors: [{ field: 'createUpdateCoverages[0].name', message: 'Name is required' }],
    });
  });

  it('are updated by id, and reject an outdated version', async () => {
    const { id: quoteId } = await calls.quote();
    const [made] = (await calls.coverages([{ quoteId, ...building }])).json().payload.coverageList;
    const change = (values: object) =>
      calls.coverages([{ quoteId, coverageId: made.id, name: 'Dwelling', value: '$300,000', ...values }], owner);
    expect((await change({ version: 1 })).json().payload.coverageList).toMatchObject([
      { name: 'Dwelling', version: 2 },
    ]);
    expect((await change({ version: 1 })).json().message).toContain('Another user has changed this in the meantime');
    const other = await calls.quote();
    expect((await change({ quoteId: other.id })).statusCode).toBe(400);
    expect((await calls.detail(quoteId)).coverageList).toHaveLength(1);
  });

  it('are deleted except the last one, also when two are deleted at the same time', async () => {
    const { id: quoteId } = await calls.quote();
    const entries = [1, 2].map((at) => ({ quoteId, name: `Coverage ${at}`, value: '1' }));
    const { coverageList } = (await calls.coverages(entries)).json().payload;
    const answers = await Promise.all(
      coverageList.map(({ id }: { id: string }) =>
        calls.send(agent, 'DELETE', `/api/coverages/delete-coverage/id/${id}`),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await calls.detail(quoteId)).coverageList).toHaveLength(1);
  });
});

describe('discounts', () => {
  it('can all be created, changed and deleted', async () => {
    const { id: quoteId } = await calls.quote();
    const made = (
      await calls.discounts([
        { quoteId, name: ' Claims free ' },
        { quoteId, name: '' },
      ])
    ).json();
    expect(made).toMatchObject({
      message: 'Successfully submitted 1 out of 2 items.',
      payload: {
        failures: [{ index: 2, field: 'name' }],
        discountList: [{ quoteId, name: 'Claims free', version: 1 }],
      },
    });
    const [{ id: discountId }] = made.payload.discountList;
    const changed = await calls.discounts([{ quoteId, discountId, name: 'Multi-policy', version: 1 }]);
    expect(changed.json().payload.discountList).toMatchObject([{ id: discountId, name: 'Multi-policy', version: 2 }]);
    expect((await calls.discounts([{ quoteId, discountId, name: 'Late', version: 1 }])).statusCode).toBe(400);
    await calls.send(agent, 'DELETE', `/api/discounts/delete-discount/id/${discountId}`);
    expect((await calls.detail(quoteId)).discountList).toEqual([]);
  });
});

describe('coverages and discounts of a proposed quote', () => {
  const proposed = async () => {
    const { id: quoteId } = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
    const entries = ['Building', 'Contents'].map((name) => ({ quoteId, name, value: '$250,000' }));
    const [coverage] = (await calls.coverages(entries)).json().payload.coverageList;
    const [discount] = (await calls.discounts([{ quoteId, name: 'Claims free' }])).json().payload.discountList;
    const remove = {
      coverage: () => calls.send(agent, 'DELETE', `/api/coverages/delete-coverage/id/${coverage.id}`),
      discount: () => calls.send(agent, 'DELETE', `/api/discounts/delete-discount/id/${discount.id}`),
    };
    const changes = {
      'a new coverage': () => calls.coverages([{ quoteId, name: 'Flood', value: '$1' }]),
      'a changed coverage': () =>
        calls.coverages([{ quoteId, coverageId: coverage.id, name: 'Building', value: '$10,000' }]),
      'a new discount': () => calls.discounts([{ quoteId, name: 'Multi-policy' }]),
      'a changed discount': () => calls.discounts([{ quoteId, discountId: discount.id, name: 'None' }]),
      'a deleted discount': remove.discount,
      'a deleted coverage': remove.coverage,
    };
    return { quoteId, changes, remove };
  };

  it('cannot be accepted unseen', async () => {
    const { quoteId, changes } = await proposed();
    for (const [change, make] of Object.entries(changes)) {
      const { version } = (await calls.detail(quoteId, customer)).quote;
      const made = await make();
      expect([change, made.statusCode]).toEqual([change, 200]);
      const answer = await calls.answer({ quoteId, customerFeedback: 'ACCEPTED', version });
      expect([change, answer.statusCode, answer.json().code]).toEqual([change, 409, 'stale']);
      expect(answer.json().payload).toMatchObject({ version: version + 1, customerFeedback: null });
    }
    const { version } = (await calls.detail(quoteId, customer)).quote;
    expect((await calls.answer({ quoteId, customerFeedback: 'ACCEPTED', version })).statusCode).toBe(200);
  });

  it('that fail leave the version of the quote', async () => {
    const { quoteId } = await proposed();
    const { version } = (await calls.detail(quoteId)).quote;
    expect((await calls.coverages([{ quoteId, name: '', value: '1' }])).statusCode).toBe(400);
    expect((await calls.detail(quoteId)).quote.version).toBe(version);
  });

  it('no longer change after the answer', async () => {
    const { quoteId, changes, remove } = await proposed();
    await calls.answer({ quoteId, customerFeedback: 'ACCEPTED' });
    const before = await calls.detail(quoteId);
    for (const [change, make] of Object.entries(changes)) {
      const refused = await make();
      const code = refused.json().errors?.[0]?.code ?? refused.json().code;
      expect([change, code]).toEqual([change, 'quote.answered']);
    }
    for (const make of Object.values(remove)) expect((await make()).statusCode).toBe(409);
    expect(await calls.detail(quoteId)).toEqual(before);
  });
});

describe('documents', () => {
  it('are added by agents and the customer, and visible to both', async () => {
    const { id } = await calls.quote();
    const byAgent = await calls.doc(id, agent);
    server.clock.advance(60);
    const byCustomer = await calls.doc(id, customer);
    expect(byAgent).toMatchObject({
      typeId: id,
      createdDocType: 'QUOTE',
      docCreatedBy: 'AGENT',
      uploadedBy: { name: 'Daniel Okafor' },
      dbFile: { fileName: 'Elevation certificate.PDF', fileExtension: 'pdf', mimeType: 'application/pdf' },
    });
    const { docList } = await calls.detail(id, customer);
    expect(docList.map((doc: { id: string }) => doc.id)).toEqual([byCustomer.id, byAgent.id]);
    expect((await server.app.inject({ url: docList[0].dbFile.fileUrl })).statusCode).toBe(200);
    const opened = await calls.send(customer, 'PUT', `/api/docs/id/${byAgent.id}`);
    expect(opened.json().payload.dbFile.fileUrl).toContain('/api/file/');
  });

  it('are filtered by quote and uploader', async () => {
    const { id } = await calls.quote();
    await calls.doc(id, agent);
    const mine = await calls.doc(id, customer);
    const { id: userId } = await calls.userOf(customer);
    const page = (await calls.get(agent, `/api/docs/all?typeId=${id}&userId=${userId}&pageSize=5`)).json().payload;
    expect(page).toMatchObject({ content: [{ id: mine.id }], totalElements: 1 });
  });

  it("have the caller's role and a file that belongs to no other quote", async () => {
    const { id } = await calls.quote();
    const refusal = async (body: object, as = agent) => {
      const response = await calls.addDoc(body, as);
      return response.json().errors?.[0]?.code ?? response.json().code;
    };
    const body = await calls.docInput(id);
    expect(await refusal({ ...body, createdBy: 'CUSTOMER' })).toBe('doc.createdByOther');
    expect(await refusal({ ...body, createdBy: 'CUSTOMER' }, customer)).toBe('doc.fileUnknown');
    expect(await refusal(body)).toBe('doc.created');
    expect(await refusal({ ...body, typeId: (await calls.quote()).id })).toBe('doc.fileUsed');
  });

  it('are added once per idempotency key, and their file stays after deletion', async () => {
    const { id } = await calls.quote();
    const body = await calls.docInput(id);
    const headers = { 'idempotency-key': 'the-same-doc-twice' };
    const [one, two] = [await calls.addDoc(body, agent, headers), await calls.addDoc(body, agent, headers)];
    expect(two.json().payload.id).toBe(one.json().payload.id);
    const url = `/api/docs/delete-doc/id/${one.json().payload.id}`;
    expect((await calls.send(agent, 'DELETE', url)).json().message).toBe('Doc deleted');
    expect((await calls.send(agent, 'DELETE', url)).statusCode).toBe(404);
    expect((await calls.detail(id)).docList).toEqual([]);
  });

  it('cannot be deleted from a quote that is quoted', async () => {
    const quote = await calls.quote();
    const { id } = quote;
    const doc = await calls.doc(id);
    expect((await calls.update(quote, { quoteStatus: 'QUOTED' })).statusCode).toBe(200);
    const refused = await calls.send(agent, 'DELETE', `/api/docs/delete-doc/id/${doc.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'doc.quoteKeepsDocs']);
    expect((await calls.detail(id)).docList).toMatchObject([{ id: doc.id }]);
  });
});

it('a quote is exported as PDF with its coverages', async () => {
  const quote = await calls.quote({ premiumAmount: 1184 });
  await calls.coverages([{ quoteId: quote.id, name: 'Building', value: '$250,000', description: 'Replacement cost' }]);
  await calls.discounts([{ quoteId: quote.id, name: 'Claims free 5 years' }]);
  const answer = await calls.get(customer, `/api/quotes/response/download/quote/id/${quote.id}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="quote-${quote.serial}.pdf"`,
  });
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of ["Elena Marchetti's Proposal", quote.serial, '$1,184.00', 'Building', '$250,000', 'Claims free'])
    expect(text).toContain(part);
});
