import type { OperationId } from '../access.ts';
import type { Handlers } from './types.ts';

/** Types the handlers of some operations. */
export const defineHandlers = <K extends OperationId>(handlers: Pick<Handlers, K>): Pick<Handlers, K> => handlers;
