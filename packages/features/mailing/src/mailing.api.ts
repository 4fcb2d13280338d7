import type { Failure, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { type ListDefinition, useExplainUnreadable, useListPage, useWriteById } from '@fairlead/kit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { undeliveredRead } from './undeliveredRead';

export type MailSummary = Schemas['EmailSummary'];
export type Mail = Schemas['EmailMessage'];
export type UndeliveredMail = Schemas['UndeliveredMail'];
export type MailToReply = Schemas['EmailToReply'];

/** Content of a mail, with its attachments. */
export interface MailContent<Json> {
  json: Json;
  files: readonly File[];
}

/** Replaces a server error by the prescribed message for mails that cannot be loaded. */
function useLoadError(): (failure: Failure | undefined) => Failure | undefined {
  const { t } = useTranslation('mailing');
  return (failure) => failure && { ...failure, message: t('failed') };
}

/** List of mails, with its state in the address. */
export function useMails(definition: ListDefinition<'/api/email/all'>) {
  const loadError = useLoadError();
  const { list, state } = useListPage(definition);
  const { data, error, isValidating, receivedAt, mutate } = state;
  return { list, state: { data, error: loadError(error), isValidating, receivedAt, mutate } };
}

/** One mail. Sends no request for null. */
export function useMail(id: string | null) {
  const loadError = useLoadError();
  const { data, error, mutate } = useRead(id === null ? null : ['/api/email/get/{id}', { path: { id } }]);
  return { data, error: loadError(error), mutate };
}

/** Mail to reply to. It is not reloaded while the user writes the reply. */
export const useMailToReply = (token: string) =>
  useRead(token === '' ? null : ['/api/email/token', { query: { token } }], {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });

/** Form data of a mail. The JSON comes first because the server needs it before the files. */
function toFormData<Json>({ json, files }: MailContent<Json>): FormData {
  const form = new FormData();
  form.append('json', JSON.stringify(json));
  for (const file of files) form.append('files', file, file.name);
  return form;
}

// an upload has no time limit
const noTimeout = () => new AbortController().signal;

/** Id of the record that a mail is about, or of the thread that it answers. */
export type MailSubject =
  | { opportunityId: string }
  | { quoteId: string }
  | { policyId: string }
  | { claimId: string }
  | { threadId: string };

export const useOpportunity = (id: string | null) =>
  useRead(id === null ? null : ['/api/opportunity/id/{id}', { path: { id } }]);
export const useQuote = (id: string | null) => useRead(id === null ? null : ['/api/quotes/id/{id}', { path: { id } }]);

export const useClaim = (id: string) => useRead(['/api/claim/id/{id}', { path: { id } }]);

export const usePolicy = (id: string | null) => useRead(id === null ? null : ['/api/policy/id/{id}', { path: { id } }]);

/** Number of earlier mails to show. */
const EARLIER_MAILS = 3;

/** Summary of a receiver: contact, number of policies and opportunities, and latest mails. */
export function useReceiver(contactId: string) {
  const contact = useRead(['/api/contact/id/{id}', { path: { id: contactId } }]);
  const mails = useRead(['/api/email/all', { query: { contactId, pageSize: EARLIER_MAILS } }]);
  const policies = useRead(['/api/policy/all', { query: { contactId, pageSize: 1 } }]);
  const opportunities = useRead(['/api/opportunity/all', { query: { contactId, isDeleted: false, pageSize: 1 } }]);
  const all = [contact, mails, policies, opportunities];
  return {
    contact: contact.data,
    mails: mails.data,
    policies: policies.data,
    opportunities: opportunities.data,
    failed: all.some(({ data, error }) => error !== undefined && data === undefined),
    retry: () => all.forEach(({ error, mutate }) => void (error && mutate())),
  };
}

/** Returns a function that sends a mail. Idempotent. */
export function useSendMail(
  subject?: MailSubject,
): (content: MailContent<Schemas['EmailSend']>) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/email/send');
  const keyOf = useIdempotencyKey();
  const explain = useExplainUnreadable('files');
  return useCallback(
    async (content) => {
      const { json, files } = content;
      const fileKeys = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const result = await send({
        params: { query: subject, header: { 'Idempotency-Key': keyOf([json, fileKeys, subject]) } },
        body: { json },
        bodySerializer: () => toFormData(content),
        signal: noTimeout(),
      });
      return explain(result, files);
    },
    [send, keyOf, explain, subject],
  );
}

/** Returns a function that sends an undelivered mail again. */
export const useRetryMail = () => useWriteById('post', '/api/email/id/{id}/retry');

/** Automatic mails that could not be delivered. */
export const useUndelivered = () => useRead(undeliveredRead);

/** Returns a function that hides an undelivered automatic mail from the list, or lists it again. */
export function useDismissUndelivered(): (id: string, isDismissed: boolean) => Promise<Result<null>> {
  const update = useWrite('put', '/api/email/undelivered/id/{id}');
  return (id, isDismissed) => update({ params: { path: { id } }, body: { isDismissed } });
}

/** Returns a function that sends an undelivered automatic mail again. */
export const useRetryUndelivered = () => useWriteById('post', '/api/email/undelivered/id/{id}/retry');

export function useReply(): (content: MailContent<Schemas['EmailReply']>) => Promise<Result<unknown>> {
  const reply = useWrite('post', '/api/email/reply');
  const explain = useExplainUnreadable('files');
  return useCallback(
    async (content) => {
      const { json, files } = content;
      const result = await reply({ body: { json }, bodySerializer: () => toFormData(content), signal: noTimeout() });
      return explain(result, files);
    },
    [reply, explain],
  );
}
