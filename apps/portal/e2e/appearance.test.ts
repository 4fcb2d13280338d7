import type { Page } from 'playwright';
import { expect } from 'vitest';
import { waitForIdle } from './support/idle.ts';
import { accountMenu, heading, openAs } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const themes = ['DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO', 'DEFAULT'];

async function chooseTheme(page: Page, name: string) {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(name, 'i') }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

test('applies the stored theme before the first paint', async ({ page }) => {
  await openAs(page, 'admin', '/coupon');
  const currentTheme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await currentTheme()).toBe('DEFAULT');
  for (const name of themes) {
    await chooseTheme(page, name);
    await expect.poll(currentTheme).toBe(name);
    await expectAccessible(page);
  }

  await chooseTheme(page, 'DARK');
  await expect.poll(currentTheme).toBe('DARK');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      Object.assign(window, { groundAtFirstFrame: getComputedStyle(document.body).backgroundColor });
    });
  });
  await page.reload();
  expect(await currentTheme()).toBe('DARK');
  expect(await page.evaluate(() => (window as { groundAtFirstFrame?: string }).groundAtFirstFrame)).toBe(dark);
});

test('offers theme and language before sign-in without a layout shift', async ({ page }) => {
  await page.goto('/auth/sign-in');
  const mainBox = () => page.getByRole('main').boundingBox();
  await page.getByLabel('Email').waitFor();
  const before = await mainBox();
  await chooseTheme(page, 'DARK');
  expect(await mainBox()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Language' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
  await heading(page, 'Sign in to your portal').waitFor({ state: 'detached' });
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Taal' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  await openAs(page, 'agent');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('DARK');
});

test('switches the language of the portal and the server, and stores it', async ({ page }) => {
  await openAs(page, 'admin', '/coupon');
  await page.getByRole('button', { name: 'Language' }).click();
  const answer = page.waitForResponse((response) => response.url().includes('/api/coupons/all'));
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await page.reload();
  expect((await (await answer).request().allHeaders())['accept-language']).toMatch(/^de/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await heading(page, 'All Coupons').count()).toBe(0);
  await expectAccessible(page);
});

test('does not scroll sideways on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/coupon');
  await page.locator('[data-state=ready]').waitFor();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await page.goto('/coupon/create');
  await page.locator('[data-state=ready]').waitFor();
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
});

test('does not scroll a page that is shorter than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const surplus = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.goto('/auth/sign-in');
  await heading(page, 'Sign in to your portal').waitFor();
  expect(await surplus()).toBe(0);
  await openAs(page, 'agent', '/quotes/create');
  await page.locator('[data-state=ready]').waitFor();
  expect(await surplus()).toBe(0);
});

test('prints a record without the controls of the page', async ({ page }) => {
  await openAs(page, 'agent', '/policies');
  await page.locator('tbody a[href^="/policies/"]').first().click();
  const section = page.getByRole('heading', { name: 'Policy Info' });
  await section.waitFor();
  const controls = page.locator('header, a[href="#main"], main button').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await controls.count()).toBe(0);
  // the paper names the sections that the printer did not wait for
  const waiting = page.locator('[data-waiting]');
  const notes = waiting.getByText('This section was not loaded. Print again to include it.').filter({ visible: true });
  expect(await notes.count()).toBe(await waiting.count());
  expect(await section.isVisible()).toBe(true);
});

test('focuses the content of a new page and announces its title', async ({ page }) => {
  await openAs(page, 'admin', '/');
  const nav = page.getByRole('navigation', { name: 'Main navigation' });
  await nav.getByRole('link', { name: 'Coupons' }).click();
  await page.locator('[data-state=ready]').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await expect.poll(() => page.locator('[aria-live=polite]').allTextContents()).toContain('All Coupons | Fairlead');
  await page.getByRole('link', { name: 'Create Coupon' }).click();
  await expect
    .poll(() => page.getByLabel('Coupon Code').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.goBack();
  await heading(page, 'All Coupons').waitFor();
});

test('opens pages with the command palette', async ({ page }) => {
  await openAs(page, 'admin');
  await page.getByRole('button', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to…' });
  await field.fill('create coup');
  await expectAccessible(page);
  await field.press('Enter');
  await page.waitForURL('/coupon/create');
  await heading(page, 'Create Coupon').waitFor();
});

test('takes shortcuts of single keys on a page that has just opened', async ({ page }) => {
  await openAs(page, 'agent');
  await page.getByRole('button', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await heading(page, 'Contacts').waitFor();
  await page.keyboard.press('c');
  await page.waitForURL('/contact/create');
});

test('lists the keys of the page among the shortcuts', async ({ page }) => {
  await openAs(page, 'agent');
  await page
    .getByRole('button', { name: /^Finish: / })
    .first()
    .waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Finish the task').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await heading(page, 'Contacts').waitFor();
  await page.keyboard.press('?');
  await dialog.getByText('Add a filter').waitFor();
  expect(await dialog.getByText('Finish the task').count()).toBe(0);
});

test('focuses the first item of a menu opened by keyboard and returns focus on close', async ({ page }) => {
  await openAs(page, 'agent');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  // menu items load when the page is idle
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('MenuChoices')),
  );
  await waitForIdle(page);
  for (const [name, first] of [
    ['Theme', 'DEFAULT'],
    ['Language', 'English'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    await expect.poll(focused).toBe(first);
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  const account = accountMenu(page);
  await account.press('Enter');
  await expect.poll(focused).toBe('My Profile');
  await page.getByRole('menuitem', { name: 'No support center is set up for this portal' }).waitFor();
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Sign out');
  await page.keyboard.press('Enter');
  await page.waitForURL('/auth/sign-in');
});
