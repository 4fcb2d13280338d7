import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Of every account of the demo. */
export const demoPassword = 'Portal#2026';
type Account = 'admin' | 'limited-admin' | 'owner' | 'agent' | 'assistant' | 'unsubscribed' | 'customer';

export async function fillSignIn(page: Page, account: Account, typed = demoPassword) {
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens an address as this user, by way of the sign-in page that it leads to. */
export async function openAs(page: Page, account: Account, path = '/') {
  await page.goto(path === '/' ? '/auth/sign-in' : path);
  await fillSignIn(page, account);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  // the form stays until the page is there, and is as ready as that will be
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const accountMenu = (page: Page) => page.getByRole('button', { name: /account/i });

export async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // who goes on before the server has heard of it is still signed in
  await page.waitForURL('**/auth/sign-in*');
}

/** A radix select: its options stand in a listbox of their own. */
export async function choose(page: Page, control: string, option: string) {
  await page.getByRole('combobox', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A message at the top of the page; it stays for five seconds. */
export const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first();

/** The path and the query, as the address bar shows them. */
export function expectAddress(page: Page, address: string) {
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
}
