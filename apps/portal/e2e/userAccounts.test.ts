import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { newAccount, newCustomer, newEmail, password, signIn, waitForSignIn } from './support/accounts.ts';
import { apiOf } from './support/api.ts';
import { setUpApp } from './support/authenticator.ts';
import { originOfWorker } from './support/origin.ts';
import { heading, openAs, openReady, toast } from './support/portal.ts';
import { startSession } from './support/session.ts';
import { expectAccessible, test } from './support/test.ts';

/** Page of another person, in a browser of their own. */
const openElsewhere = async (browser: Browser) =>
  (await browser.newContext({ baseURL: originOfWorker(), reducedMotion: 'reduce' })).newPage();

/** Opens the menu of the account by keyboard, chooses an action and confirms it. */
async function control(page: Page, action: string) {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: action });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: action }).press('Enter');
}

/** Opens the contact of a new customer as an agency admin. */
async function openNewCustomer(page: Page, email: string, name: { firstName: string; lastName: string }) {
  await newCustomer(page, email, name);
  await openAs(page, 'owner');
  const api = await apiOf(page);
  const found = await api<{ content: { id: string }[] }>('GET', `/api/contact/all?email=${email}`);
  await openReady(page, `/contact/${found.content[0]?.id}`);
  await heading(page, `${name.firstName} ${name.lastName}`).waitFor();
}

test('an agency admin signs a customer out, disables the account and enables it again', async ({ page, browser }) => {
  const email = newEmail('controlled');
  await openNewCustomer(page, email, { firstName: 'Rosalind', lastName: 'Achterberg' });

  const customer = await openElsewhere(browser);
  await startSession(customer, email, password);
  await openReady(customer, '/policies');
  await control(page, 'End sessions');
  await toast(page, 'All sessions of this person were ended.').waitFor();
  await customer.reload();
  await customer.waitForURL('**/auth/sign-in**');

  await signIn(customer, email);
  await waitForSignIn(customer);
  await control(page, 'Disable account');
  await toast(page, 'The account was disabled.').waitFor();
  await page.getByText('Account disabled').first().waitFor();
  await customer.reload();
  await customer.waitForURL('**/auth/sign-in**');
  await signIn(customer, email);
  await customer.getByText('This account is disabled. Please ask your administrator.').first().waitFor();

  await control(page, 'Enable account');
  await toast(page, 'The account was enabled.').waitFor();
  await signIn(customer, email);
  await waitForSignIn(customer);
  await customer.context().close();
});

test('an agency admin resets the lost second factor of a customer', async ({ page, browser }) => {
  const email = newEmail('lost');
  await openNewCustomer(page, email, { firstName: 'Ignatius', lastName: 'Pettibone' });
  const customer = await openElsewhere(browser);
  await startSession(customer, email, password);
  await openReady(customer, '/profile/security');
  await setUpApp(customer, password);
  await customer.getByText('10 of 10 left').waitFor();

  await page.reload();
  await heading(page, 'Ignatius Pettibone').waitFor();
  await control(page, 'Reset two-factor sign-in');
  await toast(page, 'Two-factor sign-in was reset. The person gets a mail.').waitFor();
  // a stolen device is signed out as well
  await customer.reload();
  await customer.waitForURL('**/auth/sign-in**');
  await signIn(customer, email);
  await waitForSignIn(customer);
  await customer.context().close();
});

test('a user ends one session and all others', async ({ page, browser }) => {
  const email = newEmail('sessions');
  await newAccount(page, email);
  const [laptop, phone] = [await openElsewhere(browser), await openElsewhere(browser)];
  for (const each of [laptop, phone, page]) {
    await startSession(each, email, password);
    await openReady(each, '/profile');
  }
  await openReady(page, '/profile/security');
  await page.getByText('Where you are signed in (3)').waitFor();
  await page
    .getByRole('button', { name: /^End session/ })
    .first()
    .press('Enter');
  await page.getByText('Where you are signed in (2)').waitFor();
  await page.getByRole('button', { name: 'End all others' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'End all others' });
  await dialog.getByText('One other device is signed out').waitFor();
  await dialog.getByRole('button', { name: 'End all others' }).press('Enter');
  await page.getByText('Where you are signed in (1)').waitFor();
  expect(await page.getByRole('button', { name: /^End session/ }).count()).toBe(0);
  for (const each of [laptop, phone]) {
    await each.reload();
    await each.waitForURL('**/auth/sign-in**');
    await each.context().close();
  }
});
