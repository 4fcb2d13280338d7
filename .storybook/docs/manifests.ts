import { type Feature, type FeatureRoute, viewsOf } from '@fairlead/kit';
import type { Guard, Role, RoleGuard } from '@fairlead/rules';
import { features } from '../../apps/portal/src/features';
import frame from '../../packages/features/kit/src/locales/frame.en';
import shell from '../../packages/features/kit/src/locales/shell.en';

const texts: Readonly<Record<string, string>> = { ...shell, ...frame };

export interface Screen {
  /** Id in the tag `screen:<id>` of its stories. */
  id: string;
  kind: string;
  title: string;
  route: FeatureRoute;
  feature: Feature;
}

/** Every screen of the portal by id. Routes that differ by role have one screen per role. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  features.flatMap((feature) =>
    feature.routes.flatMap((route) =>
      viewsOf(route).map(({ name, view }) => [
        name,
        { id: name, kind: view.kind, title: texts[route.title] ?? route.title, route, feature },
      ]),
    ),
  ),
);

const roleNames: Record<Role, string> = { ADMIN: 'Platform admin', AGENT: 'Agent', CUSTOMER: 'Customer' };

const conditions = ({ privilege, subscribed, agencyAdmin, licensed }: RoleGuard) =>
  [
    privilege && `privilege ${privilege}`,
    subscribed && 'agency has a plan',
    agencyAdmin && 'agency admin',
    licensed && 'licensed',
  ].filter((condition): condition is string => typeof condition === 'string');

const open: Readonly<Record<Extract<Guard, string>, string>> = {
  public: 'Everyone',
  anySession: 'Every signed-in user, also before the second factor is set up',
  signedIn: 'Every signed-in user',
  ownSession: 'Every signed-in user, except while viewing as a customer',
};

/** Who may open a route, one line per role. */
export const describeGuard = (guard: Guard): string[] =>
  typeof guard === 'string'
    ? [open[guard]]
    : Object.entries(guard).map(([role, rule]) =>
        [roleNames[role as Role], conditions(rule).join(', ')].filter(Boolean).join(': '),
      );

/** Titles of the screens that users usually open next. */
export const nextOf = ({ route }: Screen): Screen[] =>
  (route.next ?? []).flatMap((id) => [...screens.values()].filter((screen) => screen.route.id === id).slice(0, 1));

/** Row of the sidebar for a route. */
export const menuOf = ({ feature, route }: Screen): string | undefined => {
  const row = feature.menu.find((each) => each.route === route.id);
  return row && (texts[row.label] ?? row.label);
};
