import type { Page } from 'playwright';
import { expect } from 'vitest';
import { choose, expectAddress, fillSignIn, heading, openAs, openReady, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('finds an agency and opens its tabs', async ({ page }) => {
  await openAs(page, 'admin', '/agencies');
  await waitUntilReady(page);
  await expectAccessible(page);
  await choose(page, 'Search by', 'Name');
  await page.getByRole('textbox', { name: 'Search' }).fill('harbor');
  await page.waitForURL((url) => url.searchParams.get('q') === 'harbor');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('link', { name: 'Harbor & Hale Insurance' }).click();
  await heading(page, 'Harbor & Hale Insurance').waitFor();
  await expectAccessible(page);

  await page.getByRole('tab', { name: /^Members/ }).click();
  await page.getByRole('row').filter({ hasText: 'Priya Raman' }).getByText('Not licensed').waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('members');
  await page.reload();
  await page.getByRole('row').filter({ hasText: 'Margaret Sullivan' }).waitFor();
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await page.getByText('$449.00').waitFor();
  await page.getByRole('tab', { name: 'Documents' }).click();
  const docs = page.getByRole('region', { name: 'Verification Docs' });
  await docs.getByRole('row').filter({ hasText: 'Agency license' }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Transactions' }).click();
  const payments = page.getByRole('region', { name: 'Transactions' });
  await rows(page).first().waitFor();
  expect(await payments.getByRole('columnheader', { name: 'Agency' }).count()).toBe(0);
  await expectAccessible(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/agencies');
});

test('opens a tab by its address if the admin may see it', async ({ page, browser }) => {
  await openAs(page, 'admin', '/agencies?by=name&q=harbor');
  const link = page.getByRole('link', { name: 'Harbor & Hale Insurance' });
  const address = `${await link.getAttribute('href')}?tab=transactions`;
  await page.goto(address);
  await page.getByRole('tab', { name: 'Transactions', selected: true }).waitFor();
  await rows(page).first().waitFor();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openAs(other, 'limited-admin', address);
  await other.getByRole('tab', { name: 'Profile', selected: true }).waitFor();
  expect(await other.getByRole('tab').allInnerTexts()).toEqual([
    'Profile',
    expect.stringMatching(/^Members/),
    'Subscription',
  ]);
  await other.context().close();
});

test('filters agencies by plan status', async ({ page }) => {
  await openAs(page, 'limited-admin', '/agencies');
  await waitUntilReady(page);
  await choose(page, 'Filter', 'No plan');
  await page.waitForURL('/agencies?filter=none');
  await rows(page).filter({ hasText: 'Northgate' }).waitFor();
  await waitUntilReady(page);
  expectAddress(page, '/agencies?filter=none');
  await expect.poll(() => page.locator('[data-status=ACTIVE]').count()).toBe(0);
});

test('disables an agency by keyboard, which refuses sign-ins, and enables it again', async ({ page, browser }) => {
  await openAs(page, 'admin', '/agencies?by=name&q=northgate');
  await page.getByRole('link', { name: /^Northgate/ }).click();
  const newcomer = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openAs(newcomer, 'unsubscribed');

  await page.getByRole('button', { name: /^More actions for Northgate/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Disable agency' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Disable agency' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable agency' }).press('Enter');
  await toast(page, 'The agency was disabled.').waitFor();
  await page.getByText('This agency is disabled.').waitFor();
  await expectAccessible(page);

  await openReady(newcomer, '/auth/sign-in');
  await fillSignIn(newcomer, 'unsubscribed');
  await newcomer.getByText('Your agency is disabled. Please contact support.').first().waitFor();
  await page
    .getByRole('link', { name: /Agencies/ })
    .first()
    .click();
  await rows(page)
    .filter({ hasText: /Northgate.*Disabled/ })
    .getByRole('link')
    .first()
    .click();

  await page.getByRole('button', { name: 'Enable agency' }).press('Enter');
  await toast(page, 'The agency was enabled.').waitFor();
  await page.getByText('This agency is disabled.').waitFor({ state: 'detached' });
  await fillSignIn(newcomer, 'unsubscribed');
  await newcomer.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  await newcomer.context().close();
});
