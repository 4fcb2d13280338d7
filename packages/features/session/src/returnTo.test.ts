import { expect, it } from 'vitest';
import { returnPath, signInPath } from './returnTo';

const after = (address: string) => returnPath(new URL(address, 'http://portal').searchParams);

it('remembers the requested page', () => {
  const path = signInPath({ pathname: '/coupon', search: '?filter=active&page=2' });
  expect(path).toMatch(/^\/auth\/sign-in\?returnTo=/);
  expect(after(path)).toBe('/coupon?filter=active&page=2');
  expect(after(signInPath({ pathname: '/policies/7', search: '?tab=all', hash: '#claims' }))).toBe(
    '/policies/7?tab=all#claims',
  );
  expect(signInPath()).toBe('/auth/sign-in');
  expect(signInPath({ pathname: '/', search: '' })).toBe('/auth/sign-in');
});

it.each([
  'https://elsewhere.test/',
  '//elsewhere.test',
  '/\\elsewhere.test',
  'javascript:alert(1)',
  '/auth/sign-in',
  'coupon',
])('ignores %s', (address) => {
  expect(after(`/auth/sign-in?${new URLSearchParams({ returnTo: address })}`)).toBe('/');
});
