import { describe, expect, it } from 'vitest';
import { type PageEntry, type PageView, planPage } from './pagePlan.ts';

const messages = { en: ['/assets/en.js'], fr: [], de: ['/assets/de.js'], nl: [] };
const page = (path: string, view: Omit<PageView, 'kind'>): PageEntry => ({
  path,
  guard: 'signedIn',
  messages,
  views: { all: { kind: 'list', ...view } },
});
const pages = [
  page('/contact/:id', { files: ['/assets/record.js'], requests: [{ url: '/api/contact/id/__id__' }] }),
  page('/contact/create', { files: ['/assets/form.js'], requests: [] }),
  page('/contact', {
    files: ['/assets/list.js'],
    requests: [{ url: '/api/contact/all?pageNo=0', dependsOnQuery: true }],
  }),
];

describe('planPage', () => {
  it('fills path parameters and keeps them encoded', () => {
    expect(planPage(pages, '/contact/a%2Fb', 'de')?.plan).toEqual({
      guard: 'signedIn',
      language: 'de',
      messages,
      views: { all: { kind: 'list', files: ['/assets/record.js'], requests: [{ url: '/api/contact/id/a%2Fb' }] } },
    });
  });

  it('prefers an exact path to a pattern', () => {
    expect(planPage(pages, '/contact/create', 'en')?.plan.views.all?.files).toEqual(['/assets/form.js']);
  });

  it('omits requests that depend on the query when the address has one', () => {
    expect(planPage(pages, '/contact', 'en')?.plan.views.all?.requests).toHaveLength(1);
    expect(planPage(pages, '/contact?page=2', 'en')?.plan.views.all?.requests).toEqual([]);
  });

  it('has the rendered page of the language', () => {
    const footerLinks = { legal: '/legal', terms: '/terms', privacy: '/privacy' };
    const rendered = (title: string) => ({ title, body: `<h1>${title}</h1>`, bodyWithLogo: '', footerLinks });
    const signIn = {
      ...page('/auth/sign-in', { files: [], requests: [] }),
      rendered: {
        en: rendered('Sign In'),
        fr: rendered('Connexion'),
        de: rendered('Anmelden'),
        nl: rendered('Inloggen'),
      },
    };
    expect(planPage([...pages, signIn], '/auth/sign-in?returnTo=%2Fcoupon', 'de')?.rendered?.title).toBe('Anmelden');
    expect(planPage([...pages, signIn], '/contact', 'de')).toMatchObject({ rendered: undefined });
    expect(planPage([...pages, signIn], '/auth/sign-in', 'de')?.plan).not.toHaveProperty('rendered');
  });

  it.each(['/nothing', '/contact/', '/contact/1/2', '//contact'])('has no plan for unknown paths: %s', (path) => {
    expect(planPage(pages, path, 'en')?.plan.views.all?.files ?? 'none').toEqual(
      path === '/contact/' ? ['/assets/list.js'] : 'none',
    );
  });
});
