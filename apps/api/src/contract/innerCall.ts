import { checkAccess, type Viewer } from '@fairlead/rules';
import { access, type OperationId } from '../access.ts';
import type { Run } from '../db/scope.ts';
import type { Message } from '../messages/index.ts';
import type { Session } from './session.ts';
import type { Context, FieldMessage } from './types.ts';

/** Caller of an operation within the server. */
export interface Caller {
  session: Session;
  run: Run;
}

/** Answer of an operation to a change. */
export type ChangeAnswer = { status: number; errors?: FieldMessage[] } & Message;

/** Whether the operation made its change. */
export const isDone = ({ status }: { status: number }): boolean => status === 200 || status === 201;

/** Whether the guard of an operation lets a user call it. Calls from the server itself do not pass the guard. */
export const mayCall = (operation: OperationId, viewer: Viewer): boolean =>
  checkAccess(access[operation], viewer) === 'allowed';

interface Parts<K extends OperationId> {
  body?: Context<K>['body'];
  path?: Context<K>['path'];
  query?: Context<K>['query'];
}

/** Context of a call from the server itself, for operations that use neither headers nor the HTTP request. */
export const contextOf = <K extends OperationId>(
  operationId: K,
  { session, run }: Caller,
  { body, path, query }: Parts<K>,
): Context<K> =>
  ({ operationId, session, run, language: 'en', header: {}, body, path, query }) as unknown as Context<K>;
