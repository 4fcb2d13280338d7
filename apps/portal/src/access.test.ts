import { type Persona, people } from '@fairlead/api-client/mocks';
import { assemble, destinationsOf, frameCatalogue, menuSections, shellCatalogue } from '@fairlead/kit';
import { checkAccess } from '@fairlead/rules';
import { viewerOf } from '@fairlead/session';
import { describe, expect, it } from 'vitest';
import { features } from './features';

const product = assemble(features);
const personas = Object.keys(people) as Persona[];

/** Personas that may open each route. Every new route needs an entry. */
const allowedPersonas: Record<string, readonly Persona[] | 'public'> = {
  dashboard: personas,
  'account.signIn': 'public',
  'account.signOut': 'public',
  'account.signUp': 'public',
  'account.join': 'public',
  'account.verifyEmail': 'public',
  'account.resetPassword': 'public',
  'account.changePassword': personas,
  'legal.notice': 'public',
  'legal.terms': 'public',
  'legal.privacy': 'public',
  'profile.view': personas,
  'security.view': personas,
  'security.enrol': personas,
  'profile.edit': personas,
  'profile.editShort': personas,
  'profile.additional': ['owner', 'agent', 'assistant', 'unsubscribed'],
  'profile.signReferral': ['owner', 'agent', 'assistant', 'unsubscribed'],
  'admins.failedJobs': ['admin'],
  'admins.list': ['admin'],
  'admins.create': ['admin'],
  'admins.edit': ['admin'],
  'roles.list': ['admin'],
  'roles.create': ['admin'],
  'roles.edit': ['admin'],
  'agencies.list': ['admin', 'limitedAdmin'],
  'agencies.view': ['admin', 'limitedAdmin'],
  'agencies.settings': ['owner'],
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
  'tasks.list': ['owner', 'agent', 'assistant'],
  'policies.renewals': ['owner', 'agent', 'assistant'],
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
  'claims.report': ['owner', 'agent'],
  'claims.view': ['owner', 'agent', 'customer'],
  'mailing.compose': ['owner', 'agent', 'assistant'],
  'notifications.list': ['owner', 'agent', 'assistant', 'unsubscribed', 'customer'],
  'notifications.settings': ['owner', 'agent', 'assistant', 'unsubscribed', 'customer'],
  'mailing.inbox': ['owner', 'agent', 'assistant'],
  'mailing.thread': ['owner', 'agent', 'assistant'],
  'mailing.sent': ['owner', 'agent', 'assistant'],
  'mailing.reply': 'public',
  'mailing.opportunity': ['owner', 'agent', 'assistant'],
  'mailing.quote': ['owner', 'agent', 'assistant', 'customer'],
  'mailing.policy': ['owner', 'agent', 'assistant'],
  'services.address': ['owner', 'agent', 'customer'],
  'services.addDocument': ['customer'],
  'services.ownDocuments': ['customer'],
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
  'audit.list': ['admin', 'owner', 'unsubscribed'],
  'transactions.list': ['admin', 'owner', 'unsubscribed'],
  'transactions.view': ['admin', 'owner', 'unsubscribed'],
};

const ownRows = ['Dashboard', 'User: My Profile', 'User: Change Password'];
const agencyUserRows = ['Dashboard', 'User: My Profile', 'User: Agency Profile', 'User: Change Password'];
const mailingRows = ['Mailing: Compose', 'Mailing: Inbox', 'Mailing: Sent'];
const insuranceRows = ['Manage Insurance: Opportunities', 'Manage Insurance: Quotes', 'Manage Insurance: Policies'];
/** Menu rows per persona, in order. */
const menus: Record<Persona, readonly string[]> = {
  admin: [
    'Dashboard',
    'Audit Log',
    'Failed Jobs',
    ...ownRows.slice(1),
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
  limitedAdmin: [...ownRows, 'Agencies', 'Manage Subscription: Coupons', 'Subscription: All Plans'],
  owner: [
    'Dashboard',
    'Tasks',
    'Renewals',
    'Audit Log',
    'Agency Settings',
    ...agencyUserRows.slice(1),
    'Subscription: My Plan',
    'Our Products',
    'History: Transaction',
    'Contacts',
    ...insuranceRows,
    ...mailingRows,
    'Claims',
    'Verification: Docs',
  ],
  agent: [
    'Dashboard',
    'Tasks',
    'Renewals',
    ...agencyUserRows.slice(1),
    'Contacts',
    ...insuranceRows,
    ...mailingRows,
    'Claims',
  ],
  assistant: [
    'Dashboard',
    'Tasks',
    'Renewals',
    ...agencyUserRows.slice(1),
    'Contacts',
    ...insuranceRows,
    ...mailingRows,
  ],
  unsubscribed: ['Dashboard', 'Audit Log', ...agencyUserRows.slice(1), 'Subscription: My Plan', 'History: Transaction'],
  customer: [
    'Dashboard',
    'Documents',
    ...ownRows.slice(1),
    'Manage Insurance: Quote Requests',
    ...insuranceRows.slice(1),
    'Products',
    'Claims',
  ],
};

describe('routes', () => {
  it('each have an entry in the table', () => {
    expect(product.routes.map(({ id }) => id).sort()).toEqual(Object.keys(allowedPersonas).sort());
  });

  it.each(product.routes)('$id allows the personas of the table', ({ id, guard }) => {
    const allowed = allowedPersonas[id] ?? [];
    for (const persona of personas) {
      const access = checkAccess(guard, viewerOf(people[persona]));
      expect([persona, access]).toEqual([
        persona,
        allowed === 'public' || allowed.includes(persona) ? 'allowed' : 'forbidden',
      ]);
    }
    expect(checkAccess(guard, null)).toBe(allowed === 'public' ? 'allowed' : 'signIn');
  });

  it('have an existing parent and existing next pages', () => {
    const ids = product.routes.map(({ id }) => id);
    for (const { parent, next = [] } of product.routes)
      for (const id of [...(parent ? [parent] : []), ...next]) expect(ids).toContain(id);
  });

  it('have unique paths', () => {
    const paths = product.routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('menu', () => {
  it('uses only defined sections', () => {
    const sections: readonly string[] = menuSections.map(({ id }) => id);
    expect(product.menu.filter(({ section }) => !sections.includes(section))).toEqual([]);
  });

  it.each(personas)('shows %s the expected rows in order', async (persona) => {
    const messages: Record<string, string> = {
      ...(await shellCatalogue.en()).default,
      ...(await frameCatalogue.en()).default,
    };
    const rows = destinationsOf(product, viewerOf(people[persona]));
    const shownRows = menuSections.flatMap((section) => {
      const heading = 'heading' in section ? `${messages[section.heading]}: ` : '';
      return rows.filter((row) => row.section === section.id).map(({ label }) => `${heading}${messages[label]}`);
    });
    expect(shownRows).toEqual(menus[persona]);
  });

  it('links agents to their own agency', () => {
    const viewer = viewerOf(people.agent);
    const row = destinationsOf(product, viewer).find(({ route }) => route === 'agencies.own');
    expect(row?.path).toBe(`/agency/${people.agent.agency?.id}`);
  });

  it.each(personas)('shows %s no row that they may not open', (persona) => {
    const viewer = viewerOf(people[persona]);
    const shownRows = destinationsOf(product, viewer).map(({ route }) => route);
    const openRoutes = product.routes
      .filter(({ guard }) => checkAccess(guard, viewer) === 'allowed')
      .map(({ id }) => id);
    expect(shownRows.filter((route) => !openRoutes.includes(route))).toEqual([]);
    expect(shownRows).toContain('dashboard');
    expect(shownRows.includes('plans.list')).toBe(persona === 'admin' || persona === 'limitedAdmin');
    expect(shownRows.includes('plans.mine')).toBe(persona === 'owner' || persona === 'unsubscribed');
    expect(shownRows.includes('packages.list')).toBe(persona === 'admin');
    expect(shownRows.includes('coupons.list')).toBe(persona === 'admin' || persona === 'limitedAdmin');
  });
});
