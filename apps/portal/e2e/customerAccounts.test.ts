import { expect } from 'vitest';
import { newCustomer, newEmail, password, signIn, waitForSignIn } from './support/accounts.ts';
import { originOfWorker } from './support/origin.ts';
import { heading, openAs, openReady, toast } from './support/portal.ts';
import { startSession } from './support/session.ts';
import { expectAccessible, test } from './support/test.ts';

test('an agency admin disables the account of a customer and enables it again', async ({ browser, page }) => {
  const email = newEmail('disabled');
  await newCustomer(page, email, { firstName: 'Odalys', lastName: 'Ferreira' });
  const context = await browser.newContext({ baseURL: originOfWorker(), locale: 'en-US' });
  const customer = await context.newPage();
  await startSession(customer, email, password);
  await openReady(customer, '/quotes');

  await openAs(page, 'owner', `/contact?by=email&q=${encodeURIComponent(email)}`);
  await page.getByRole('row').getByRole('link', { name: 'Odalys Ferreira', exact: true }).click();
  await heading(page, 'Odalys Ferreira').waitFor();
  await page.getByText('Open sessions').waitFor();
  const more = page.getByRole('button', { name: 'More', exact: true });
  const choose = async (action: string) => {
    await more.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: action });
    await item.waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => item.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: action });
    await dialog.waitFor();
    return dialog;
  };
  const confirm = async (action: string) => {
    // Cancel has the first focus.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: action }).waitFor({ state: 'detached' });
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
  };

  const dialog = await choose('Disable account');
  await dialog.getByText('Nothing is deleted.').waitFor();
  await expectAccessible(page);
  await confirm('Disable account');
  await toast(page, 'The account was disabled.').waitFor();
  await page.getByText('Account disabled').first().waitFor();
  await expectAccessible(page);

  await customer.getByRole('navigation').getByRole('link', { name: 'Policies' }).first().click();
  await customer.waitForURL('**/auth/sign-in*');
  await signIn(customer, email);
  await toast(customer, 'This account is disabled. Please ask your administrator.').waitFor();

  await choose('Enable account');
  await confirm('Enable account');
  await toast(page, 'The account was enabled.').waitFor();
  await page.getByText('Can sign in').waitFor();
  await signIn(customer, email);
  await waitForSignIn(customer);
  await context.close();
});
