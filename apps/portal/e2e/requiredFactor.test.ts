import type { Page } from 'playwright';
import { expect } from 'vitest';
import { newCustomer, newEmail, password, signIn } from './support/accounts.ts';
import { codeOf, secretOf } from './support/authenticator.ts';
import { byKeyboard } from './support/hands.ts';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

/** Requires a second factor of customers, or no longer. */
async function requireOfCustomers(page: Page, isRequired: boolean) {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sign-in security' }) });
  await section.getByRole('button', { name: /^Edit/ }).click();
  await section.getByRole('checkbox', { name: 'Customers' }).setChecked(isRequired);
  await section.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'The sign-in settings were saved').waitFor();
}

test('a customer sets up the second factor that the agency requires, by keyboard', async ({ browser, page: owner }) => {
  await openAs(owner, 'owner', '/agency/settings');
  const context = await browser.newContext({ baseURL: new URL(owner.url()).origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const email = newEmail('required');
  await newCustomer(page, email, { firstName: 'Nora', lastName: 'Quist' });
  await requireOfCustomers(owner, true);
  try {
    await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
    await signIn(page, email);
    await heading(page, 'Set up two-factor sign-in').waitFor();
    await expectAccessible(page);
    // Every page leads back to the setup.
    await page.goto('/products');
    await heading(page, 'Set up two-factor sign-in').waitFor();
    await page.getByLabel(/^Password/).waitFor();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.keyboard.type(codeOf(await secretOf(page)));
    await byKeyboard.press(page.getByRole('dialog').getByRole('button', { name: 'I saved the codes' }));
    await page.waitForURL('/products');
    await page.goto('/profile/security');
    await page.getByText('Required by your agency').waitFor();
    expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
  } finally {
    await requireOfCustomers(owner, false);
    await context.close();
  }
});
