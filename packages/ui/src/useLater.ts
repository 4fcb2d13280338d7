import { useEffect, useState } from 'react';

/** Once the browser has nothing better to do. */
// Safari has no idle callback
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Code that a page can be drawn without. It is fetched when the browser is idle, and at once when it is wanted.
 *
 * @param load - the same function at every render
 * @param onFailure - it is wanted, and could not be had
 */
export function useLater<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFailure: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    whenIdle(() => void load().then(setModule, () => undefined));
  }, [load]);
  const missing = wanted && !module;
  useEffect(() => {
    if (missing) load().then(setModule, onFailure);
    // the failure is told once, whichever render asked
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, load]);
  return module;
}
