import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ClaimStep, stepNames } from './claimForm';

/**
 * Step from the URL, but at most the first step with an error. A link or a reload cannot skip a required field. The URL is
 * corrected if it names a later step.
 *
 * @param invalidSteps Steps with errors.
 */
export function useSteps(invalidSteps: readonly ClaimStep[]) {
  const [search, setSearch] = useSearchParams();
  const requestedIndex = stepNames.findIndex((step) => step === search.get('step'));
  const firstInvalidIndex = stepNames.findIndex((step) => invalidSteps.includes(step));
  const index = Math.min(
    Math.max(requestedIndex, 0),
    firstInvalidIndex === -1 ? stepNames.length - 1 : firstInvalidIndex,
  );
  const goTo = useCallback(
    (step: ClaimStep) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.set('step', step);
        return next;
      }),
    [setSearch],
  );
  const step = stepNames[index] ?? 'policy';

  const isCorrect = search.get('step') === null || search.get('step') === step;
  useEffect(() => {
    if (isCorrect) return;
    // later, because a draft that makes the step correct is restored after the first render
    const timer = setTimeout(() =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (index === 0) next.delete('step');
          else next.set('step', step);
          return next;
        },
        { replace: true },
      ),
    );
    return () => clearTimeout(timer);
  }, [isCorrect, index, step, setSearch]);
  return { step, goTo };
}
