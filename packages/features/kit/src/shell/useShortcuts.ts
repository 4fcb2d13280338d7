import { useAuth } from '@fairlead/session';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInSequence, setSequence, usePageKeys } from '../pageKeys';
import { canOpen, type Product, routeAt, routeById, useProduct } from '../product';

/** Route of each letter after `g`. */
export const goTo: Readonly<Record<string, string>> = {
  h: 'dashboard',
  w: 'tasks.list',
  r: 'policies.renewals',
  c: 'contacts.list',
  o: 'opportunities.list',
  q: 'quotes.list',
  p: 'policies.list',
  l: 'claims.list',
  i: 'mailing.inbox',
  m: 'mailing.sent',
  a: 'agencies.list',
  t: 'transactions.list',
};

/** Lists have a search field, which they focus themselves. */
const hasSearch = () => document.querySelector('main [role=search]') !== null;

/** Route of the form that creates a record of the same area. */
export const creatingRoute = (product: Product, pathname: string) =>
  routeById(product, `${routeAt(product, pathname)?.id.split('.')[0] ?? ''}.create`);

interface ShortcutActions {
  onPalette: () => void;
  onHelp: () => void;
}

/** Handles the shortcuts of single keys: `/`, `?`, `c`, and `g` with a letter. */
export function useShortcuts(actions: ShortcutActions): void {
  const product = useProduct();
  const navigate = useNavigate();
  const { viewer } = useAuth();
  const { pathname } = useLocation();
  const open = (path: string | undefined): boolean => {
    if (path === undefined || !viewer || !canOpen(product, path, viewer)) return false;
    void navigate(path);
    return true;
  };

  usePageKeys((event) => {
    const { key, timeStamp } = event;
    const follows = isInSequence(event);
    setSequence(undefined);
    if (follows) {
      const id = goTo[key];
      if (id !== undefined && open(routeById(product, id)?.path)) event.preventDefault();
    } else if (key === 'g') setSequence(timeStamp);
    else if (key === '/' && !hasSearch()) {
      event.preventDefault();
      actions.onPalette();
    } else if (key === '?') actions.onHelp();
    else if (key === 'c' && open(creatingRoute(product, pathname)?.path)) event.preventDefault();
  }, 'shell');
}
