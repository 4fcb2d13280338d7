import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expectAccessible } from './test.ts';

/** Code of an authenticator app. `step` counts the steps of 30 seconds from now. */
export const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

/** Secret that a setup shows, as an authenticator app reads it. */
export async function secretOf(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  return new URL(link ?? '').searchParams.get('secret') ?? '';
}

/** Turns on two-factor sign-in on the security page. Returns the app's secret and a recovery code. */
export async function setUpApp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Set up app' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page);
  const secret = await secretOf(page);
  // The previous step, so that the codes of this step and of the next one still work at the sign-in.
  await page.getByLabel(/Enter the six digits/).fill(codeOf(secret, -1));
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I saved the codes' }).click();
  return { secret, recoveryCode };
}
