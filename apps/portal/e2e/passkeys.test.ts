import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { newAccount, newEmail, password, signIn } from './support/accounts.ts';
import { collectErrors } from './support/collectErrors.ts';
import { originOfWorker } from './support/origin.ts';
import { heading, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';
import { WAIT } from './support/timeouts.ts';

/** Gives the page an authenticator that verifies its user without asking. Returns functions to block and restore it. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifiesUser: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function confirmWithPassword(page: Page, button: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

test('adds a passkey, signs in with it and with a recovery code, and removes it', async ({ browser, page: mails }) => {
  const email = newEmail('passkey');
  await newAccount(mails, email);
  // Passkeys need a domain, and the other tests use the address.
  const origin = originOfWorker().replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' });
  context.setDefaultTimeout(WAIT);
  const errors = await collectErrors(context, origin);
  const page = await context.newPage();
  const authenticator = await addAuthenticator(context, page);

  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Work laptop');
  await confirmWithPassword(page, 'Continue');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I saved the codes' }).click();
  await page.getByText('never used').waitFor();

  await signOut(page);
  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
  await signIn(page, email);
  await page.waitForURL('/profile/security');
  await page.getByText('10 of 10 left').waitFor();
  expect(await page.getByText('never used').count()).toBe(0);

  // A device that cannot verify its user is refused, and a recovery code takes its place.
  await signOut(page);
  await authenticator.verifiesUser(false);
  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fsecurity');
  await signIn(page, email);
  await heading(page, 'Use your passkey').waitFor();
  await page.getByText(/The passkey was not used/).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/profile/security');
  await page.getByText('9 of 10 left').waitFor();

  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toast(page, 'The passkey was renamed.').waitFor();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await confirmWithPassword(page, 'Remove');
  await toast(page, 'Two-factor sign-in is off.').waitFor();
  await page.getByRole('list', { name: 'Passkeys' }).waitFor({ state: 'detached' });
  await context.close();
  expect(errors).toEqual([]);
});
