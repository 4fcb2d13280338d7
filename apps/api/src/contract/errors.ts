import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isTemporary, sqlState } from '../db/errors.ts';
import { languageOf, type Message } from '../messages/index.ts';
import { fieldErrors } from './fieldErrors.ts';
import { failure, Problem } from './problem.ts';

/** Seconds after which a caller may repeat a request that conflicted with another one or took too long. */
const RETRY_AFTER = 1;

/** Sends a 404 problem. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(new Problem(404, { code: 'error.notFound' }), request, reply);

/** Sends any error as an envelope in the language of the request. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request);
  const { operationId } = request.routeOptions.config;
  // 503 is an intended limit, not a failure.
  if (problem.status === 503) request.log.warn({ operationId, sqlState: sqlState(error) }, 'too busy for this request');
  else if (problem.status >= 500) request.log.error({ err: error, operationId }, 'request failed');
  const language = languageOf(request.headers['accept-language']);
  const { status, answer, errors, headers } = problem;
  // Fastify can reject a request before a hook sets its id.
  reply
    .code(status)
    .headers(headers)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8');
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
  if (isTemporary(error)) {
    return new Problem(503, { code: 'error.unavailable' }, undefined, { 'retry-after': String(RETRY_AFTER) });
  }
  // A path outside the folder is answered like a missing file.
  if (statusCode === 403) return new Problem(404, { code: 'error.notFound' });
  const answer = statusCode === undefined ? undefined : frameworkAnswers[statusCode];
  if (statusCode !== undefined && answer) return new Problem(statusCode, answer);
  return new Problem(500, { code: 'error.internal', params: { requestId: request.id } });
}

/**
 * Messages for errors that Fastify itself reports: a malformed URL or body, a body that is too large, an unknown media type.
 */
const frameworkAnswers: Readonly<Record<number, Message>> = {
  400: { code: 'request.malformed' },
  404: { code: 'error.notFound' },
  413: { code: 'request.tooLarge' },
  414: { code: 'request.tooLarge' },
  415: { code: 'request.contentType' },
  503: { code: 'error.unavailable' },
};

/** SQLSTATE class 22: a value that the database cannot store, such as a NUL in a text. An error of the caller. */
const isUnstorable = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false;
