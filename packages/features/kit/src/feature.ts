import type { AnyRead } from '@fairlead/api-client/client';
import type { Guard, Language, Role, Viewer } from '@fairlead/rules';
import type { IconNode } from '@fairlead/ui';
import type { ComponentType } from 'react';
import type { ShellKey } from './language';

/** Fixes which states a screen's stories owe. */
export type ScreenKind = 'list' | 'record' | 'form' | 'page';

/** What stands at an address. */
export interface View {
  kind: ScreenKind;
  screen: () => Promise<{ default: ComponentType }>;
  /** It is drawn without the words of the kit, which it fetches when it needs them: what a visitor sees first. */
  bare?: true;
  /** The reads that start while the screen's code is still on its way. */
  data?: (place: { params: Record<string, string | undefined>; search: URLSearchParams }) => readonly AnyRead[];
}

interface Place {
  /** `area.screen`; stories of the screen carry the tag `screen:<id>`, or `screen:<id>:<role>` where roles see different ones. */
  id: string;
  path: string;
  /** The page title, and the last item of the breadcrumb. */
  title: ShellKey;
  /** What those of a role call it, where that is another word. */
  titles?: Readonly<Partial<Record<Role, ShellKey>>>;
  /** What the breadcrumb says, where the pages above it say the rest of the title. */
  crumb?: ShellKey;
  guard: Guard;
  /** Whose record it shows when no record is named, as in the menu: one's own agency, for example. */
  own?: (viewer: Viewer) => Readonly<Record<string, string>>;
  /** `plain` pages stand alone, without sidebar and top bar; `either` are in the portal for those who are signed in. */
  frame?: 'shell' | 'plain' | 'either';
  /** Id of the route above it in the breadcrumb; the dashboard when there is none. */
  parent?: string;
  /** Ids of the routes that are likely next; their code comes while the browser is idle. */
  next?: readonly string[];
}

/** An address with one screen for everybody whom the guard admits, or with one for each of their roles. */
export type FeatureRoute = Place & (View | { screen: Readonly<Partial<Record<Role, View>>> });

/** A row of the sidebar; who sees it is who may enter its route, unless `visible` says otherwise. */
export interface MenuRow {
  section: MenuSection;
  label: ShellKey;
  icon: IconNode;
  /** Id of a route. */
  route: string;
  visible?: (viewer: Viewer) => boolean;
}

/** The sections of the sidebar in their order; one without a heading is set apart by a gap. */
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

/** The pages that show panels of other areas, by the record that they are about. */
export type PanelPlace = 'agency' | 'contact' | 'policy';

/** What a panel is given. */
export interface PanelProps {
  /** Of the record that its page is about. */
  id: string;
}

/** What an area shows on the page of another one's record: a tab of it, loaded when it is opened. */
export interface Panel {
  on: PanelPlace;
  /** In the address of the page: `?tab=<id>`. The page puts those that it knows in its own order, and others last. */
  id: string;
  title: ShellKey;
  guard: Guard;
  panel: () => Promise<{ default: ComponentType<PanelProps> }>;
  /** Begins something with this record chosen; offered to those who may open the address. */
  start?: { label: ShellKey; to: (id: string) => string };
}

/** The words of one package in every language, each loaded when it is needed. */
export type Catalogue = Record<Language, () => Promise<{ default: Record<string, string> }>>;

export interface Feature {
  /** Of its words; the package's name. */
  namespace: string;
  messages: Catalogue;
  routes: readonly FeatureRoute[];
  menu: readonly MenuRow[];
  panels?: readonly Panel[];
}

/** What an area brings to a product, as data: the router, the sidebar and the tests read it. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature;
