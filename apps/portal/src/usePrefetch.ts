import { useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** The page has this long to finish its own work. Milliseconds. */
export const settle = 1_500;

/** Fetches what is likely next, once this page has nothing left to do. */
export function usePrefetch(): void {
  const { i18n } = useTranslation();
  const product = useProduct();
  const { pathname } = useLocation();
  const role = useAuth().viewer?.role;
  useEffect(() => {
    let live = true;
    const fetchNext = async () => {
      const { prefetch } = await import('./prefetch');
      if (live) await prefetch({ product, i18n, pathname, role });
    };
    const timer = setTimeout(() => whenIdle(() => void fetchNext().catch(() => undefined)), settle);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [i18n, product, pathname, role]);
}
