import { loadWords, type View } from '@fairlead/kit';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';

const reloaded = 'fairlead.reloaded';

let target: string | undefined;
/** Where the navigation that is under way leads; the address bar still shows where it came from. */
export const headFor = (address: string): void => {
  target = address;
};

/** No answer: to start again would leave the browser's own error page, and the portal gone. */
export const unreachable = new Error('unreachable');

export const serverAnswers = (): Promise<boolean> =>
  // never from a cache: the server has each answer asked for anew
  fetch('/config.json').then(
    () => true,
    () => false,
  );

/**
 * Code that is not there any more was replaced by a deployment: the page starts again once, with the new one.
 * A second failure in a row is shown as what it is, and so is a server that cannot be reached.
 */
export async function orReload<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (error) {
    if (!(await serverAnswers())) throw unreachable;
    if (sessionStorage.getItem(reloaded)) throw error;
    sessionStorage.setItem(reloaded, 'yes');
    if (target) window.location.assign(target);
    else window.location.reload();
    return new Promise(() => undefined);
  }
}

/** The words and the code of a screen, asked for at once. */
export async function fetchScreen(i18n: i18n, namespace: string, view: View): Promise<ComponentType> {
  const [screen] = await Promise.all([view.screen(), loadWords(i18n, view.bare ? [namespace] : [namespace, 'kit'])]);
  return screen.default;
}

/** A screen that is about to be shown. */
export async function loadScreen(i18n: i18n, namespace: string, view: View): Promise<ComponentType> {
  const screen = await orReload(fetchScreen(i18n, namespace, view));
  // not with the frame, which comes while the screen may fail again
  sessionStorage.removeItem(reloaded);
  return screen;
}

export const loadFrame = (frame: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await orReload(frame())).default,
});
