import { Refusal } from './mock';

/** The service is unavailable (503). */
export const unavailable = new Refusal(503, {
  code: 'unavailable',
  message: 'The service is unavailable for a moment.',
});

/** The record does not exist (404). */
export const gone = (message: string, code = 'notFound') => new Refusal(404, { code, message });

/** Another user has changed the record (409). `payload` is the current record. */
export const stale = (payload: unknown, message = 'Another user has changed this in the meantime') =>
  new Refusal(409, { code: 'stale', message, payload });

/** The server rejects one field. */
export const fieldError = (status: number, field: string, code: string, message: string) =>
  new Refusal(status, { code, message, errors: [{ field, code, message }] });
