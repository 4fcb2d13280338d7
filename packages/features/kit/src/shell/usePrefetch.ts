import { useAuth } from '@fairlead/session';
import { whenIdle } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useProduct } from '../product';

/** Time in milliseconds that a page gets to finish loading before prefetching starts. */
export const prefetchDelayMs = 1_500;

/** Prefetches the screens that the user will probably open next, when the page is idle. */
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
    const timer = setTimeout(() => whenIdle(() => void fetchNext().catch(() => undefined)), prefetchDelayMs);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [i18n, product, pathname, role]);
}
