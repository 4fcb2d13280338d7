import type { ProductRoute } from '@fairlead/kit';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';

const reloaded = 'fairlead.reloaded';

/**
 * Code that is not there any more was replaced by a deployment: the page starts again once, with the new one.
 * A second failure in a row is shown as what it is.
 */
async function orReload<T>(code: Promise<T>): Promise<T> {
  try {
    const loaded = await code;
    sessionStorage.removeItem(reloaded);
    return loaded;
  } catch (error) {
    if (sessionStorage.getItem(reloaded)) throw error;
    sessionStorage.setItem(reloaded, 'yes');
    window.location.reload();
    return new Promise(() => undefined);
  }
}

/** The words and the code of a screen, asked for at once. Fails without a word when either is not to be had. */
export async function fetchScreen(i18n: i18n, route: ProductRoute): Promise<ComponentType> {
  const [screen] = await Promise.all([route.screen(), i18n.loadNamespaces([route.namespace, 'kit'])]);
  return screen.default;
}

/** A screen that is about to be shown. */
export const loadScreen = (i18n: i18n, route: ProductRoute): Promise<ComponentType> =>
  orReload(fetchScreen(i18n, route));

export const loadFrame = (frame: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await orReload(frame())).default,
});
