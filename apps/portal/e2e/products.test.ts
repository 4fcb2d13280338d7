import { expect } from 'vitest';
import {
  created,
  fill,
  followMail,
  newEmail,
  password,
  signIn,
  verifyEmail,
  waitForSignIn,
} from './support/accounts.ts';
import { choose, fillSignIn, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const umbrella = 'Request a quote: Umbrella';

test('requests a quote for a product and lists the request', async ({ page }) => {
  await openAs(page, 'customer', '/products');
  const auto = page.getByRole('article', { name: 'Auto', exact: true });
  await auto.waitFor();
  await expectAccessible(page);
  await page.getByPlaceholder('Search by Insurance Type').fill('umb');
  await auto.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: umbrella }).click();
  const dialog = page.getByRole('dialog', { name: umbrella });
  await dialog.getByLabel('Note for your agent').fill('Two cars and a boat.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await toast(page, 'Your request was sent. Your agent will be in touch.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Quote Requests' }).click();
  await page.waitForURL('**/opportunities');
  const newest = page.getByRole('row').nth(1);
  await newest.getByText('Umbrella').waitFor();
  await newest.getByText('New', { exact: true }).waitFor();
});

test('signs up a customer with a quote request through a product link', async ({ context, page }) => {
  await openAs(page, 'owner', '/our-products');
  await page.getByRole('row', { name: /Umbrella/ }).waitFor();
  await expectAccessible(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy URL of Umbrella' }).click();
  await page.getByText('Copied').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname).toBe('/join/MARGARET-SULLIVAN');

  await signOut(page);

  const { pathname, search } = new URL(address);
  await page.goto(pathname + search);
  await page.getByText(/request your quote for Umbrella/).waitFor();
  const email = newEmail('iris');
  await fill(page, {
    'First Name': 'Iris',
    'Last Name': 'Tamm',
    Email: email,
    Phone: '+12075550190',
    'Date of Birth': '02/28/1990',
    Street: '1 Main St',
    City: 'Portland',
    'Zip Code': '04101',
    Password: password,
    'Confirm Password': password,
  });
  await choose(page, 'State', 'ME - Maine');
  await page.getByRole('button', { name: 'Get started' }).click();
  await toast(page, created).waitFor();
  const verified = await verifyEmail(context, email);
  await signIn(verified, email);
  await waitForSignIn(verified);
  await verified.getByRole('link', { name: 'Quote Requests' }).first().click();
  await verified.getByRole('row', { name: /Umbrella/ }).waitFor();
  await signOut(verified);

  // the agent's mail links to the request
  const request = await followMail(context, 'Iris Tamm requests a quote', 'Open the request');
  await fillSignIn(request, 'owner');
  await request.getByRole('dialog').getByText('Iris Tamm').first().waitFor();
});

test('lets existing customers request a quote through a product link', async ({ page }) => {
  await page.goto('/join/daniel-okafor?insurance=UMBRELLA');
  await page.getByText(/request your quote for Umbrella/).waitFor();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, 'customer');
  await page.getByRole('dialog', { name: umbrella }).waitFor();
  // signed-in customers skip sign-in
  await page.goto('/join/daniel-okafor?insurance=UMBRELLA');
  await page.getByRole('dialog', { name: umbrella }).waitFor();
});
