'use client';
import { type ReactNode, useMemo } from 'react';
import { Tooltip } from '../Tooltip/Tooltip';
import { ReadOnlyContext, type ReadOnlyState } from './readOnlyState';

export interface ReadOnlyProps {
  /** Explanation at every control that changes data. Without it, the part is not read-only. */
  reason?: string | undefined;
  children: ReactNode;
}

/**
 * Part of the page in which nothing can be changed. Buttons that submit a form or have `writes`, switches, uploads and the
 * Edit button of sections are disabled. They keep the focus and explain the reason in a tooltip.
 *
 * @example
 * <ReadOnly reason="You see the portal as a customer">{page}</ReadOnly>
 */
export function ReadOnly({ reason, children }: ReadOnlyProps) {
  const state = useMemo(
    (): ReadOnlyState | undefined =>
      reason === undefined
        ? undefined
        : { reason, explain: (control) => <Tooltip content={reason}>{control}</Tooltip> },
    [reason],
  );
  return <ReadOnlyContext value={state}>{children}</ReadOnlyContext>;
}
