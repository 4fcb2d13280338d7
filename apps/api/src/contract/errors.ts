import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/errors.ts';
import { languageOf, type Message } from '../messages/index.ts';
import { fieldErrors } from './fieldErrors.ts';
import { failure, Problem } from './problem.ts';

/** There is nothing at this address. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(new Problem(404, { code: 'error.notFound' }), request, reply);

/** Whatever goes wrong, wherever: an envelope, in the language of the request. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  const language = languageOf(request.headers['accept-language']);
  const { status, answer, errors } = problem;
  // The framework's own refusals come before any hook has named the request.
  reply.code(status).header('x-request-id', request.id).type('application/json; charset=utf-8');
  return reply.send(failure(language, answer, { errors }));
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const { validation, validationContext, statusCode } = error as Partial<FastifyError>;
  if (validation) {
    const language = languageOf(request.headers['accept-language']);
    const where = validationContext === 'body' ? 'body' : validationContext === 'headers' ? 'headers' : 'querystring';
    const errors = fieldErrors(language, validation as ErrorObject[], where);
    return new Problem(400, { code: 'request.invalid' }, errors);
  }
  if (isUnstorable(error)) return new Problem(400, { code: 'request.value' });
  // Whoever asks for a file outside the folder learns no more than that there is none.
  if (statusCode === 403) return new Problem(404, { code: 'error.notFound' });
  const answer = statusCode === undefined ? undefined : frameworkAnswers[statusCode];
  if (statusCode !== undefined && answer) return new Problem(statusCode, answer);
  return new Problem(500, { code: 'error.internal', params: { requestId: request.id } });
}

/** What the framework itself refuses: an unreadable address or body, too much of it, another kind of it. */
const frameworkAnswers: Readonly<Record<number, Message>> = {
  400: { code: 'request.malformed' },
  404: { code: 'error.notFound' },
  413: { code: 'request.tooLarge' },
  414: { code: 'request.tooLarge' },
  415: { code: 'request.contentType' },
  503: { code: 'error.unavailable' },
};

/** SQLSTATE class 22: a value that the database cannot hold, such as a NUL in a text. The caller's mistake, not ours. */
const isUnstorable = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false;
