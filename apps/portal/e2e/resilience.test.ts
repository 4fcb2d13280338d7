import { expect } from 'vitest';
import { waitForIdle } from './support/idle.ts';
import { choose, expectAddress, fillSignIn, heading, openAs, signInAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('keeps the frame when a page fails to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/CouponListScreen|ERR_FAILED|dynamically imported/);
  await openAs(page, 'admin');
  await page.route('**/assets/CouponListScreen-*.js', (route) => route.abort());
  // the portal reloads once, because a deployment may have replaced the code
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }).click();
  await page.waitForURL('/coupon');
  await heading(page, 'Internal server error').waitFor();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('/');
  await heading(page, 'Internal server error').waitFor({ state: 'detached' });
});

const noConnection = /ERR_INTERNET_DISCONNECTED|dynamically imported|unreachable/;

test('reports a lost connection and opens the page when it is back', async ({ context, page, expectedErrors }) => {
  expectedErrors.push(noConnection);
  await openAs(page, 'admin');
  const types = page.getByRole('link', { name: 'Manage Insurance Types' }).first();
  await types.waitFor();
  await context.setOffline(true);
  await types.click();
  await heading(page, 'No connection').waitFor();
  await page.getByText('The server cannot be reached. Check your connection and try again.').waitFor();
  await expect.poll(() => page.title()).toBe('No connection | Fairlead');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.goBack();
  await heading(page, 'No connection').waitFor({ state: 'detached' });
  expectAddress(page, '/');
  await page.goForward();
  await heading(page, 'No connection').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'All Insurance Types').waitFor();
});

test('keeps the place of the keyboard when a retry succeeds', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/);
  const failed = { success: false, message: 'Out of order.', code: 'internal', payload: null };
  const fail = (path: RegExp) => page.route(path, (route) => route.fulfill({ status: 500, json: failed }));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await openAs(page, 'agent');
  await fail(/\/api\/contact\/all/);
  await page.goto('/contact');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
  await retry.waitFor();
  await page.unrouteAll();
  await retry.press('Enter');
  await page.getByRole('main').getByRole('table').waitFor();
  await expect.poll(focused).toBe('Contacts');

  const link = page.getByRole('main').getByRole('table').locator('a[href^="/contact/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await fail(/\/api\/contact\/id\//);
  await page.goto(address);
  await retry.waitFor();
  await page.unrouteAll();
  await retry.press('Enter');
  await retry.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main :is(h1, h2)'))).toBe(true);
});

test('reports a lost connection to visitors', async ({ context, page, expectedErrors }) => {
  expectedErrors.push(noConnection);
  await page.goto('/auth/sign-in');
  const signUp = page.getByRole('link', { name: 'Create an account' });
  await signUp.waitFor();
  await context.setOffline(true);
  await signUp.click();
  await heading(page, 'No connection').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Create an account for your agency').waitFor();
});

test('signs out without a connection', async ({ context, page, expectedErrors }) => {
  expectedErrors.push(noConnection);
  await openAs(page, 'admin');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('SignOutScreen')),
  );
  await waitForIdle(page);
  await context.setOffline(true);
  await signOut(page);
  await heading(page, 'Sign in to your portal').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('keeps the sign-in form until the next page has loaded', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/PlatformScreen-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/sign-in');
  const answered = page.waitForResponse('**/api/auth/signin');
  await fillSignIn(page, 'admin');
  await answered;
  const asked = await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    return document.querySelector('main')?.textContent;
  });
  expect(asked).toContain('Sign in to your portal');
  release();
  await page.waitForURL('/');
});

test('keeps the theme and all input when the colors of a theme fail to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|otherThemes/);
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

test('keeps the language when messages fail to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/);
  await openAs(page, 'admin', '/coupon/create');
  await page.getByLabel('Coupon Code').fill('HALF-TYPED');
  const chooseDutch = async () => {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  await page.route('**/assets/*.nl-*', (route) => route.abort());
  await chooseDutch();
  await toast(page, 'This part of the page could not be loaded. Reload the page and try again.').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await page.getByLabel('Coupon Code').inputValue()).toBe('HALF-TYPED');

  // some browsers cache a failed module import until the page is reloaded
  await page.unroute('**/assets/*.nl-*');
  await page.goto('/coupon');
  await page.getByRole('heading', { level: 1, name: 'All Coupons' }).waitFor();
  await chooseDutch();
  await page.locator('html[lang="nl"]').waitFor();
});

test('offers to reload when the sign-in rules fail to load, and keeps the input', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|signInSchema/);
  await page.route('**/assets/signInSchema-*.js', (route) => route.abort());
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'admin');
  await toast(page, 'This part of the page could not be loaded. Reload the page and try again.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@demo.test');
});

test('shows a change when the table of affected data fails to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|stale-/);
  const lost: string[] = [];
  await page.route('**/assets/stale-*.js', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await openAs(page, 'admin', '/insurance/create');
  await page.getByLabel('Name').fill('Kayak');
  await page.getByLabel('Tag').fill('KAYAK');
  await page.getByRole('button', { name: 'Create' }).click();
  await heading(page, 'All Insurance Types').waitFor();
  await page.getByRole('row', { name: /Kayak/ }).waitFor();
  expect(lost).not.toEqual([]);
  await page.getByRole('button', { name: 'Delete Kayak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('row', { name: /Kayak/ }).waitFor({ state: 'detached' });
});

test('reports a failed submission, keeps the input and submits later', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ToastList/);
  // the connection is lost before any toast was shown
  await page.route('**/assets/ToastList-*', (route) => route.abort());
  await openAs(page, 'admin', '/roles/add');
  await page.getByLabel('Name').fill('Sent later');
  await page.getByRole('checkbox', { name: 'Coupons: Read' }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Role' }).click();
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Sent later');
  await context.setOffline(false);
  await page.unroute('**/assets/ToastList-*');
  await page.getByRole('button', { name: 'Create Role' }).click();
  await page.waitForURL('/roles');
  await page.getByRole('link', { name: 'Edit Sent later' }).waitFor();
});

test('restores form input after the session ends and the user signs in again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  // a repeat of the flow cannot create the same coupon
  const code = `HALF-${Date.now()}`;
  await openAs(page, 'admin', '/coupon/create');
  await page.getByLabel('Coupon Code').fill(code);
  await page.getByLabel('Max Times Can Be Used').fill('12');
  const token = await page.evaluate(() => localStorage.getItem('fairlead.token'));
  await page.request.post('/api/auth/signout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByLabel('Discount Amount').fill('5');
  await page.getByLabel('Expiration Date').fill('12/31/2099');
  await page.getByRole('button', { name: 'Create Coupon' }).click();

  await page.getByText('Your session has ended').waitFor();
  await fillSignIn(page, 'admin');
  await page.getByText('Your entries have been restored').waitFor();
  expectAddress(page, '/coupon/create');
  expect(await page.getByLabel('Coupon Code').inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.waitForURL('/coupon');

  // the input is restored once, also if the page is loaded again before the list has replaced the form
  await page.goto('/coupon/create');
  expect(await page.getByLabel('Coupon Code').inputValue()).toBe('');
});

test('shows an error toast without a connection', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const fetched = page.waitForResponse('**/assets/ToastList-*.js');
  await openAs(page, 'admin', '/roles');
  await fetched;
  await page.getByRole('button', { name: 'Delete Auditor' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Item' });
  await dialog.waitFor();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'The server cannot be reached').waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Edit Auditor' }).waitFor();
});

test('works without browser storage and keeps choices until the page closes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await signInAs(page, 'admin', '/coupon');
  await heading(page, 'All Coupons').waitFor();
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await expect.poll(() => page.getByRole('table').getAttribute('data-density')).toBe('compact');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'DARK' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('DARK');
  await choose(page, 'Sort by', 'Name A-Z');
});
