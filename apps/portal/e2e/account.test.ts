import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort, startServerProcess } from '../../api/test/support/process.ts';
import {
  created,
  field,
  fill,
  followMail,
  newAccount,
  newEmail,
  password,
  signedIn,
  signIn,
  signUp,
} from './support/accounts.ts';
import { choose, expectAddress, heading, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('sign up, verify the address by the mail, sign in', async ({ context, page }) => {
  const email = newEmail('june');
  await page.goto('/auth/sign-in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Create an account for your agency').waitFor();
  await expectAccessible(page);
  await signUp(page, email);
  expectAddress(page, '/auth/sign-in');

  await signIn(page, email);
  await page.getByText(/verify your email address first/).waitFor();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText('its mail is on the way').waitFor();

  const verified = await followMail(context, email, 'Verify email address');
  await verified.getByText('Your email address is verified').waitFor();
  await expectAccessible(verified);
  await verified.reload();
  await verified.getByText('This link does not work any more').waitFor();
  await verified.goto('/auth/sign-in');
  await signIn(verified, email);
  await signedIn(verified);
  await verified.getByRole('link', { name: 'Dashboard' }).first().waitFor();
});

test('an agent who signs up says whether they are licensed', async ({ page }) => {
  await page.goto('/auth/sign-up?User=AGENT');
  await fill(page, { 'Agency Name': 'A', 'Agent Name': 'B', Email: newEmail('kim'), Password: 'weak' });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Licensed Agent is required').waitFor();
  await page.getByText('Password must contain at least one digit').waitFor();
  await page.getByText('Confirm Password is required').waitFor();
  await fill(page, { Password: password, 'Confirm Password': password });
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await toast(page, created).waitFor();
});

test('a forgotten password is chosen anew by the mail', async ({ context, page }) => {
  const email = newEmail('lee');
  await newAccount(context, page, email);
  await page.goto('/auth/sign-in');
  await page.getByRole('link', { name: 'Reset password' }).click();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(page, 'Password reset link has been sent to your email').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  expectAddress(page, '/auth/sign-in');

  const choosing = await followMail(context, email, 'Choose a new password');
  await fill(choosing, { 'New Password': 'Another#8', 'Confirm Password': 'Another#9' });
  await choosing.getByRole('button', { name: 'Set new password' }).click();
  await choosing.getByText('Both password need to be the same').waitFor();
  await field(choosing, 'Confirm Password').fill('Another#8');
  await choosing.getByRole('button', { name: 'Set new password' }).click();
  await choosing.waitForURL('**/auth/sign-in');
  await signIn(choosing, email, password);
  await choosing.getByText('The email or the password is not correct.').waitFor();
  await signIn(choosing, email, 'Another#8');
  await signedIn(choosing);
});

test('a changed password ends the other sessions and keeps this one', async ({ browser, context, page }) => {
  const email = newEmail('mia');
  await newAccount(context, page, email);
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  for (const each of [page, elsewhere]) {
    await signIn(each, email);
    await signedIn(each);
  }
  await page.getByRole('link', { name: 'Change Password' }).first().click();
  await heading(page, 'Change Password').waitFor();
  await expectAccessible(page);
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await page.getByText('Old Password is required!').waitFor();
  await page.getByText('New Password is required').waitFor();
  await fill(page, { 'Old Password': 'Wrong#123', 'New Password': 'short#1', 'Confirm Password': 'short#1' });
  await page.getByText('Password should be at-least 8 characters long').waitFor();
  await fill(page, { 'New Password': 'Changed#9', 'Confirm Password': 'Changed#9' });
  await change.click();
  await page.getByRole('alert').filter({ hasText: 'The old password is not correct.' }).waitFor();
  await field(page, 'Old Password').fill(password);
  await change.click();
  await toast(page, /Your password was changed/).waitFor();
  await signedIn(page);
  await page.reload();
  await heading(page, 'My Profile').waitFor();
  expectAddress(page, '/profile');
  await elsewhere.goto('/');
  await elsewhere.waitForURL('**/auth/sign-in**');
  await elsewhere.context().close();
});

test('a customer joins by the referral of an agent', async ({ context, page }) => {
  const email = newEmail('nora');
  await page.goto('/join/nobody');
  await heading(page, 'Invalid Referral').waitFor();
  await page.getByText('Referral is invalid').waitFor();
  await page.goto('/join/daniel-okafor');
  await heading(page, 'Get started').waitFor();
  await page.getByText('Daniel Okafor of Harbor & Hale Insurance looks after you.').waitFor();
  const submit = page.getByRole('button', { name: 'Get started' });
  expect(await submit.isDisabled()).toBe(true);
  await fill(page, {
    'First Name': 'Nora',
    'Last Name': 'Quist',
    Email: email,
    Phone: '207 555',
    'Date of Birth': '02/30/1990',
    Street: '1 Main St',
    City: 'Portland',
    'Zip Code': '04101',
    Password: password,
    'Confirm Password': password,
  });
  await submit.click();
  await page.getByText('Please give valid number').waitFor();
  await page.getByText('Please give valid birthdate').waitFor();
  await page.getByText('State is required').waitFor();
  await expectAccessible(page);
  await fill(page, { Phone: '+12075550190', 'Date of Birth': '02/28/1990' });
  await choose(page, 'State', 'ME - Maine');
  await submit.click();
  await toast(page, created).waitFor();
  const verified = await followMail(context, email, 'Verify email address');
  await verified.getByText('Your email address is verified').waitFor();
  await signIn(verified, email);
  await signedIn(verified);
});

test('the first admin of an empty database accepts the invitation', async ({ browser }) => {
  const data = await mkdtemp(join(tmpdir(), 'fairlead-first-admin-'));
  const email = 'boss@people.test';
  const env = { FAIRLEAD_DEMO: '0', FAIRLEAD_ADMIN_EMAIL: email };
  const server = startServerProcess(['--port', String(await freePort()), '--data', data], env);
  const context = await browser.newContext({ baseURL: await server.ready() });
  const [link = ''] = /http\S+InvitationToken=\S+/.exec(server.output()) ?? [];
  const page = await followMail(context, email, 'Accept invitation');
  await page.getByText(`You will sign in with ${email}.`).waitFor();
  expect(page.url()).toBe(link);
  await expectAccessible(page);
  await fill(page, { Name: 'Ada Boss', Password: password, 'Confirm Password': password });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/auth/sign-in');
  await signIn(page, email);
  await signedIn(page);
  await page.getByRole('link', { name: 'Coupons' }).first().waitFor();
  const again = await context.newPage();
  await again.goto(link);
  await heading(again, 'This invitation is not open any more').waitFor();
  await context.close();
  server.child.kill('SIGTERM');
  await server.ended();
  await rm(data, { recursive: true });
});
