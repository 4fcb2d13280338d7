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
  signIn,
  signUp,
  verifyEmail,
  waitForSignIn,
} from './support/accounts.ts';
import { originOfWorker } from './support/origin.ts';
import { choose, expectAddress, heading, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('signs up, verifies the address and signs in', async ({ context, page }) => {
  const email = newEmail('june');
  await page.goto('/auth/sign-in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Create an account for your agency').waitFor();
  await expectAccessible(page);
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/signup'), signUp(page, email)]);
  const timeZone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(request.postDataJSON()).toMatchObject({ timeZone });
  expectAddress(page, '/auth/sign-in');
  expect(await field(page, 'Email').inputValue()).toBe(email);

  await signIn(page, email);
  await page.getByText(/verify your email address first/).waitFor();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await page.getByText('the verification mail is on its way').waitFor();

  const verified = await followMail(context, email, 'Verify email address');
  await heading(verified, 'Verify your email address').waitFor();
  await expectAccessible(verified);
  const verify = verified.getByRole('button', { name: 'Verify email address' });
  await field(verified, 'Password').fill('Wrong#123');
  await verify.click();
  await verified.getByText('This is not the password chosen at sign-up').first().waitFor();
  await field(verified, 'Password').fill(password);
  await verify.click();
  await verified.getByText('Your email address is verified').waitFor();
  await expectAccessible(verified);
  await verified.reload();
  await field(verified, 'Password').fill(password);
  await verify.click();
  await verified.getByText('This link no longer works').waitFor();
  await verified.goto('/auth/sign-in');
  await signIn(verified, email);
  await waitForSignIn(verified);
  await verified.getByRole('link', { name: 'Dashboard' }).first().waitFor();
});

test('asks agents at sign-up whether they are licensed', async ({ page }) => {
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

test('resets a forgotten password by mail', async ({ context, page }) => {
  const email = newEmail('lee');
  await newAccount(page, email);
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Reset password' }).click();
  // The sign-in page has a field of the same name.
  await heading(page, 'Reset your password').waitFor();
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(page, 'Password reset link has been sent to your email').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  expectAddress(page, '/auth/sign-in');

  const choosing = await followMail(context, email, 'Choose a new password');
  await fill(choosing, { 'New Password': 'Another#8', 'Confirm Password': 'Another#9' });
  await choosing.getByRole('button', { name: 'Set new password' }).click();
  await choosing.getByText('Both password need to be the same').waitFor();
  await fill(choosing, { 'New Password': 'P@ssword1', 'Confirm Password': 'P@ssword1' });
  await choosing.getByRole('button', { name: 'Set new password' }).click();
  await choosing.getByText('is on lists of stolen passwords').first().waitFor();
  await fill(choosing, { 'New Password': 'Another#8', 'Confirm Password': 'Another#8' });
  await choosing.getByRole('button', { name: 'Set new password' }).click();
  await choosing.waitForURL('**/auth/sign-in');
  await signIn(choosing, email, password);
  await choosing.getByText('The email or the password is not correct.').waitFor();
  await signIn(choosing, email, 'Another#8');
  await waitForSignIn(choosing);
});

test('ends the other sessions after a password change', async ({ browser, page }) => {
  const email = newEmail('mia');
  await newAccount(page, email);
  const elsewhere = await (await browser.newContext({ baseURL: originOfWorker() })).newPage();
  for (const each of [page, elsewhere]) {
    await signIn(each, email);
    await waitForSignIn(each);
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
  await waitForSignIn(page);
  await page.reload();
  await heading(page, 'My Profile').waitFor();
  expectAddress(page, '/profile');
  await elsewhere.goto('/');
  await elsewhere.waitForURL('**/auth/sign-in**');
  await elsewhere.context().close();
});

test('signs up a customer by referral', async ({ context, page }) => {
  const email = newEmail('nora');
  await page.goto('/join/nobody');
  await heading(page, 'Invalid Referral').waitFor();
  await page.getByText('Referral is invalid').waitFor();
  await page.goto('/join/daniel-okafor');
  await heading(page, 'Get started').waitFor();
  await page.getByText('Daniel Okafor of Harbor & Hale Insurance is your agent.').waitFor();
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
  const verified = await verifyEmail(context, email);
  await signIn(verified, email);
  await waitForSignIn(verified);
});

test('lets the owner of an address reset an account that a stranger signed up', async ({ context, page }) => {
  const email = newEmail('owner');
  const owners = 'Ours#2026';
  await signUp(page, email, 'Stranger Insurance');
  const opened = await followMail(context, email, 'Verify email address');
  await opened.getByText('Someone else may have signed up with your email address.').waitFor();
  await opened.getByRole('link', { name: 'Reset password' }).click();
  await field(opened, 'Email').fill(email);
  await opened.getByRole('button', { name: 'Send reset link' }).click();
  await toast(opened, 'Password reset link has been sent to your email').waitFor();
  const choosing = await followMail(context, email, 'Choose a new password');
  await fill(choosing, { 'New Password': owners, 'Confirm Password': owners });
  await choosing.getByRole('button', { name: 'Set new password' }).click();
  await choosing.waitForURL('**/auth/sign-in');
  await signIn(choosing, email, password);
  await choosing.getByText('The email or the password is not correct.').waitFor();
  await signIn(choosing, email, owners);
  await waitForSignIn(choosing);
});

test('invites the first admin of an empty database', async ({ browser }) => {
  const data = await mkdtemp(join(tmpdir(), 'fairlead-first-admin-'));
  const email = 'boss@people.test';
  const env = { FAIRLEAD_DEMO: '0', FAIRLEAD_ADMIN_EMAIL: email };
  const server = startServerProcess(['--port', String(await freePort()), '--data', data], env);
  const context = await browser.newContext({ baseURL: await server.ready() });
  const [link = ''] = /http\S+InvitationToken=\S+/.exec(server.output()) ?? [];
  const page = await context.newPage();
  await page.goto(link);
  await page.getByText(`You will sign in with ${email}.`).waitFor();
  await expectAccessible(page);
  await fill(page, { Name: 'Ada Boss', Password: password, 'Confirm Password': password });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/auth/sign-in');
  await signIn(page, email);
  await waitForSignIn(page);
  await page.getByRole('link', { name: 'Coupons' }).first().waitFor();
  const again = await context.newPage();
  await again.goto(link);
  await heading(again, 'This invitation is no longer valid').waitFor();
  await context.close();
  server.child.kill('SIGTERM');
  await server.ended();
  await rm(data, { recursive: true });
});
