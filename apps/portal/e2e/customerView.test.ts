import type { Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { heading, openAs, openReady } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'View as customer' });

/** Opens the contact of the demo customer as an agency admin, and returns its id. */
async function openContact(page: Page) {
  await openAs(page, 'owner');
  const api = await apiOf(page);
  const found = await api<{ content: { id: string }[] }>('GET', '/api/contact/all?email=customer@demo.test');
  const id = found.content[0]?.id ?? '';
  await openReady(page, `/contact/${id}`);
  return id;
}

async function startView(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'View as customer' }).press('Enter');
  await banner(page).waitFor();
}

/** Status of a change that the page sends with the token of the view. */
const statusOfChange = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('fairlead.view') ?? '{}') as { token?: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch('/api/notification/read-all', { method: 'POST', headers, body: '{}' })).status;
  });

test('an agency admin views the portal as a customer by keyboard, and the log tells it', async ({ page, context }) => {
  const id = await openContact(page);
  await startView(page);
  await page.getByText(/Ends in (29|30) min/).waitFor();
  await expectAccessible(page);

  // nothing can be changed, in the page and at the server
  const pay = page.getByRole('button', { name: 'Make Payment', exact: true });
  expect(await pay.getAttribute('aria-disabled')).toBe('true');
  expect(await statusOfChange(page)).toBe(403);

  // the customer's pages stay within the view, and the agent's are closed
  await page.getByRole('navigation').getByRole('link', { name: 'Quotes', exact: true }).click();
  await heading(page, 'Quotes').waitFor();
  await banner(page).waitFor();
  await page.goto('/contact');
  await page.waitForURL('**/403');

  // another tab is the agent's
  const tab = await context.newPage();
  await openReady(tab, `/contact/${id}`);
  expect(await banner(tab).count()).toBe(0);
  await tab.close();

  await openReady(page, '/');
  await page.getByRole('button', { name: 'Stop viewing' }).press('Enter');
  await page.waitForURL(`**/contact/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  expect(await banner(page).count()).toBe(0);

  await openReady(page, '/audit');
  await page
    .getByRole('row', { name: /View as customer started/ })
    .first()
    .waitFor();
  await page
    .getByRole('row', { name: /View as customer ended/ })
    .first()
    .waitFor();
});

test('a view as a customer on a phone ends with the session of the agent', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContact(page);
  await startView(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const tab = await context.newPage();
  await openReady(tab, '/auth/sign-out');
  await tab.waitForURL('**/auth/sign-in*');
  await page.waitForURL(/sign-in/);
  expect(await banner(page).count()).toBe(0);
});

test('an agent is not offered the view of a customer of another agent', async ({ page }) => {
  const id = await openContact(page);
  await openAs(page, 'assistant', `/contact/${id}`);
  await heading(page, 'Elena Marchetti').waitFor();
  expect(await page.getByRole('button', { name: 'More', exact: true }).count()).toBe(0);
});
