import type { Page } from 'playwright';
import { expect } from 'vitest';
import { field, fill, followMail, newEmail, openAsNew, password, signIn, waitForSignIn } from './support/accounts.ts';
import { choose, heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready]').first().waitFor();
const profile = 'Agency Profile';
const menu = (page: Page) => page.getByRole('navigation').getByRole('link', { name: profile });
const invite = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Invitation to Agent' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
};
const members = (page: Page) => page.getByRole('region', { name: 'Agents' }).getByRole('listitem');

test('invites an agent, who signs up, signs in and appears in the list', async ({ page, context, browser }) => {
  const email = newEmail('colleague');
  await openAs(page, 'owner');
  await menu(page).click();
  await heading(page, profile).waitFor();
  await waitUntilReady(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Invitation to Agent' });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await dialog.getByText('Email is a required!').waitFor();
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByText("Email isn't Valid").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await toast(page, /on its way/).waitFor();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('Invited', { exact: true }).waitFor();

  // resending invalidates the first link, revoking invalidates all links
  const first = await followMail(context, email, 'Accept invitation');
  const dead = first.url();
  await first.close();
  await page.getByRole('button', { name: `Send again: invitation to ${email}` }).click();
  await toast(page, /on its way/).waitFor();
  const guest = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await guest.newPage();
  await visitor.goto(dead);
  await visitor
    .getByText(/invitation/i)
    .first()
    .waitFor();
  expect(await visitor.getByRole('button', { name: 'Sign Up' }).count()).toBe(0);

  const opened = await followMail(context, email, 'Accept invitation');
  await visitor.goto(opened.url());
  await opened.close();
  await fill(visitor, { Name: 'Nina Colleague', Password: password, 'Confirm Password': password });
  await visitor.getByRole('radio', { name: 'Yes' }).check();
  await visitor.getByRole('button', { name: 'Sign Up' }).click();
  await visitor.waitForURL((url) => url.pathname === '/auth/sign-in');
  await signIn(visitor, email);
  await waitForSignIn(visitor);
  await menu(visitor).click();
  await members(visitor).filter({ hasText: 'Nina Colleague' }).waitFor();
  // other agents see the members but cannot change them
  expect(await visitor.getByRole('link', { name: 'Nina Colleague' }).count()).toBe(0);
  expect(await visitor.getByRole('link', { name: /^Edit/ }).count()).toBe(0);
  expect(await visitor.getByRole('button', { name: 'Add Member' }).count()).toBe(0);
  await expectAccessible(visitor);

  await page.reload();
  await members(page).filter({ hasText: 'Nina Colleague' }).getByText('Licensed', { exact: true }).waitFor();
  await expect.poll(() => row.count()).toBe(0);
  await invite(page, email);
  await page.getByRole('dialog').getByText('This person is already in your agency').waitFor();
  // Esc asks before the entered email is lost
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();

  // deactivation ends the agent's session
  await page.getByRole('link', { name: 'Nina Colleague' }).click();
  await heading(page, 'Nina Colleague').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Update Member' }).click();
  await page.getByRole('radio', { name: 'Disabled' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Member' }).click();
  await toast(page, 'Member updated successfully').waitFor();
  await page.locator('[data-status=DISABLED]').waitFor();
  await visitor.reload();
  await visitor.waitForURL((url) => url.pathname === '/auth/sign-in');
  await guest.close();
});

test('invalidates the link of a revoked invitation', async ({ page, context }) => {
  const email = newEmail('revoked');
  await openAs(page, 'owner');
  await menu(page).click();
  await invite(page, email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.waitFor();
  await page.getByRole('button', { name: `Revoke the invitation to ${email}` }).click();
  await toast(page, /revoked/).waitFor();
  await row.waitFor({ state: 'detached' });
  const opened = await followMail(context, email, 'Accept invitation');
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(await opened.getByRole('button', { name: 'Sign Up' }).count()).toBe(0);
});

test('updates the agency profile and shows it in the frame immediately', async ({ page }) => {
  await openAsNew(page, newEmail('founder'), { agency: 'Lantern Insurance' });
  await menu(page).click();
  await heading(page, profile).waitFor();
  // invitations require a plan
  expect(await page.getByRole('button', { name: 'Add Member' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Edit Agency' }).click();
  await heading(page, 'Update Agency').waitFor();
  await waitUntilReady(page);
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAD0lEQVR4nGNgaGhAIOI4AJhDEAHnXAP7AAAAAElFTkSuQmCC';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await field(page, 'Agency Name').fill('Lantern & Wick Insurance');
  await page.getByRole('checkbox', { name: 'Auto', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Maine' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Agency' }).click();
  await toast(page, 'Agency updated successfully').waitFor();
  await heading(page, profile).waitFor();
  await page.getByRole('heading', { name: 'Lantern & Wick Insurance' }).waitFor();
  await page.getByText('1 (ME)').waitFor();
  await page.locator('nav img, aside img').first().waitFor();

  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await heading(page, 'Update Contact').waitFor();
  await fill(page, { Website: 'lantern', City: 'Bangor', 'Facebook URL': 'https://www.facebook.com/lantern' });
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('Please give valid URL').waitFor();
  expect(await field(page, 'City').inputValue()).toBe('Bangor');
  await expectAccessible(page);
  await fill(page, { Website: 'https://lantern.test' });
  await choose(page, 'State', 'Maine');
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await toast(page, 'Agency updated successfully').waitFor();
  await page.getByText('Bangor, ME').first().waitFor();
  await page.getByRole('link', { name: 'Facebook' }).waitFor();

  // the second save updates the existing address
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await fill(page, { City: 'Camden' });
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await toast(page, 'Agency updated successfully').waitFor();
  await page.getByText('Camden, ME').first().waitFor();
});

test('reports a conflicting change and keeps the input', async ({ page, context }) => {
  await openAs(page, 'owner');
  await menu(page).click();
  await page.getByRole('link', { name: 'Edit Contact' }).click();
  await heading(page, 'Update Contact').waitFor();
  await waitUntilReady(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await heading(other, 'Update Contact').waitFor();
  await waitUntilReady(other);
  await fill(other, { Street: '7 Custom House Street' });
  await other.getByRole('button', { name: 'Update Contact' }).click();
  await other.getByText('7 Custom House Street').waitFor();
  await other.close();
  await fill(page, { City: 'South Portland' });
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page
    .getByText(/Another user has changed this/)
    .first()
    .waitFor();
  expect(await field(page, 'City').inputValue()).toBe('South Portland');
  await page.getByRole('button', { name: 'Load current values' }).click();
  await expect.poll(() => field(page, 'Street').inputValue()).toBe('7 Custom House Street');
  await fill(page, { City: 'South Portland' });
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('South Portland, ME').first().waitFor();
});

test('stores search and page of the member list in the address', async ({ page }) => {
  await openAs(page, 'agent');
  await menu(page).click();
  await page.getByRole('heading', { name: /^Agents \(\d+\)$/ }).waitFor();
  await choose(page, 'Rows per page', '5');
  await page.waitForURL((url) => url.searchParams.get('size') === '5');
  await expect.poll(() => members(page).count()).toBe(5);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL((url) => url.searchParams.get('page') === '2');
  await page.reload();
  await expect.poll(() => members(page).count()).toBeGreaterThan(0);
  expect(await members(page).count()).toBeLessThan(5);
  await choose(page, 'Search by', 'Email');
  await page.getByRole('textbox', { name: 'Search' }).fill('owner@');
  await page.waitForURL((url) => url.searchParams.get('q') === 'owner@');
  await page.getByRole('heading', { name: 'Agents (1)' }).waitFor();
  await members(page).getByText('Agent Admin').waitFor();
});

test('denies access to other agencies and to the pages of agency admins', async ({ page }) => {
  await openAs(page, 'owner');
  const ownPath = (await menu(page).getAttribute('href')) ?? '';
  await menu(page).click();
  const member = await page.getByRole('link', { name: 'Priya Raman' }).getAttribute('href');
  await signOut(page);
  await openAs(page, 'unsubscribed');
  await page.goto(ownPath);
  await page.getByText('This record does not exist').waitFor();
  await page.getByRole('link', { name: 'Back to your agency' }).click();
  await page.getByRole('heading', { name: 'Northgate Coverage Partners' }).waitFor();
  await page.goto(member ?? '');
  await page.getByText('This record does not exist').waitFor();
  await signOut(page);
  await openAs(page, 'agent');
  for (const path of [ownPath.replace('/agency/', '/agency/edit/'), member ?? '']) {
    await page.goto(path);
    await heading(page, 'You do not have access to this page').waitFor();
  }
  await signOut(page);
  for (const who of ['customer', 'admin'] as const) {
    await openAs(page, who);
    expect(await menu(page).count()).toBe(0);
    await page.goto(ownPath);
    await heading(page, 'You do not have access to this page').waitFor();
    await signOut(page);
  }
});
