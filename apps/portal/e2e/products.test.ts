import { expect } from 'vitest';
import { created, fill, followMail, newEmail, password, signedIn, signIn } from './support/accounts.ts';
import { choose, fillSignIn, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const umbrella = 'Request a quote: Umbrella';

test('a customer looks at what there is, asks for a quote and finds the request', async ({ page }) => {
  await openAs(page, 'customer', '/products');
  const auto = page.getByRole('article', { name: 'Auto', exact: true });
  await auto.waitFor();
  await expectAccessible(page);
  await page.getByPlaceholder('Search by Insurance Type').fill('umb');
  await auto.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: umbrella }).click();
  const dialog = page.getByRole('dialog', { name: umbrella });
  await dialog.getByLabel('What should your agent know?').fill('Two cars and a boat.');
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

test('whoever opens the address that an agency copies becomes a customer with a request', async ({ context, page }) => {
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
  await page.getByText(/prepares your quote for Umbrella/).waitFor();
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
  const verified = await followMail(context, email, 'Verify email address');
  await verified.getByText('Your email address is verified').waitFor();
  await signIn(verified, email);
  await signedIn(verified);
  await verified.getByRole('link', { name: 'Quote Requests' }).first().click();
  await verified.getByRole('row', { name: /Umbrella/ }).waitFor();
  await signOut(verified);

  // the agent hears of it, and the mail leads to the request
  const request = await followMail(context, 'Iris Tamm requests a quote', 'Open the request');
  await fillSignIn(request, 'owner');
  await request.getByRole('dialog').getByText('Iris Tamm').first().waitFor();
});

test('who has an account asks at that address without joining again', async ({ page }) => {
  await page.goto('/join/daniel-okafor?insurance=UMBRELLA');
  await page.getByText(/prepares your quote for Umbrella/).waitFor();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, 'customer');
  await page.getByRole('dialog', { name: umbrella }).waitFor();
  // and at once when signed in
  await page.goto('/join/daniel-okafor?insurance=UMBRELLA');
  await page.getByRole('dialog', { name: umbrella }).waitFor();
});
