import type { Viewer } from '@fairlead/rules';
import type { i18n } from 'i18next';
import { type Product, routeAt, routeById, viewFor } from '../product';
import { fetchScreen } from './load';
import { loadShell } from './loadShell';

interface Page {
  product: Product;
  i18n: i18n;
  pathname: string;
  role: Viewer['role'] | undefined;
}

/** Fetches the code and messages of the pages that the user will probably open next. */
export async function prefetch({ product, i18n, pathname, role }: Page): Promise<void> {
  const next = [...(routeAt(product, pathname)?.next ?? [])];
  // signing out must also work offline
  if (role) next.push('account.signOut', 'account.signIn');
  if (next.length === 0 || savesData()) return;
  const whole = (await product.rest?.().catch(() => undefined)) ?? product;
  for (const id of next) {
    const route = routeById(whole, id);
    const view = route && viewFor(route, role);
    if (!view) continue;
    // ignore failures: opening the page tries again and shows the error
    fetchScreen(i18n, route.namespace, view).catch(() => undefined);
    if (route.frame !== 'plain') loadShell().catch(() => undefined);
  }
}

export const visitorChoices = () => import('./VisitorChoices');

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
