import { expect } from 'vitest';
import { choose, fillSignIn, heading, openAs } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('a page that breaks leaves the portal around it', async ({ page, tolerated }) => {
  tolerated.push(/CouponListScreen|ERR_FAILED|dynamically imported/);
  await openAs(page, 'admin');
  await page.route('**/assets/CouponListScreen-*.js', (route) => route.abort());
  // a deployment may have replaced the code, so the page that was asked for is loaded once more
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }).click();
  await page.waitForURL('/coupon');
  await heading(page, 'Internal server error').waitFor();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('/');
  await heading(page, 'Internal server error').waitFor({ state: 'detached' });
});

test('a theme whose colours cannot be had changes nothing, and nothing typed is lost', async ({ page, tolerated }) => {
  tolerated.push(/ERR_FAILED|otherThemes/);
  await page.route('**/assets/otherThemes-*', (route) => route.abort());
  await openAs(page, 'admin', '/coupon/create');
  await page.getByLabel('Coupon Code').fill('HALF-TYPED');
  await page.getByRole('button', { name: 'Theme' }).click();
  const asked = page.waitForRequest('**/assets/otherThemes-*');
  await page.getByRole('menuitemradio', { name: 'DARK' }).click();
  await asked;
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Coupon Code').inputValue()).toBe('HALF-TYPED');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('DEFAULT');
});

test('sign-in says so when its rules cannot be had, and goes on once they can', async ({ page, tolerated }) => {
  tolerated.push(/ERR_FAILED|signInForm/);
  await page.route('**/assets/signInForm-*.js', (route) => route.abort());
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'admin');
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@demo.test');
});

test('a browser that forbids storage still signs in, and keeps its choices while the page lives', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openAs(page, 'admin', '/coupon');
  await heading(page, 'All Coupons').waitFor();
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await expect.poll(() => page.getByRole('table').getAttribute('data-density')).toBe('compact');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'DARK' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('DARK');
  await choose(page, 'Sort by', 'Name A-Z');
});
