'use client';
import { useEffect, useState } from 'react';

/** Milliseconds. Browsers call a page in the background idle only every ten seconds, and a busy page never. */
const LONGEST_WAIT = 2000;

/** Runs a callback when the browser is idle, or after two seconds. */
// Safari has no `requestIdleCallback`.
export const whenIdle = (run: () => void): void =>
  void (window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: LONGEST_WAIT }) : setTimeout(run));

/** Modules by the function that imports them. */
const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads code that is not needed for the first render: when the browser is idle, or immediately once it is wanted.
 *
 * Components render the module only once it was wanted, so that a hundred closed menus cost nothing.
 *
 * @param load - Imports the module. Must be the same function on every render.
 * @param wanted - Whether the module is needed now.
 * @param onFailure - Called when the module is wanted but failed to load.
 * @returns The module once it was wanted and has loaded.
 */
export function useLater<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFailure: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (loadedModules.has(load)) return;
    whenIdle(() => {
      if (loadedModules.has(load)) return;
      load().then(
        (loaded) => loadedModules.set(load, loaded),
        () => undefined,
      );
    });
  }, [load]);
  const missing = wanted && !module;
  useEffect(() => {
    if (missing) load().then(setModule, onFailure);
    // Without `onFailure`, so that a failure is reported once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, load]);
  // Without waiting for the effect: a menu that a key opens focuses its first item at once.
  return module ?? (wanted ? (loadedModules.get(load) as Module | undefined) : undefined);
}
