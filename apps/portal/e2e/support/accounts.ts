import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { linkInMail } from './mailbox.ts';
import { openReady, toast } from './portal.ts';
import { startSession } from './session.ts';

export const password = 'Harbour#7';
let count = 0;
/** Returns a new address on each call, so that retried tests do not meet the accounts of earlier tries. */
export const newEmail = (name: string) => `${name}${process.pid}.${count++}@people.test`;

export const created = 'User Created. Please check your email address and verify your account.';
/** Finds a form field by label, ignoring the asterisk of required fields. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\W*$`));

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Opens the newest mail to an address and clicks its button. Returns the page that the button opens. */
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

export async function signIn(page: Page, email: string, enteredPassword = password) {
  if (!page.url().includes('/auth/sign-in')) await page.goto('/auth/sign-in');
  // The page before it, which may have the same fields, stays until the code of the sign-in page has loaded.
  const submit = page.getByRole('button', { name: 'Sign In' });
  await submit.waitFor();
  await fill(page, { Email: email, Password: enteredPassword });
  await submit.click();
}
export const waitForSignIn = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith('/auth/'));

/** Opens the verification mail and enters the password from sign-up. */
export async function verifyEmail(context: BrowserContext, email: string, enteredPassword = password): Promise<Page> {
  const page = await followMail(context, email, 'Verify email address');
  await field(page, 'Password').fill(enteredPassword);
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await page.getByText('Your email address is verified').waitFor();
  return page;
}

/** Each new account comes from an address of its own, because the server limits the sign-ups of one. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

async function post(page: Page, path: string, data: object) {
  const headers = { 'x-forwarded-for': newAddress() };
  const response = await page.request.post(`/api/auth/${path}`, { data, headers });
  expect(response.status(), await response.text()).toBeLessThan(300);
}

/** Signs up at an address of the API and verifies the email address. */
async function signUpAndVerify(page: Page, path: string, data: { email: string } & Record<string, unknown>) {
  await post(page, path, { ...data, password });
  const link = await linkInMail(page, data.email, '/auth/verify-email');
  await post(page, 'verify-email', { token: new URLSearchParams(link.replace(/.*\?/, '')).get('token'), password });
}

/** Signs up the admin of a new agency and verifies the email address. Both requests go to the API. */
export const newAccount = (page: Page, email: string, agencyName = 'Lighthouse Insurance') =>
  signUpAndVerify(page, 'signup', { email, agencyName, name: 'June Park', licensedAgent: false });

/** Signs up a customer of the demo agency, by the referral of its agent, and verifies the email address. */
export const newCustomer = (page: Page, email: string, name: { firstName: string; lastName: string }) =>
  signUpAndVerify(page, 'referral/sign-up?referral=DANIEL-OKAFOR', {
    email,
    ...name,
    phone: '+12075550190',
    dateOfBirth: 0,
    street: '1 Main St',
    city: 'Portland',
    zipCode: '04101',
    state: 'ME',
  });

/** Opens an address as the admin of a new agency. */
export async function openAsNew(page: Page, email: string, { agency, path = '/' }: { agency?: string; path?: string }) {
  await newAccount(page, email, agency);
  await startSession(page, email, password);
  await openReady(page, path);
}
