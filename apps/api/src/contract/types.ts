import type { Readable } from 'node:stream';
import type { operations } from '@fairlead/openapi';
import type { Language } from '@fairlead/rules';
import type { FastifyRequest } from 'fastify';
import type { access, OperationId } from '../access.ts';
import type { Run } from '../db/scope.ts';
import type { AnswerMessage, Message, MessageKey, MessageOf } from '../messages/index.ts';
import type { Session } from './session.ts';

type Part<T, Key extends PropertyKey> = Key extends keyof T ? Exclude<T[Key], undefined> : never;
type Parameters<K extends OperationId, Place extends string> = Part<operations[K]['parameters'], Place>;
type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never;
type Body<K extends OperationId> = JsonOf<Part<operations[K], 'requestBody'>>;

/** A field error. `field` is the name of the body property or the parameter. */
export type FieldMessage = { field: string } & Message;

type Coded<Code> = string extends Code ? AnswerMessage : MessageOf<Code & MessageKey>;

type JsonAnswer<Status, Envelope> = Envelope extends { code: infer Code; payload: infer Payload }
  ? { status: Status; headers?: Record<string, string> } & Coded<Code> &
      (null extends Payload ? { payload?: Payload } : { payload: Payload }) &
      (Envelope extends { success: false } ? { errors?: FieldMessage[] } : unknown)
  : never;

interface StreamAnswer<Status> {
  status: Status;
  stream: Readable;
  headers: Record<string, string>;
}

interface RedirectAnswer<Status> {
  status: Status;
  redirectTo: string;
  headers?: Record<string, string>;
}

/**
 * Allowed results of a handler: a status that the contract declares for the operation, with its payload and a code. The router
 * wraps it in the envelope. Errors are results too, so an undeclared one does not compile.
 */
export type Answer<K extends OperationId> = {
  [Status in keyof operations[K]['responses'] & number]: operations[K]['responses'][Status] extends {
    content: { '*/*': unknown };
  }
    ? StreamAnswer<Status>
    : operations[K]['responses'][Status] extends { headers: { Location: string } }
      ? RedirectAnswer<Status>
      : JsonAnswer<Status, JsonOf<operations[K]['responses'][Status]>>;
}[Exclude<keyof operations[K]['responses'] & number, 500>];

export interface Context<K extends OperationId> {
  operationId: K;
  query: Parameters<K, 'query'>;
  path: Parameters<K, 'path'>;
  header: Parameters<K, 'header'>;
  body: Body<K>;
  language: Language;
  /** Session of the caller; null in public operations. */
  session: (typeof access)[K] extends 'public' ? null : Session;
  /** Runs transactions that are limited to what the caller may see. */
  run: Run;
  /**
   * Starts reads of a request that has also written. Their transactions see everything that is stored now, and may run on a
   * replica of the database.
   */
  startReading: () => Promise<Run>;
  /** For operations that read the body as a stream. */
  request: FastifyRequest;
}

type Handler<K extends OperationId> = (context: Context<K>) => Promise<Answer<K>>;
export type Handlers = { [K in OperationId]: Handler<K> };
