import type { Role } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import type { i18n } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type ProductRoute, viewFor } from '../product';
import { loadScreen } from './load';

/**
 * Screens of a route that differ by role. The router loads a route's `lazy` code only once, but another user may sign in
 * later on the same page. The route's loader therefore loads the screen for each role.
 */
export function createRoleScreens(i18n: i18n, route: ProductRoute) {
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

/** Runs the loader again after another user signed in on the open page. */
function Reload() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return null;
}
