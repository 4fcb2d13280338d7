import type { Failure, Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type MailSummary = Schemas['EmailSummary'];
export type Mail = Schemas['EmailMessage'];
export type MailToReply = Schemas['EmailToReply'];

/** What was written; the files are what the browser gave. */
export interface Letter<Json> {
  json: Json;
  files: readonly File[];
}

/** The words for a mail or a list that cannot be read. Specification, document 2, section 8. */
function useWentWrong(): (failure: Failure | undefined) => Failure | undefined {
  const { t } = useTranslation('mailing');
  return (failure) => failure && { ...failure, message: t('failed') };
}

/** A page of what was sent. */
export function useMails(read: Read<'/api/email/all'>) {
  const wentWrong = useWentWrong();
  const { data, error, isValidating, receivedAt, mutate } = useRead(read);
  return { data, error: wentWrong(error), isValidating, receivedAt, mutate };
}

/** One mail; none while none is open. */
export function useMail(id: string | null) {
  const wentWrong = useWentWrong();
  const { data, error, mutate } = useRead(id === null ? null : ['/api/email/get/{id}', { path: { id } }]);
  return { data, error: wentWrong(error), mutate };
}

/** The mail that a link answers; it is not read again while the answer is being written. */
export const useMailToReply = (token: string) =>
  useRead(token === '' ? null : ['/api/email/token', { query: { token } }], {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });

/** The parts of a mail: what is said first, so that the server knows it before the files come. */
function formOf<Json>({ json, files }: Letter<Json>): FormData {
  const form = new FormData();
  form.append('json', JSON.stringify(json));
  for (const file of files) form.append('files', file, file.name);
  return form;
}

// an upload is not hurried
const unhurried = () => new AbortController().signal;

/** What a mail is about, by its id. */
export type MailSubject = { opportunityId: string } | { quoteId: string } | { policyId: string };

export const useOpportunity = (id: string | null) =>
  useRead(id === null ? null : ['/api/opportunity/id/{id}', { path: { id } }]);
export const useQuote = (id: string | null) => useRead(id === null ? null : ['/api/quotes/id/{id}', { path: { id } }]);

export const usePolicy = (id: string | null) => useRead(id === null ? null : ['/api/policy/id/{id}', { path: { id } }]);

/** The newest of what was written to somebody, as many as are seen at a glance. */
const EARLIER = 3;

/** Somebody one writes to: who they are, how much the agency does for them, and what was written to them last. */
export function useReceiver(contactId: string) {
  const contact = useRead(['/api/contact/id/{id}', { path: { id: contactId } }]);
  const mails = useRead(['/api/email/all', { query: { contactId, pageSize: EARLIER } }]);
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

/** Sends a mail, however often it is pressed once. */
export function useSendMail(subject?: MailSubject): (letter: Letter<Schemas['EmailSend']>) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/email/send');
  const keyOf = useIdempotencyKey();
  return useCallback(
    (letter) => {
      const { json, files } = letter;
      const about = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      return send({
        params: { query: subject, header: { 'Idempotency-Key': keyOf([json, about, subject]) } },
        body: { json },
        bodySerializer: () => formOf(letter),
        signal: unhurried(),
      });
    },
    [send, keyOf, subject],
  );
}

/** Sends the answer to a mail. */
export function useReply(): (letter: Letter<Schemas['EmailReply']>) => Promise<Result<unknown>> {
  const reply = useWrite('post', '/api/email/reply');
  return useCallback(
    (letter) => reply({ body: { json: letter.json }, bodySerializer: () => formOf(letter), signal: unhurried() }),
    [reply],
  );
}
