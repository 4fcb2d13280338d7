import { type ProductRoute, viewFor } from '@fairlead/kit';
import type { Role } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import type { i18n } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { loadScreen } from './load';

/**
 * The screens of a route that roles see differently. The router asks for a route's code once and keeps it, while
 * another user may sign in to the same page, so each role's code is fetched by the route's loader, when it is known.
 */
export function roleScreens(i18n: i18n, route: ProductRoute) {
  const loaded = new Map<Role, ComponentType>();
  return {
    async load(role: Role): Promise<void> {
      const view = viewFor(route, role);
      if (view && !loaded.has(role)) loaded.set(role, await loadScreen(i18n, route.namespace, view));
    },
    Component() {
      const role = useAuth().viewer?.role;
      const Screen = role && loaded.get(role);
      return Screen ? <Screen /> : <Reload />;
    },
  };
}

/** The user has become another one while the page was open: the loader runs again, for this one. */
function Reload() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return null;
}
