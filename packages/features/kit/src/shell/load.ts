import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { type View } from '../feature';
import { loadMessages } from '../language';

const reloadedKey = 'fairlead.reloaded';

/** Returns false after a reload in this tab, or if the browser blocks storage: nothing would then prevent endless reloads. */
function noteReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey)) return false;
    sessionStorage.setItem(reloadedKey, 'yes');
    return true;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // nothing was stored
  }
}

let navigationTarget: string | undefined;
/** Stores the address of the pending navigation. The address bar still shows the previous one. */
export const setNavigationTarget = (address: string): void => {
  navigationTarget = address;
};

/** Error while the server is unreachable. A reload would replace the portal with the browser's error page. */
export const serverUnreachable = new Error('unreachable');

export const isServerReachable = (): Promise<boolean> =>
  // the server sends this file with no-cache, so a cached copy cannot hide an outage
  fetch('/config.json').then(
    () => true,
    () => false,
  );

/**
 * Reloads the page once when a code chunk fails to load, because a new deployment removes old chunks.
 *
 * @throws The original error after a second failure in a row, or {@link serverUnreachable}.
 */
export async function reloadOnChunkError<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (error) {
    if (!(await isServerReachable())) throw serverUnreachable;
    if (!noteReload()) throw error;
    if (navigationTarget) window.location.assign(navigationTarget);
    else window.location.reload();
    return new Promise(() => undefined);
  }
}

/** Fetches the code and messages of a screen in parallel. */
export async function fetchScreen(i18n: i18n, namespace: string, view: View): Promise<ComponentType> {
  const [screen] = await Promise.all([view.screen(), loadMessages(i18n, view.bare ? [namespace] : [namespace, 'kit'])]);
  return screen.default;
}

/** Fetches a screen for display. Reloads the page once when its code fails to load. */
export async function loadScreen(i18n: i18n, namespace: string, view: View): Promise<ComponentType> {
  const screen = await reloadOnChunkError(fetchScreen(i18n, namespace, view));
  // only after a screen: the frame can load while its screen still fails
  forgetReload();
  return screen;
}

export const loadFrame = (frame: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await reloadOnChunkError(frame())).default,
});
