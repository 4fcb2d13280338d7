import type { Page } from 'playwright';
import { expect } from 'vitest';
import { startSession } from './session.ts';

/** Password of all demo accounts. */
export const demoPassword = 'Portal#2026';
type Account = 'admin' | 'limited-admin' | 'owner' | 'agent' | 'assistant' | 'unsubscribed' | 'customer';

export async function fillSignIn(page: Page, account: Account, enteredPassword = demoPassword) {
  // The page before it, which may have the same fields, stays until the code of the sign-in page has loaded.
  const submit = page.getByRole('button', { name: 'Sign In' });
  await submit.waitFor();
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(enteredPassword);
  await submit.click();
}

/** Opens an address and signs in on the page to which it redirects. Tests that are not about sign-in use `openAs`. */
export async function signInAs(page: Page, account: Account, path = '/') {
  await page.goto(path === '/' ? '/auth/sign-in' : path);
  await fillSignIn(page, account);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  // the sign-in form stays visible until the next page has loaded
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
}

/** Opens an address in a session that the API has started, which is faster than the form. */
export async function openAs(page: Page, account: Account, path = '/') {
  await startSession(page, `${account}@demo.test`, demoPassword);
  await openReady(page, path);
}

/** Opens an address and waits for its page. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main [data-state], main h1').first().waitFor();
}

/** Opens another page of the portal without loading the portal again, as its links do. */
export async function navigate(page: Page, path: string) {
  await page.evaluate((target) => {
    for (const content of document.querySelector('main')?.children ?? []) content.setAttribute('data-left', '');
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.locator('main [data-left]').first().waitFor({ state: 'detached' });
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Link to a section of the policy page, which loads when it is reached. */
export const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the policy' }).getByRole('link', { name: new RegExp(`^${name}`) });

export const openSection = (page: Page, name: string) => sectionLink(page, name).click();

export const accountMenu = (page: Page) => page.getByRole('button', { name: /account/i });

export async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // wait: leaving earlier could cancel the sign-out request
  await page.waitForURL('**/auth/sign-in*');
}

/** Chooses an option of a Radix select. Its options are in a separate listbox. */
export async function choose(page: Page, control: string | RegExp, option: string) {
  await page.getByRole('combobox', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/**
 * Toast at the top of the page, which disappears after five seconds. Not its announcement, which has the role `status` and
 * exists for one second only.
 */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('li[data-swipe-direction]').filter({ hasText: text }).first();

/** Expects the path and query of the address bar. */
export function expectAddress(page: Page, address: string) {
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
}
