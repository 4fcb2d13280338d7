import { call, type Result, type Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import {
  downloadFile,
  type EntriesSaved,
  type EntryInput,
  type StoredVersion,
  useCreate,
  useWriteById,
} from '@fairlead/kit';
import { quoteFormStatuses } from '@fairlead/rules';
import { useSWRConfig } from 'swr';
import type { QuoteBody } from './form/quoteForm';
import { quoteRead } from './quoteList';

export type Quote = Schemas['Quote'];
export type Opportunity = Schemas['Opportunity'];
export type QuoteDetail = Schemas['QuoteDetail'];

/** Sends no request without an id. */
export const useQuote = (id: string | undefined) => useRead(id === undefined ? null : quoteRead(id));

/** Sends no request for null. */
export const useOpportunity = (id: string | null) =>
  useRead(id === null ? null : ['/api/opportunity/id/{id}', { path: { id } }]);

/** Returns a function that creates or updates a quote. Creating is idempotent. */
export function useSaveQuote(): (body: QuoteBody, stored?: StoredVersion) => Promise<Result<Quote>> {
  const create = useCreate('/api/quotes/create-quote');
  const update = useWrite('put', '/api/quotes/update-quote');
  return (body, stored) => {
    if (stored) return update({ body: { ...body, quoteId: stored.id, version: stored.version } });
    const quoteStatus = quoteFormStatuses.find((status) => status === body.quoteStatus) ?? 'PENDING';
    const content = { ...body, quoteStatus };
    return create(content);
  };
}

/** Quotes of an opportunity, newest first. */
export const useOpportunityQuotes = (opportunityId: string, pageSize: number) =>
  useRead(['/api/quotes/all', { query: { opportunityId, pageSize } }], { keepPreviousData: true });

/** Returns a function that adds a quote to an opportunity. Idempotent. */
export const useAddQuote = () => useCreate('/api/quotes/create-quote');

export const useDeleteQuote = () => useWriteById('delete', '/api/quotes/id/{id}/delete-quote');

/** Returns a function that assigns a version of a quote to an agent. */
export function useAssignQuote(): (quote: StoredVersion, agentId: string) => Promise<Result<Quote>> {
  const assign = useWrite('post', '/api/quotes/assign-quote-to-agent');
  return ({ id, version }, agentId) => assign({ body: { quoteId: id, agentId, version } });
}

/** Returns a function that answers a version of a quote, optionally with the reason for a rejection. */
export function useAnswerQuote(): (
  quote: Quote,
  answer: Schemas['QuoteFeedback'],
  reason: string,
) => Promise<Result<Quote>> {
  const answerQuote = useWrite('post', '/api/quotes/give-feedback');
  return ({ id, version }, customerFeedback, reason) =>
    answerQuote({ body: { quoteId: id, customerFeedback, version, ...(reason && { reason }) } });
}

/** Loads the proposed mail for a quote, in the contact's language. */
export const loadQuoteMail = (id: string): Promise<Result<Schemas['QuoteMailDraft']>> =>
  call('get', '/api/quotes/id/{id}/mail', { params: { path: { id } } });

export type QuoteMail = Omit<Schemas['QuoteMail'], 'version'>;

/** Loads the mail that would be sent. */
export const loadMailPreview = (
  { id, version }: Quote,
  mail: QuoteMail,
): Promise<Result<Schemas['QuoteMailPreview']>> =>
  call('post', '/api/quotes/id/{id}/mail-preview', { params: { path: { id } }, body: { ...mail, version } });

/** Loads the newest conversation about a quote. */
export const loadQuoteThreads = (quoteId: string): Promise<Result<Schemas['MailThreadPage']>> =>
  call('get', '/api/inbox/all', { params: { query: { quoteId, pageSize: 1 } } });

/** Returns a function that sends a version of a quote, or a reminder of it. */
export function useSendQuote({ id, version }: Quote) {
  const send = useWrite('post', '/api/quotes/id/{id}/send-quote');
  return (mail: QuoteMail): Promise<Result<Quote>> => send({ params: { path: { id } }, body: { ...mail, version } });
}

/** Returns a function that creates a new quote from a rejected one. */
export const useReviseQuote = () => useWriteById('post', '/api/quotes/id/{id}/revise-quote');

/** Sends the mail that the quote is ready for approval. The request is a GET but changes no data that the page shows. */
export const sendReadyMail = (id: string): Promise<Result<null>> =>
  call('get', '/api/quotes/{id}/ready-mail/send', { params: { path: { id } } });

/** Downloads the quote as a PDF. Throws an error with the server's message. */
export const saveProposal = ({ id, serial }: Quote): Promise<void> =>
  downloadFile(`/api/quotes/response/download/quote/id/${id}`, `quote-${serial}.pdf`);

/** Returns a function that reads the current quote with its parts. It resolves to undefined if the request fails. */
export function useReadCurrent(id: string): () => Promise<QuoteDetail | undefined> {
  const { mutate } = useSWRConfig();
  return async () => {
    const result = await call('get', '/api/quotes/id/{id}', { params: { path: { id } } });
    if (!result.ok) return undefined;
    await mutate(quoteRead(id), result.payload, { revalidate: false });
    return result.payload;
  };
}

type CoverageField = 'name' | 'value' | 'description';

export function useSaveCoverages(quoteId: string) {
  const save = useWrite('post', '/api/coverages/create-coverage');
  return async (entries: EntryInput<CoverageField>[]): Promise<Result<EntriesSaved<CoverageField>>> => {
    const createUpdateCoverages = entries.map(({ id, version, values }) => ({
      quoteId,
      ...values,
      ...(id !== undefined && { coverageId: id }),
      ...(version !== undefined && { version }),
    }));
    const result = await save({ body: { createUpdateCoverages } });
    if (!result.ok) return result;
    return { ...result, payload: { saved: result.payload.coverageList, failures: result.payload.failures } };
  };
}

export const useDeleteCoverage = () => useWriteById('delete', '/api/coverages/delete-coverage/id/{id}');

export function useSaveDiscounts(quoteId: string) {
  const save = useWrite('post', '/api/discounts/create-discount');
  return async (entries: EntryInput<'name'>[]): Promise<Result<EntriesSaved<'name'>>> => {
    const createUpdateDiscounts = entries.map(({ id, version, values }) => ({
      quoteId,
      ...values,
      ...(id !== undefined && { discountId: id }),
      ...(version !== undefined && { version }),
    }));
    const result = await save({ body: { createUpdateDiscounts } });
    if (!result.ok) return result;
    return { ...result, payload: { saved: result.payload.discountList, failures: result.payload.failures } };
  };
}

export const useDeleteDiscount = () => useWriteById('delete', '/api/discounts/delete-discount/id/{id}');

/** Adds an uploaded file to a quote. `createdBy` is the role of the user. */
export function useAddDoc(quoteId: string, createdBy: Schemas['DocCreator']) {
  const create = useCreate('/api/docs/create-doc');
  return (dbfileId: string): Promise<Result<Schemas['Doc']>> => {
    const body = { dbfileId, createdBy, createdDocType: 'QUOTE' as const, typeId: quoteId };
    return create(body);
  };
}

export const useDeleteDoc = () => useWriteById('delete', '/api/docs/delete-doc/id/{id}');
