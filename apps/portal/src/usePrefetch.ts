import { routeAt, routeById, useProduct, viewFor } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fetchScreen } from './load';

/** The page has this long to finish its own work. Milliseconds. */
const settle = 1_500;

/** Fetches the code and the words of the pages that are likely next, once this one has nothing left to do. */
export function usePrefetch(): void {
  const { i18n } = useTranslation();
  const product = useProduct();
  const { pathname } = useLocation();
  const role = useAuth().viewer?.role;
  useEffect(() => {
    const next = [...(routeAt(product, pathname)?.next ?? [])];
    // one signs out also without a connection
    if (role) next.push('account.signOut', 'account.signIn');
    if (next.length === 0 || savesData()) return;
    let live = true;
    const fetchNext = async () => {
      const whole = (await product.rest?.().catch(() => undefined)) ?? product;
      for (const id of live ? next : []) {
        const route = routeById(whole, id);
        const view = route && viewFor(route, role);
        if (!view) continue;
        // a failure here is met again, and then shown, when the page is opened
        fetchScreen(i18n, route.namespace, view).catch(() => undefined);
        if (route.frame !== 'plain') import('./frames/ShellFrame').catch(() => undefined);
      }
    };
    const timer = setTimeout(() => whenIdle(() => void fetchNext()), settle);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [i18n, product, pathname, role]);
}

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
