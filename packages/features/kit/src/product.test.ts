import type { Viewer } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import type { Feature, FeatureRoute, MenuRow, Panel } from './feature';
import {
  addressOf,
  assemble,
  canOpen,
  destinationsOf,
  hasOpenRoute,
  panelsOn,
  routeAt,
  viewFor,
  viewsOf,
} from './product';
import { to, urls } from './urls';

const screen = () => Promise.resolve({ default: () => null });
const route = (id: string, path: string, guard: FeatureRoute['guard']): FeatureRoute => ({
  id,
  path,
  guard,
  kind: 'page',
  title: 'coupons',
  screen,
});
const feature = (routes: FeatureRoute[], menu: Feature['menu'] = []): Feature => ({
  namespace: 'area',
  messages: {} as Feature['messages'],
  routes,
  menu,
});
const admin: Viewer = {
  role: 'ADMIN',
  privileges: ['COUPONS_READ'],
  subscribed: false,
  agencyAdmin: false,
  licensed: false,
};
const coupons = route('list', '/coupon', { ADMIN: { privilege: 'COUPONS_READ' } });
const edit = route('edit', '/coupon/edit/:id', { ADMIN: { privilege: 'COUPONS_UPDATE' } });
const menuRow: Omit<MenuRow, 'route'> = { section: 'platform', label: 'coupons', icon: [] };

describe('assemble', () => {
  it('adds the namespace of the area to each route', () => {
    expect(assemble([feature([coupons])]).routes).toMatchObject([{ id: 'list', namespace: 'area' }]);
  });
  it('rejects a repeated route id and a menu row without a route', () => {
    expect(() => assemble([feature([coupons]), feature([coupons])])).toThrow('same id');
    expect(() => assemble([feature([coupons], [{ ...menuRow, route: 'gone' }])])).toThrow('gone');
  });
});

describe('panels', () => {
  const panel = (id: string, guard: Panel['guard']): Panel => ({
    on: 'agency',
    id,
    title: 'coupons',
    guard,
    panel: screen,
  });
  const withPanels = (...panels: Panel[]): Feature => ({ ...feature([]), panels });

  it('are shown only to users whom their guard admits', () => {
    const product = assemble([withPanels(panel('open', { ADMIN: {} }), panel('closed', { AGENT: {} }))]);
    expect(panelsOn(product, 'agency', admin)).toMatchObject([{ id: 'open', namespace: 'area' }]);
  });

  it('need a unique id per page', () => {
    const twice = [withPanels(panel('same', 'signedIn')), withPanels(panel('same', 'signedIn'))];
    expect(() => assemble(twice)).toThrow('agency/same');
  });
});

describe('a route with one screen per role', () => {
  const place = { id: 'docs', path: '/docs', title: 'coupons', guard: { ADMIN: {}, AGENT: {} } } as const;
  const both = { ...place, screen: { ADMIN: { kind: 'list', screen }, AGENT: { kind: 'page', screen } } } as const;

  it('returns the view of each role under its own name', () => {
    expect(viewFor(both, 'AGENT')?.kind).toBe('page');
    expect([viewFor(both, 'CUSTOMER'), viewFor(both, undefined)]).toEqual([undefined, undefined]);
    expect(viewsOf(both).map(({ name, view }) => [name, view.kind])).toEqual([
      ['docs:ADMIN', 'list'],
      ['docs:AGENT', 'page'],
    ]);
    expect(viewsOf(coupons)).toEqual([{ name: 'list', view: coupons }]);
  });

  it('needs a screen for every role that its guard admits', () => {
    expect(() => assemble([feature([both])])).not.toThrow();
    expect(() => assemble([feature([{ ...both, screen: { ADMIN: both.screen.ADMIN } }])])).toThrow(
      'docs has no screen for AGENT',
    );
  });
});

it('finds a route by its address and checks access to it', () => {
  const product = assemble([feature([coupons, edit])]);
  expect(routeAt(product, '/coupon/edit/7')?.id).toBe('edit');
  expect(canOpen(product, '/coupon?page=2#top', admin)).toBe(true);
  expect(canOpen(product, '/coupon/edit/7', admin)).toBe(false);
  expect(canOpen(product, '/elsewhere', admin)).toBe(false);
});

it('shows a menu row to users who may open its route, unless `visible` hides it', () => {
  const menu = [
    { ...menuRow, route: 'list' },
    { ...menuRow, route: 'edit' },
    { ...menuRow, route: 'list', visible: () => false },
  ];
  const product = assemble([feature([coupons, edit], menu)]);
  expect(destinationsOf(product, admin)).toMatchObject([{ route: 'list', path: '/coupon' }]);
});

it('encodes parameters in an address', () => {
  expect(to(urls.coupons.edit, { id: 'a/b?c' })).toBe('/coupon/edit/a%2Fb%3Fc');
});

it('uses the given parameters, unless the route has the user’s own record', () => {
  const own = { ...route('own', '/agency/:id', 'signedIn'), own: () => ({ id: 'mine' }) };
  expect(addressOf(edit, admin, { id: '7' })).toBe('/coupon/edit/7');
  expect(addressOf(own, admin, { id: '7' })).toBe('/agency/mine');
  const product = assemble([feature([own], [{ ...menuRow, route: 'own' }])]);
  expect(destinationsOf(product, admin)).toMatchObject([{ route: 'own', path: '/agency/mine' }]);
});

it('prefers an exact path to a path with parameters', () => {
  const record = route('record', '/coupon/:id', 'signedIn');
  const mail = route('mail', '/coupon/send-mail', 'signedIn');
  const product = assemble([feature([record, mail])]);
  expect(routeAt(product, '/coupon/send-mail')?.id).toBe('mail');
  expect(routeAt(product, '/coupon/7')?.id).toBe('record');
});

it('offers only existing pages that the user may open', () => {
  const product = assemble([feature([coupons, route('record', '/coupon/:id', 'signedIn')])]);
  expect(hasOpenRoute(product, '/coupon', admin)).toBe(true);
  expect(hasOpenRoute(product, '/coupon', null)).toBe(false);
  expect(hasOpenRoute(product, '/coupon', { ...admin, privileges: [] })).toBe(false);
  // matches `/coupon/:id` as an address, but no route has this pattern
  expect(hasOpenRoute(product, '/coupon/create', admin)).toBe(false);
});
