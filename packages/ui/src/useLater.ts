'use client';
import { useEffect, useState } from 'react';

/** Runs a callback when the browser is idle. */
// Safari has no `requestIdleCallback`.
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Loads code that is not needed for the first render: when the browser is idle, or immediately once it is wanted.
 *
 * @param load - Imports the module. Must be the same function on every render.
 * @param wanted - Whether the module is needed now.
 * @param onFailure - Called when the module is wanted but failed to load.
 * @returns The module, or undefined until it has loaded.
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
    // Without `onFailure`, so that a failure is reported once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, load]);
  return module;
}
