import type { BrowserContext, Page } from 'playwright';
import { toast } from './portal.ts';

export const password = 'Harbour#7';
let count = 0;
/** An address of its own for each test, and for each time that it is tried. */
export const newEmail = (who: string) => `${who}${process.pid}.${count++}@people.test`;

export const created = 'User Created. Please check your email address and verify your account.';
/** Required ones carry a star in their label. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\W*$`));

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Opens the newest mail to an address and presses its button, which opens a window of its own. */
export async function followMail(context: BrowserContext, email: string, button: string): Promise<Page> {
  const mailbox = await context.newPage();
  await mailbox.goto('/dev/mailbox');
  await mailbox.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    mailbox.frameLocator('iframe').getByRole('link', { name: button }).click(),
  ]);
  await mailbox.close();
  return page;
}

export async function signUp(page: Page, email: string, agency = 'Lighthouse Insurance') {
  await page.goto('/auth/sign-up');
  await fill(page, {
    'Agency Name': agency,
    'Agent Name': 'June Park',
    Email: email,
    Password: password,
    'Confirm Password': password,
  });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await toast(page, created).waitFor();
}

export async function signIn(page: Page, email: string, typed = password) {
  if (!page.url().includes('/auth/sign-in')) await page.goto('/auth/sign-in');
  await fill(page, { Email: email, Password: typed });
  await page.getByRole('button', { name: 'Sign In' }).click();
}
export const signedIn = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith('/auth/'));

/** Signs up the admin of a new agency, and verifies the address by the mail. */
export async function newAccount(context: BrowserContext, page: Page, email: string, agency?: string) {
  await signUp(page, email, agency);
  const verified = await followMail(context, email, 'Verify email address');
  await verified.getByText('Your email address is verified').waitFor();
  await verified.close();
}
