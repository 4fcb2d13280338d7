import type { Page } from 'playwright';
import { expect } from 'vitest';
import { newAccount, newEmail, password } from './support/accounts.ts';
import { codeOf, setUpApp } from './support/authenticator.ts';
import { heading, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

async function enterPassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('turns on two-factor sign-in, then signs in with a code and with a recovery code', async ({ page }) => {
  const email = newEmail('factor');
  await newAccount(page, email);

  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
  await enterPassword(page, email);
  const { secret, recoveryCode } = await setUpApp(page, password);
  expect(recoveryCode).toMatch(/^(\w{4}-){3}\w{4}$/);
  await page.getByText('10 of 10 left').waitFor();

  await signOut(page);
  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
  await enterPassword(page, email);
  await heading(page, 'Enter your code').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByText('Wrong code. Try the next one.').waitFor();
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.waitForURL('/profile/security');

  await signOut(page);
  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/profile/security');
  await page.getByText('9 of 10 left').waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await toast(page, 'Two-factor sign-in is off.').waitFor();
});
