import { ErrorState } from '@fairlead/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerReachable } from './shell/load';

/** Loaded code, or why there is none: its files are gone, or the server is unreachable. */
type Loaded<Code> = { code: Code } | 'gone' | 'unreachable';

/**
 * Loads the code of a part of a page when the part is shown.
 *
 * @param load - Imports the code. Must be the same function on every render.
 * @returns The code once it has loaded, and after a failure an error to show in its place.
 */
export function useCode<Code>(load: () => Promise<Code>): { code?: Code; error?: ReactNode } {
  const { t } = useTranslation(['kit', 'shell']);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Code>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the code again
  useEffect(() => {
    let current = true;
    const update = (next: Loaded<Code> | undefined) => {
      if (current) setLoaded(next);
    };
    update(undefined);
    load().then(
      (code) => update({ code }),
      async () => update((await isServerReachable()) ? 'gone' : 'unreachable'),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);

  if (loaded !== 'gone' && loaded !== 'unreachable') return loaded ?? {};
  // a new deployment removes old chunks, so another attempt cannot succeed
  const isGone = loaded === 'gone';
  return {
    error: (
      <ErrorState
        title={t('kit:record.failed')}
        message={t(isGone ? 'shell:chunk.failed' : 'shell:failure.network')}
        onRetry={() => (isGone ? window.location.reload() : setAttempt((count) => count + 1))}
      />
    ),
  };
}
