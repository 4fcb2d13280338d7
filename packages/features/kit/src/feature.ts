import type { AnyGetRequest } from '@fairlead/api-client/client';
import type { Guard, Role, Viewer } from '@fairlead/rules';
import type { IconNode } from '@fairlead/ui';
import type { ComponentType } from 'react';
import type { Catalogue, ShellKey } from './language';

/** Kind of a screen. It decides which states the stories of the screen must cover. */
export type ScreenKind = 'list' | 'record' | 'form' | 'page';

/** Screen of a route. */
export interface View {
  kind: ScreenKind;
  screen: () => Promise<{ default: ComponentType }>;
  /** Renders without the messages of the kit and loads them when it needs them. For the first screens of a visitor. */
  bare?: true;
  /** Requests to start while the code of the screen still loads. */
  data?: (visit: Visit<Record<string, string | undefined>>) => readonly AnyGetRequest[];
}

/** Address of a screen and role of its user. */
export interface Visit<Params> {
  params: Params;
  search: URLSearchParams;
  /** Undefined for visitors. */
  role: Role | undefined;
}

/** Address, title and access of a route. */
export interface Place {
  /**
   * `area.screen`. Stories of the screen carry the tag `screen:<id>`, or `screen:<id>:<role>` when roles see different
   * screens.
   */
  id: string;
  path: string;
  /** Page title and last item of the breadcrumb. */
  title: ShellKey;
  /** Titles for roles that use another word. */
  titles?: Readonly<Partial<Record<Role, ShellKey>>>;
  /** Shorter text for the breadcrumb, where the parent pages already show the rest of the title. */
  crumb?: ShellKey;
  /** The breadcrumb ends with the title that the page has set, the name of the record, as soon as there is one. */
  namesRecord?: true;
  guard: Guard;
  /** Parameters of the user's own record, for example their agency. They replace the parameters of the address. */
  own?: (viewer: Viewer) => Readonly<Record<string, string>>;
  /** `plain`: without sidebar and top bar. `either`: inside the portal for signed-in users, plain for visitors. */
  frame?: 'shell' | 'plain' | 'either';
  /** The address names a record in its query. Without one, the page has nothing to show, so the command palette leaves it out. */
  needsRecord?: true;
  /** Icon in the command palette, which then lists the page. Pages with a row in the sidebar and forms are listed anyway. */
  paletteIcon?: IconNode;
  /** Id of the parent route in the breadcrumb. Defaults to the dashboard. */
  parent?: string;
  /** Ids of the routes that users usually open next. Their code loads while the browser is idle. */
  next?: readonly string[];
}

/** Route with one screen for everyone whom the guard admits, or with one screen per role. */
export type FeatureRoute = Place & (View | { screen: Readonly<Partial<Record<Role, View>>> });

/** Row of the sidebar. Users see it when they may open its route and `visible`, if set, returns true. */
export interface MenuRow {
  section: MenuSection;
  label: ShellKey;
  icon: IconNode;
  /** Id of the route that the row links to. */
  route: string;
  visible?: (viewer: Viewer) => boolean;
  /** Component that shows a number at the end of the row, such as unread mails. Loads after the sidebar. */
  count?: () => Promise<{ default: ComponentType }>;
}

/** Sections of the sidebar, in order. A gap separates sections without a heading. */
export const menuSections = [
  { id: 'home' },
  { id: 'user', heading: 'menu.user' },
  { id: 'manageAdmin', heading: 'menu.manageAdmin' },
  { id: 'platform' },
  { id: 'manageSubscription', heading: 'menu.manageSubscription' },
  { id: 'subscription', heading: 'menu.subscription' },
  { id: 'products' },
  { id: 'history', heading: 'menu.history' },
  { id: 'carriers' },
  { id: 'contacts' },
  { id: 'manageInsurance', heading: 'menu.manageInsurance' },
  { id: 'mailing', heading: 'menu.mailing' },
  { id: 'customers' },
  { id: 'verification', heading: 'menu.verification' },
] as const satisfies readonly { id: string; heading?: ShellKey }[];
export type MenuSection = (typeof menuSections)[number]['id'];

/**
 * Pages that can show panels of other areas. `home` is the dashboard of agents, `homeAside` its column of figures, and
 * `thread` the facts beside a conversation.
 */
export type PanelPage =
  | 'agency'
  | 'claim'
  | 'contact'
  | 'home'
  | 'homeAside'
  | 'opportunity'
  | 'policy'
  | 'quote'
  | 'thread';

export interface PanelProps {
  /** Id of the record on the page, of the user on the dashboard, or of the contact beside a conversation. */
  id: string;
  /** The record accepts nothing new: an erased contact, for example. */
  readOnly?: boolean;
}

/** Tab that an area adds to the page of another area's record. Loads when it is opened. */
export interface Panel {
  on: PanelPage;
  /** Value of `?tab=` in the page address. The page sorts the ids that it knows and puts the others last. */
  id: string;
  title: ShellKey;
  guard: Guard;
  panel: () => Promise<{ default: ComponentType<PanelProps> }>;
  /** Link that creates something for this record. Shown to users who may open the target. */
  start?: { label: ShellKey; to: (id: string) => string };
}

/** Tool in the top bar of every page. Loads after the frame. */
export interface TopBarTool {
  id: string;
  guard: Guard;
  tool: () => Promise<{ default: ComponentType }>;
}

export interface Feature {
  /** Name of the package, and i18next namespace of its messages. */
  namespace: string;
  messages: Catalogue;
  routes: readonly FeatureRoute[];
  menu: readonly MenuRow[];
  panels?: readonly Panel[];
  topBar?: readonly TopBarTool[];
}

/** Describes one area of the product for the router, the sidebar and the tests. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature;
