import type { Harness } from './harness.ts';
import { agent, customer, owner, type QuoteResponse, quoteCalls } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const admin = 'admin@demo.test';

export function quoteStatusCases(server: () => Harness) {
  const calls = quoteCalls(server);
  const { get, send, raw } = requests(server);
  const large = (as: string, method: 'POST' | 'PUT', url: string) => ({
    413: () => raw(as, method, url, 'application/json', tooLargeJson),
    415: () => raw(as, method, url, 'text/plain', 'x'),
  });
  const id = async (values: object = {}) => (await calls.quote(values)).id;
  const pendingQuote = () => calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
  const rejected = async () => {
    const quote = await pendingQuote();
    await calls.answer({ quoteId: quote.id, customerFeedback: 'REJECTED' });
    return quote;
  };
  const assign = async ({ id: quoteId }: QuoteResponse, values: object = {}, as = agent) =>
    send(as, 'POST', '/api/quotes/assign-quote-to-agent', {
      quoteId,
      agentId: (await calls.userOf(owner)).id,
      ...values,
    });
  const coverage = async (count = 1): Promise<string> => {
    const quoteId = await id();
    const entries = Array.from({ length: count }, (_, at) => ({ quoteId, name: `Building ${at}`, value: '$250,000' }));
    return (await calls.coverages(entries)).json().payload.coverageList[0].id;
  };
  const discount = async (): Promise<string> => {
    const entry = { quoteId: await id(), name: 'Claims free' };
    return (await calls.discounts([entry])).json().payload.discountList[0].id;
  };

  return {
    sumQuotes: {
      200: () => get(agent, '/api/quotes/all/totals'),
      400: () => get(agent, '/api/quotes/all/totals?pageNo=0'),
      401: () => get(null, '/api/quotes/all/totals'),
      403: () => get(admin, '/api/quotes/all/totals'),
    },
    exportQuotes: {
      200: () => get(agent, '/api/quotes/all/export'),
      400: () => get(agent, '/api/quotes/all/export?columns=secret'),
      401: () => get(null, '/api/quotes/all/export'),
      403: () => get('customer@demo.test', '/api/quotes/all/export'),
    },
    listQuotes: {
      200: () => get(customer, '/api/quotes/all'),
      400: () => get(agent, '/api/quotes/all?quoteStatus=NEW'),
      401: () => get(null, '/api/quotes/all'),
      403: () => get(admin, '/api/quotes/all'),
    },
    listQuoteOptions: {
      200: () => get(agent, '/api/quotes/all/dropdown?search=Q-1'),
      400: () => get(agent, '/api/quotes/all/dropdown?x=1'),
      401: () => get(null, '/api/quotes/all/dropdown'),
      403: () => get(customer, '/api/quotes/all/dropdown'),
    },
    getQuote: {
      200: async () => get(agent, `/api/quotes/id/${await id()}`),
      400: () => get(agent, '/api/quotes/id/x'),
      401: () => get(null, `/api/quotes/id/${unknownId}`),
      403: () => get(admin, `/api/quotes/id/${unknownId}`),
      404: () => get(agent, `/api/quotes/id/${unknownId}`),
    },
    createQuote: {
      201: async () => calls.create(await calls.input()),
      400: async () => calls.create(await calls.input({ carrierId: unknownId })),
      401: () => calls.create({}, null),
      403: () => calls.create({}, customer),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-quotes' };
        await calls.create(await calls.input(), agent, headers);
        return calls.create(await calls.input(), agent, headers);
      },
      ...large(agent, 'POST', '/api/quotes/create-quote'),
    },
    updateQuote: {
      200: async () => calls.update(await calls.quote()),
      400: async () => calls.update(await calls.quote(), { quoteStatus: 'ACTIVE' }),
      401: async () => calls.update(await calls.quote(), {}, null),
      403: async () => calls.update(await calls.quote(), {}, customer),
      404: async () => calls.update(await calls.quote(), { quoteId: unknownId }),
      409: async () => calls.update(await calls.quote(), { version: 7 }),
      ...large(agent, 'PUT', '/api/quotes/update-quote'),
    },
    deleteQuote: {
      200: async () => send(agent, 'DELETE', `/api/quotes/id/${await id()}/delete-quote`),
      400: () => send(agent, 'DELETE', '/api/quotes/id/x/delete-quote'),
      401: () => send(null, 'DELETE', `/api/quotes/id/${unknownId}/delete-quote`),
      403: async () => send(owner, 'DELETE', `/api/quotes/id/${await id()}/delete-quote`),
      404: () => send(agent, 'DELETE', `/api/quotes/id/${unknownId}/delete-quote`),
    },
    assignQuote: {
      200: async () => assign(await calls.quote()),
      400: async () => assign(await calls.quote(), { agentId: unknownId }),
      401: () => send(null, 'POST', '/api/quotes/assign-quote-to-agent', {}),
      403: async () => assign(await calls.quote(), {}, owner),
      404: async () => assign(await calls.quote(), { quoteId: unknownId }),
      409: async () => assign(await calls.quote(), { version: 7 }),
      ...large(agent, 'POST', '/api/quotes/assign-quote-to-agent'),
    },
    sendQuoteReadyMail: {
      200: async () => get(agent, `/api/quotes/${(await pendingQuote()).id}/ready-mail/send`),
      400: () => get(agent, '/api/quotes/x/ready-mail/send'),
      401: () => get(null, `/api/quotes/${unknownId}/ready-mail/send`),
      403: () => get(customer, `/api/quotes/${unknownId}/ready-mail/send`),
      404: () => get(agent, `/api/quotes/${unknownId}/ready-mail/send`),
      409: async () => get(agent, `/api/quotes/${await id()}/ready-mail/send`),
    },
    getQuoteMail: {
      200: async () => get(agent, `/api/quotes/id/${await id()}/mail`),
      400: () => get(agent, '/api/quotes/id/x/mail'),
      401: () => get(null, `/api/quotes/id/${unknownId}/mail`),
      403: () => get(customer, `/api/quotes/id/${unknownId}/mail`),
      404: () => get(agent, `/api/quotes/id/${unknownId}/mail`),
      409: async () => get(agent, `/api/quotes/id/${await id({ quoteStatus: 'CLOSED' })}/mail`),
    },
    previewQuoteMail: {
      200: async () => calls.previewMail(await calls.quote()),
      400: async () => calls.previewMail(await calls.quote(), { cc: ['nobody'] }),
      401: () => calls.previewMail({ id: unknownId, version: 1 }, {}, null),
      403: () => calls.previewMail({ id: unknownId, version: 1 }, {}, customer),
      404: () => calls.previewMail({ id: unknownId, version: 1 }),
      409: async () => calls.previewMail(await calls.quote({ quoteStatus: 'CLOSED' })),
      ...large(agent, 'POST', `/api/quotes/id/${unknownId}/mail-preview`),
    },
    sendQuote: {
      200: async () => calls.sendMail(await calls.quote()),
      400: async () => calls.sendMail(await calls.quote(), { to: 'nobody' }),
      401: () => calls.sendMail({ id: unknownId, version: 1 }, {}, null),
      403: () => calls.sendMail({ id: unknownId, version: 1 }, {}, customer),
      404: () => calls.sendMail({ id: unknownId, version: 1 }),
      409: async () => calls.sendMail(await calls.quote({ quoteStatus: 'CLOSED' })),
      ...large(agent, 'POST', `/api/quotes/id/${unknownId}/send-quote`),
    },
    reviseQuote: {
      201: async () => calls.revise((await rejected()).id),
      400: () => calls.revise('x'),
      401: () => calls.revise(unknownId, null),
      403: () => calls.revise(unknownId, customer),
      404: () => calls.revise(unknownId),
      409: async () => calls.revise(await id()),
    },
    downloadQuote: {
      200: async () => get(customer, `/api/quotes/response/download/quote/id/${await id()}`),
      400: () => get(agent, '/api/quotes/response/download/quote/id/x'),
      401: () => get(null, `/api/quotes/response/download/quote/id/${unknownId}`),
      403: () => get(admin, `/api/quotes/response/download/quote/id/${unknownId}`),
      404: () => get(agent, `/api/quotes/response/download/quote/id/${unknownId}`),
    },
    answerQuote: {
      200: async () => calls.answer({ quoteId: (await pendingQuote()).id, customerFeedback: 'ACCEPTED' }),
      400: () => calls.answer({ quoteId: unknownId, customerFeedback: 'MAYBE' }),
      401: () => calls.answer({}, null),
      403: () => calls.answer({}, agent),
      404: () => calls.answer({ quoteId: unknownId, customerFeedback: 'ACCEPTED' }),
      409: async () => calls.answer({ quoteId: await id(), customerFeedback: 'ACCEPTED' }),
      ...large(customer, 'POST', '/api/quotes/give-feedback'),
    },
    saveCoverages: {
      200: async () => calls.coverages([{ quoteId: await id(), name: 'Building', value: '$250,000' }]),
      400: async () => calls.coverages([{ quoteId: await id(), name: ' ', value: '1' }]),
      401: () => calls.coverages([], null),
      403: () => calls.coverages([], customer),
      404: () => calls.coverages([{ quoteId: unknownId, name: 'Building', value: '1' }]),
      ...large(agent, 'POST', '/api/coverages/create-coverage'),
    },
    deleteCoverage: {
      200: async () => send(agent, 'DELETE', `/api/coverages/delete-coverage/id/${await coverage(2)}`),
      400: () => send(agent, 'DELETE', '/api/coverages/delete-coverage/id/x'),
      401: () => send(null, 'DELETE', `/api/coverages/delete-coverage/id/${unknownId}`),
      403: () => send(customer, 'DELETE', `/api/coverages/delete-coverage/id/${unknownId}`),
      404: () => send(agent, 'DELETE', `/api/coverages/delete-coverage/id/${unknownId}`),
      409: async () => send(agent, 'DELETE', `/api/coverages/delete-coverage/id/${await coverage()}`),
    },
    saveDiscounts: {
      200: async () => calls.discounts([{ quoteId: await id(), name: 'Claims free' }]),
      400: () => calls.discounts([]),
      401: () => calls.discounts([], null),
      403: () => calls.discounts([], customer),
      404: () => calls.discounts([{ quoteId: unknownId, name: 'Claims free' }]),
      ...large(agent, 'POST', '/api/discounts/create-discount'),
    },
    deleteDiscount: {
      200: async () => send(agent, 'DELETE', `/api/discounts/delete-discount/id/${await discount()}`),
      400: () => send(agent, 'DELETE', '/api/discounts/delete-discount/id/x'),
      401: () => send(null, 'DELETE', `/api/discounts/delete-discount/id/${unknownId}`),
      403: () => send(customer, 'DELETE', `/api/discounts/delete-discount/id/${unknownId}`),
      404: () => send(agent, 'DELETE', `/api/discounts/delete-discount/id/${unknownId}`),
      409: async () => {
        const { id: quoteId } = await pendingQuote();
        const entry = { quoteId, name: 'Claims free' };
        const [added] = (await calls.discounts([entry])).json().payload.discountList;
        await calls.answer({ quoteId, customerFeedback: 'ACCEPTED' });
        return send(agent, 'DELETE', `/api/discounts/delete-discount/id/${added.id}`);
      },
    },
    listDocs: {
      200: async () => get(customer, `/api/docs/all?typeId=${await id()}&pageSize=5`),
      400: () => get(agent, '/api/docs/all?typeId=x'),
      401: () => get(null, '/api/docs/all'),
      403: () => get(admin, '/api/docs/all'),
    },
    listOwnDocuments: {
      200: () => get(customer, '/api/docs/mine?createdBy=AGENT&createdDocType=POLICY&sortBy=name&ascOrDesc=asc'),
      400: () => get(customer, '/api/docs/mine?sortBy=size'),
      401: () => get(null, '/api/docs/mine'),
      403: () => get(agent, '/api/docs/mine'),
    },
    markDocumentsSeen: {
      200: () => send(customer, 'POST', '/api/docs/mine/seen'),
      400: () => send(customer, 'POST', '/api/docs/mine/seen?unknown=1'),
      401: () => send(null, 'POST', '/api/docs/mine/seen'),
      403: () => send(agent, 'POST', '/api/docs/mine/seen'),
    },
    createDoc: {
      201: async () => calls.addDoc(await calls.docInput(await id())),
      400: async () => calls.addDoc(await calls.docInput(await id(), agent, { dbfileId: unknownId })),
      401: () => calls.addDoc({}, null),
      403: () => calls.addDoc({}, admin),
      404: async () => calls.addDoc(await calls.docInput(unknownId)),
      409: async () => calls.addDoc(await calls.docInput(await id({ quoteStatus: 'QUOTED' }))),
      ...large(agent, 'POST', '/api/docs/create-doc'),
    },
    openDoc: {
      200: async () => send(customer, 'PUT', `/api/docs/id/${(await calls.doc(await id())).id}`),
      400: () => send(agent, 'PUT', '/api/docs/id/x'),
      401: () => send(null, 'PUT', `/api/docs/id/${unknownId}`),
      403: () => send(admin, 'PUT', `/api/docs/id/${unknownId}`),
      404: () => send(agent, 'PUT', `/api/docs/id/${unknownId}`),
    },
    deleteDoc: {
      200: async () => send(agent, 'DELETE', `/api/docs/delete-doc/id/${(await calls.doc(await id())).id}`),
      400: () => send(agent, 'DELETE', '/api/docs/delete-doc/id/x'),
      401: () => send(null, 'DELETE', `/api/docs/delete-doc/id/${unknownId}`),
      403: () => send(customer, 'DELETE', `/api/docs/delete-doc/id/${unknownId}`),
      404: () => send(agent, 'DELETE', `/api/docs/delete-doc/id/${unknownId}`),
      409: async () => {
        const quote = await calls.quote();
        const doc = await calls.doc(quote.id);
        await calls.update(quote, { quoteStatus: 'QUOTED' });
        return send(agent, 'DELETE', `/api/docs/delete-doc/id/${doc.id}`);
      },
    },
  };
}
