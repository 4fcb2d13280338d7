import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ClaimStep, stepNames } from './claimForm';

/**
 * The step that the address names, but none beyond the first in which something is still wrong: a link or a reload begins
 * where something is to be filled in.
 *
 * @param wrong The steps in which something is wrong.
 */
export function useSteps(wrong: readonly ClaimStep[]) {
  const [search, setSearch] = useSearchParams();
  const asked = stepNames.findIndex((step) => step === search.get('step'));
  const first = stepNames.findIndex((step) => wrong.includes(step));
  const at = Math.min(Math.max(asked, 0), first === -1 ? stepNames.length - 1 : first);
  const goTo = useCallback(
    (step: ClaimStep) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set('step', step);
        return next;
      }),
    [setSearch],
  );
  return { step: stepNames[at] ?? 'policy', goTo };
}
