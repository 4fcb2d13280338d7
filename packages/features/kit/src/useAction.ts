import { messageOf, type Result } from '@fairlead/api-client/client';
import { toast } from '@fairlead/ui';
import { useRef, useState } from 'react';

export interface ActionOptions<P> {
  /** Called after success. */
  onDone?: ((payload: P) => void) | undefined;
  /** Called after success and after failure, for example to close a dialog. */
  onSettled?: () => void;
  /** Title of the error toast. The server's message becomes its text. Defaults to that message. */
  failedTitle?: string;
}

export interface Action<A extends unknown[]> {
  /** The request is under way. */
  pending: boolean;
  /** Sends the request, unless one is under way. Resolves to whether it succeeded. */
  run: (...args: A) => Promise<boolean>;
}

/** Sends a write that is not a form, such as delete or assign, and shows its result in a toast. */
export function useAction<A extends unknown[], P>(
  send: (...args: A) => Promise<Result<P>>,
  { onDone, onSettled, failedTitle }: ActionOptions<P> = {},
): Action<A> {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = async (...args: A) => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    const result = await send(...args);
    running.current = false;
    setPending(false);
    onSettled?.();
    if (result.ok) {
      toast.success(result.message);
      onDone?.(result.payload);
    } else if (failedTitle === undefined) toast.error(messageOf(result.failure));
    else toast({ tone: 'danger', title: failedTitle, description: result.failure.message || undefined });
    return result.ok;
  };
  return { pending, run };
}
