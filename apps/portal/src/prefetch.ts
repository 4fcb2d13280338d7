import { type Product, routeAt, routeById, viewFor } from '@fairlead/kit';
import type { Viewer } from '@fairlead/rules';
import type { i18n } from 'i18next';
import { loadShell } from './frames/loadShell';
import { fetchScreen } from './load';

interface Page {
  product: Product;
  i18n: i18n;
  pathname: string;
  role: Viewer['role'] | undefined;
}

/** Fetches the code and the words of the pages that are likely next. */
export async function prefetch({ product, i18n, pathname, role }: Page): Promise<void> {
  const next = [...(routeAt(product, pathname)?.next ?? [])];
  // one signs out also without a connection
  if (role) next.push('account.signOut', 'account.signIn');
  if (next.length === 0 || savesData()) return;
  const whole = (await product.rest?.().catch(() => undefined)) ?? product;
  for (const id of next) {
    const route = routeById(whole, id);
    const view = route && viewFor(route, role);
    if (!view) continue;
    // a failure here is met again, and then shown, when the page is opened
    fetchScreen(i18n, route.namespace, view).catch(() => undefined);
    if (route.frame !== 'plain') loadShell().catch(() => undefined);
  }
}

/** What visitors choose by. */
export const visitorChoices = () => import('./frames/VisitorChoices');

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
