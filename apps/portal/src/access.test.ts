import { type Persona, people } from '@fairlead/api-client/mocks';
import { assemble, destinationsOf, frameCatalogue, menuSections, shellCatalogue } from '@fairlead/kit';
import { checkAccess } from '@fairlead/rules';
import { viewerOf } from '@fairlead/session';
import { describe, expect, it } from 'vitest';
import { features } from './features';

const product = assemble(features);
const everyone = Object.keys(people) as Persona[];

/** Who may enter each route. A new route must say so here too. */
const admitted: Record<string, readonly Persona[] | 'everybody'> = {
  dashboard: everyone,
  'account.signIn': 'everybody',
  'account.signOut': 'everybody',
  'account.signUp': 'everybody',
  'account.join': 'everybody',
  'account.verifyEmail': 'everybody',
  'account.resetPassword': 'everybody',
  'account.changePassword': everyone,
  'legal.notice': 'everybody',
  'legal.terms': 'everybody',
  'legal.privacy': 'everybody',
  'profile.view': everyone,
  'profile.edit': everyone,
  'profile.editShort': everyone,
  'profile.additional': ['owner', 'agent', 'assistant', 'unsubscribed'],
  'profile.signReferral': ['owner', 'agent', 'assistant', 'unsubscribed'],
  'admins.list': ['admin'],
  'admins.create': ['admin'],
  'admins.edit': ['admin'],
  'roles.list': ['admin'],
  'roles.create': ['admin'],
  'roles.edit': ['admin'],
  'agencies.list': ['admin', 'limitedAdmin'],
  'agencies.view': ['admin', 'limitedAdmin'],
  'agencies.own': ['owner', 'agent', 'assistant', 'unsubscribed'],
  'agencies.edit': ['owner', 'unsubscribed'],
  'agencies.editContact': ['owner', 'unsubscribed'],
  'agencies.member': ['owner', 'unsubscribed'],
  'agencies.editMember': ['owner', 'unsubscribed'],
  'coupons.list': ['admin', 'limitedAdmin'],
  'coupons.create': ['admin'],
  'coupons.edit': ['admin'],
  'carriers.list': ['admin'],
  'carriers.create': ['admin'],
  'carriers.edit': ['admin'],
  'contacts.list': ['owner', 'agent', 'assistant'],
  'contacts.create': ['owner', 'agent'],
  'contacts.edit': ['owner', 'agent'],
  'contacts.view': ['owner', 'agent', 'assistant'],
  'insuranceTypes.list': ['admin'],
  'insuranceTypes.create': ['admin'],
  'insuranceTypes.edit': ['admin'],
  'quotes.list': ['owner', 'agent', 'assistant', 'customer'],
  'quotes.create': ['owner', 'agent'],
  'quotes.edit': ['owner', 'agent', 'assistant'],
  'quotes.view': ['owner', 'agent', 'assistant', 'customer'],
  'policies.list': ['owner', 'agent', 'assistant', 'customer'],
  'policies.view': ['owner', 'agent', 'assistant', 'customer'],
  'policies.create': ['owner', 'agent'],
  'policies.edit': ['owner', 'agent', 'assistant'],
  'policies.docs': ['owner', 'agent', 'customer'],
  'policies.invoices': ['owner', 'agent', 'customer'],
  'policies.certificates': ['owner', 'agent', 'customer'],
  'policies.detail': ['owner', 'agent', 'assistant', 'customer'],
  'claims.list': ['owner', 'agent', 'customer'],
  'claims.create': ['customer'],
  'claims.view': ['owner', 'agent', 'customer'],
  'mailing.compose': ['owner', 'agent', 'assistant'],
  'mailing.sent': ['owner', 'agent', 'assistant'],
  'mailing.reply': 'everybody',
  'mailing.opportunity': ['owner', 'agent', 'assistant'],
  'mailing.quote': ['owner', 'agent', 'assistant', 'customer'],
  'mailing.policy': ['owner', 'agent', 'assistant'],
  'services.address': ['owner', 'agent', 'customer'],
  'verification.docs': ['admin', 'owner'],
  'verification.create': ['admin'],
  'verification.edit': ['admin'],
  'verification.uploaded': ['admin'],
  'products.own': ['owner'],
  'products.list': ['customer'],
  'opportunities.list': ['owner', 'agent', 'assistant', 'customer'],
  'opportunities.create': ['owner', 'agent'],
  'packages.list': ['admin'],
  'packages.create': ['admin'],
  'packages.edit': ['admin'],
  'plans.list': ['admin', 'limitedAdmin', 'owner', 'unsubscribed'],
  'plans.create': ['owner', 'unsubscribed'],
  'plans.mine': ['owner', 'unsubscribed'],
  'plans.update': ['owner', 'unsubscribed'],
  'transactions.list': ['admin', 'owner', 'unsubscribed'],
};

const own = ['Dashboard', 'User: My Profile', 'User: Change Password'];
const ofAgency = ['Dashboard', 'User: My Profile', 'User: Agency Profile', 'User: Change Password'];
const mailing = ['Mailing: Compose', 'Mailing: Sent'];
const insurance = ['Manage Insurance: Opportunities', 'Manage Insurance: Quotes', 'Manage Insurance: Policies'];
/** Specification, document 1, sections 2 and 6. */
const menus: Record<Persona, readonly string[]> = {
  admin: [
    ...own,
    'Manage Admin: Admins',
    'Manage Admin: Roles',
    'Manage Insurance Types',
    'Agencies',
    'Manage Subscription: Subscription Packages',
    'Manage Subscription: Coupons',
    'Subscription: All Plans',
    'History: Transaction',
    'Carriers',
    'Verification: Docs',
    'Verification: Uploaded Docs',
  ],
  limitedAdmin: [...own, 'Agencies', 'Manage Subscription: Coupons', 'Subscription: All Plans'],
  owner: [
    ...ofAgency,
    'Subscription: My Plan',
    'Our Products',
    'History: Transaction',
    'Contacts',
    ...insurance,
    ...mailing,
    'Claims',
    'Verification: Docs',
  ],
  agent: [...ofAgency, 'Contacts', ...insurance, ...mailing, 'Claims'],
  assistant: [...ofAgency, 'Contacts', ...insurance, ...mailing],
  unsubscribed: [...ofAgency, 'Subscription: My Plan', 'History: Transaction'],
  customer: [...own, 'Manage Insurance: Quote Requests', ...insurance.slice(1), 'Products', 'Claims'],
};

describe('routes', () => {
  it('are all in the table', () => {
    expect(product.routes.map(({ id }) => id).sort()).toEqual(Object.keys(admitted).sort());
  });

  it.each(product.routes)('$id admits whom it should', ({ id, guard }) => {
    const may = admitted[id] ?? [];
    for (const persona of everyone) {
      const access = checkAccess(guard, viewerOf(people[persona]));
      expect([persona, access]).toEqual([
        persona,
        may === 'everybody' || may.includes(persona) ? 'allowed' : 'forbidden',
      ]);
    }
    expect(checkAccess(guard, null)).toBe(may === 'everybody' ? 'allowed' : 'signIn');
  });

  it('have a way back up that exists', () => {
    const ids = product.routes.map(({ id }) => id);
    for (const { parent, next = [] } of product.routes)
      for (const id of [...(parent ? [parent] : []), ...next]) expect(ids).toContain(id);
  });

  it('have one address each', () => {
    const paths = product.routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('menu', () => {
  it('stands in sections that there are', () => {
    const sections: readonly string[] = menuSections.map(({ id }) => id);
    expect(product.menu.filter(({ section }) => !sections.includes(section))).toEqual([]);
  });

  it.each(everyone)('shows %s these rows, in the order of the specification', async (persona) => {
    const words: Record<string, string> = {
      ...(await shellCatalogue.en()).default,
      ...(await frameCatalogue.en()).default,
    };
    const rows = destinationsOf(product, viewerOf(people[persona]));
    const seen = menuSections.flatMap((section) => {
      const heading = 'heading' in section ? `${words[section.heading]}: ` : '';
      return rows.filter((row) => row.section === section.id).map(({ label }) => `${heading}${words[label]}`);
    });
    expect(seen).toEqual(menus[persona]);
  });

  it('leads agents to their own agency', () => {
    const viewer = viewerOf(people.agent);
    const row = destinationsOf(product, viewer).find(({ route }) => route === 'agencies.own');
    expect(row?.path).toBe(`/agency/${people.agent.agency?.id}`);
  });

  it.each(everyone)('never shows %s a row that would turn them away', (persona) => {
    const viewer = viewerOf(people[persona]);
    const seen = destinationsOf(product, viewer).map(({ route }) => route);
    const open = product.routes.filter(({ guard }) => checkAccess(guard, viewer) === 'allowed').map(({ id }) => id);
    expect(seen.filter((route) => !open.includes(route))).toEqual([]);
    expect(seen).toContain('dashboard');
    expect(seen.includes('plans.list')).toBe(persona === 'admin' || persona === 'limitedAdmin');
    expect(seen.includes('plans.mine')).toBe(persona === 'owner' || persona === 'unsubscribed');
    expect(seen.includes('packages.list')).toBe(persona === 'admin');
    expect(seen.includes('coupons.list')).toBe(persona === 'admin' || persona === 'limitedAdmin');
  });
});
