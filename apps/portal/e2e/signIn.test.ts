import { expect } from 'vitest';
import { holdRequests } from './support/holdRequests.ts';
import {
  accountMenu,
  demoPassword,
  expectAddress,
  fillSignIn,
  heading,
  openAs,
  signInAs,
  signOut,
} from './support/portal.ts';
import { startSession } from './support/session.ts';
import { expectAccessible, test } from './support/test.ts';

test('signs in, greets, and signs out', async ({ page }) => {
  await page.goto('/');
  await heading(page, 'Sign in to your portal').waitFor();
  await expect.poll(() => page.title()).toBe('Sign In | Fairlead');
  await expectAccessible(page);

  await fillSignIn(page, 'admin');
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Coupons' }).first().waitFor();
  await expect.poll(() => page.title()).toBe('Dashboard | Fairlead');
  await expectAccessible(page);

  await signOut(page);
  await page.goto('/coupon');
  await page.waitForURL('/auth/sign-in?returnTo=%2Fcoupon');
});

test('returns to the section of a deep link', async ({ page }) => {
  await page.goto('/profile/security?from=mail#sessions');
  await fillSignIn(page, 'agent');
  await page.waitForURL('/profile/security?from=mail#sessions');
});

test('rejects a wrong password and keeps the input', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'agent', 'not the password');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('agent@demo.test');
  await expectAccessible(page);
});

test('takes email and password before its scripts have arrived', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  // the first script leads visitors to the sign-in page
  await page.goto('/coupon?page=2', { waitUntil: 'commit' });
  await page.waitForURL('/auth/sign-in?returnTo=%2Fcoupon%3Fpage%3D2', { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toBe('Sign In | Fairlead');
  const email = page.getByLabel('Email');
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('admin@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  const field = await email.elementHandle();
  expectAddress(page, '/auth/sign-in?returnTo=%2Fcoupon%3Fpage%3D2');
  await page.locator('button[type=submit][aria-busy=true]').waitFor();
  release();
  await page.waitForURL('/coupon?page=2');
  expect(await field?.evaluate((element) => (element as HTMLInputElement).value)).toBe('admin@demo.test');
});

test('opens the sign-in page in the language of the visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fairlead.language', 'nl'));
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await page.locator('#root').textContent()).toBe('');
  release();
  await heading(page, 'Log in op uw portaal').waitFor();
});

test('requires both fields before sending a request', async ({ page }) => {
  await page.goto('/auth/sign-in');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(calls).not.toContain('/api/auth/signin');
});

test('returns to the requested page', async ({ page }) => {
  await signInAs(page, 'admin', '/coupon?sort=couponCode.asc&filter=active');
  await heading(page, 'All Coupons').waitFor();
  expectAddress(page, '/coupon?sort=couponCode.asc&filter=active');
});

test('stores the session with which the other tests start', async ({ page }) => {
  const read = () =>
    page.evaluate(() => ({
      names: Object.keys(localStorage).toSorted(),
      viewer: localStorage.getItem('fairlead.viewer'),
    }));
  await openAs(page, 'owner');
  await signOut(page);
  await signInAs(page, 'owner');
  const stored = await read();
  await signOut(page);
  await startSession(page, 'owner@demo.test', demoPassword);
  expect(await read()).toEqual(stored);
});

test('redirects to sign-in and back when the server ends the session', async ({ page, context }) => {
  await openAs(page, 'admin', '/coupon');
  await heading(page, 'All Coupons').waitFor();
  const token = await page.evaluate(() => localStorage.getItem('fairlead.token'));
  await context.request.post('/api/auth/signout', { headers: { authorization: `Bearer ${token}` } });

  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/\/auth\/sign-in\?returnTo=/);
  expect(await page.evaluate(() => localStorage.getItem('fairlead.token'))).toBeNull();
  await fillSignIn(page, 'admin');
  await page.waitForURL('/coupon?page=2');
});

test('ignores an expired token', async ({ page }) => {
  await openAs(page, 'admin');
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ exp: 1 }));
    localStorage.setItem('fairlead.token', `x.${claims}.x`);
  });
  await page.goto('/coupon');
  await page.waitForURL('/auth/sign-in?returnTo=%2Fcoupon');
});

test('signs out all tabs', async ({ page, context }) => {
  await openAs(page, 'admin', '/coupon');
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await page.waitForURL(/\/auth\/sign-in/);
});

test('lets a limited admin read coupons but not change them', async ({ page }) => {
  await openAs(page, 'limited-admin', '/coupon');
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('link', { name: 'Create Coupon' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Delete / }).count()).toBe(0);

  await page.goto('/coupon/create');
  await page.waitForURL('/403');
  await heading(page, 'You do not have access to this page').waitFor();
  await expectAccessible(page);
});

test.for(['owner', 'agent', 'assistant', 'unsubscribed', 'customer'] as const)(
  '%s sees no coupons, and is told so at their address',
  async (account, { page }) => {
    await signInAs(page, account);
    await accountMenu(page).waitFor();
    expect(await page.getByRole('link', { name: 'Coupons' }).count()).toBe(0);
    await page.goto('/coupon');
    await page.waitForURL('/403');
  },
);

test('shows a page for unknown addresses with a link back', async ({ page }) => {
  await openAs(page, 'admin');
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to website' }).click();
  await page.waitForURL('/');
});

test('asks a user who is away before the session ends', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'assistant');
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward('11:58:30');
  await question.waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page.clock.fastForward('11:58:30');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth/sign-in*');
});
