import type { Viewer } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import type { Feature, FeatureRoute, MenuRow, Panel } from './feature';
import { addressOf, assemble, canOpen, destinationsOf, offers, panelsOn, routeAt, viewFor, viewsOf } from './product';
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
const row: Omit<MenuRow, 'route'> = { section: 'platform', label: 'coupons', icon: [] };

describe('assemble', () => {
  it('gives each route the words of its area', () => {
    expect(assemble([feature([coupons])]).routes).toMatchObject([{ id: 'list', namespace: 'area' }]);
  });
  it('refuses two routes of one id, and a menu that leads nowhere', () => {
    expect(() => assemble([feature([coupons]), feature([coupons])])).toThrow('same id');
    expect(() => assemble([feature([coupons], [{ ...row, route: 'gone' }])])).toThrow('gone');
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

  it('are shown to those whom they admit, with the words of their area', () => {
    const product = assemble([withPanels(panel('open', { ADMIN: {} }), panel('closed', { AGENT: {} }))]);
    expect(panelsOn(product, 'agency', admin)).toMatchObject([{ id: 'open', namespace: 'area' }]);
  });

  it('have an id of their own on a page', () => {
    const twice = [withPanels(panel('same', 'signedIn')), withPanels(panel('same', 'signedIn'))];
    expect(() => assemble(twice)).toThrow('agency/same');
  });
});

describe('a route that roles see differently', () => {
  const place = { id: 'docs', path: '/docs', title: 'coupons', guard: { ADMIN: {}, AGENT: {} } } as const;
  const both = { ...place, screen: { ADMIN: { kind: 'list', screen }, AGENT: { kind: 'page', screen } } } as const;

  it('has the view of each role, and each is reviewed under its own name', () => {
    expect(viewFor(both, 'AGENT')?.kind).toBe('page');
    expect([viewFor(both, 'CUSTOMER'), viewFor(both, undefined)]).toEqual([undefined, undefined]);
    expect(viewsOf(both).map(({ name, view }) => [name, view.kind])).toEqual([
      ['docs:ADMIN', 'list'],
      ['docs:AGENT', 'page'],
    ]);
    expect(viewsOf(coupons)).toEqual([{ name: 'list', view: coupons }]);
  });

  it('shows something to every role that it admits', () => {
    expect(() => assemble([feature([both])])).not.toThrow();
    expect(() => assemble([feature([{ ...both, screen: { ADMIN: both.screen.ADMIN } }])])).toThrow(
      'docs shows nothing to AGENT',
    );
  });
});

it('finds a route by its address, and who may open it', () => {
  const product = assemble([feature([coupons, edit])]);
  expect(routeAt(product, '/coupon/edit/7')?.id).toBe('edit');
  expect(canOpen(product, '/coupon?page=2#top', admin)).toBe(true);
  expect(canOpen(product, '/coupon/edit/7', admin)).toBe(false);
  expect(canOpen(product, '/elsewhere', admin)).toBe(false);
});

it('shows a row to those whom its route admits, unless it says otherwise', () => {
  const menu = [
    { ...row, route: 'list' },
    { ...row, route: 'edit' },
    { ...row, route: 'list', visible: () => false },
  ];
  const product = assemble([feature([coupons, edit], menu)]);
  expect(destinationsOf(product, admin)).toMatchObject([{ route: 'list', path: '/coupon' }]);
});

it('writes parameters into an address, safely', () => {
  expect(to(urls.coupons.edit, { id: 'a/b?c' })).toBe('/coupon/edit/a%2Fb%3Fc');
});

it('leads to the record that is named, and from the menu to one’s own', () => {
  const own = { ...route('own', '/agency/:id', 'signedIn'), own: () => ({ id: 'mine' }) };
  expect(addressOf(edit, admin, { id: '7' })).toBe('/coupon/edit/7');
  expect(addressOf(own, admin, { id: '7' })).toBe('/agency/mine');
  const product = assemble([feature([own], [{ ...row, route: 'own' }])]);
  expect(destinationsOf(product, admin)).toMatchObject([{ route: 'own', path: '/agency/mine' }]);
});

it('takes an address that is named in full for itself, whatever comes first', () => {
  const record = route('record', '/coupon/:id', 'signedIn');
  const mail = route('mail', '/coupon/send-mail', 'signedIn');
  const product = assemble([feature([record, mail])]);
  expect(routeAt(product, '/coupon/send-mail')?.id).toBe('mail');
  expect(routeAt(product, '/coupon/7')?.id).toBe('record');
});

it('offers a page that there is, to those who may enter it', () => {
  const product = assemble([feature([coupons, route('record', '/coupon/:id', 'signedIn')])]);
  expect(offers(product, '/coupon', admin)).toBe(true);
  expect(offers(product, '/coupon', null)).toBe(false);
  expect(offers(product, '/coupon', { ...admin, privileges: [] })).toBe(false);
  // no record, and no page of its own
  expect(offers(product, '/coupon/create', admin)).toBe(false);
});
