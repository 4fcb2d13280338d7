import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseFile } from './support/files.ts';
import { choose, openAs, openReady, openSection, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const photo = {
  name: 'Page 1.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Changes the size of the window, and whether the finger is its pointer. */
async function useDevice(page: Page, size: typeof phone) {
  await page.setViewportSize(size);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size === phone });
}

test('an agent asks for a document and the customer uploads it from a phone', async ({ page }) => {
  await openAs(page, 'agent', '/policies?filter=active&by=customerName&q=Marchetti');
  await page
    .getByRole('row', { name: /Elena Marchetti/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await page.waitForURL(/\/policies\/[\w-]{36}$/);
  const address = new URL(page.url()).pathname;
  await openSection(page, 'Documents asked for');
  await page.getByRole('button', { name: 'Ask for a document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a document' });
  // the tile covers the radio button
  await dialog.getByRole('radio', { name: 'Other' }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Document name/ }).fill('Deed of the boat');
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('A photo is enough.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for document' }).click();
  await toast(page, 'The customer was asked for the document').waitFor();
  const requests = page.getByRole('list', { name: 'Documents asked for' });
  await requests.getByRole('heading', { name: 'Deed of the boat' }).waitFor();

  await useDevice(page, phone);
  await openAs(page, 'customer');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.waitFor();
  await expectAccessible(page);
  await needs.getByRole('link', { name: 'Add document: Deed of the boat' }).click();
  await page.waitForURL('**/document-requests/*');
  await page.getByText('A photo is enough.', { exact: false }).waitFor();
  const send = page.getByRole('button', { name: /^Send/ });
  expect(await send.isDisabled()).toBe(true);
  await page.locator('input[type=file][capture]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Send 1 page' }).waitFor();
  await expect.poll(() => send.isEnabled()).toBe(true);
  await page.getByRole('textbox', { name: /^Note to/ }).fill('From the drawer');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await send.click();
  await page.getByText(/^Sent on/).waitFor();
  const sentName = page.getByRole('heading', { level: 2, name: 'Deed of the boat' });
  await expect.poll(() => sentName.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await needs.waitFor();
  await needs.getByText('Deed of the boat').waitFor({ state: 'detached' });

  await useDevice(page, desktop);
  await openAs(page, 'agent', address);
  await openSection(page, 'Documents asked for');
  const request = page.getByRole('listitem').filter({ hasText: 'Deed of the boat' });
  await request.getByText('Uploaded', { exact: true }).waitFor();
  await request.getByText('Note: From the drawer').waitFor();
  await request.getByRole('link', { name: 'Page 1.png' }).waitFor();
  expect(await request.getByRole('button').count()).toBe(0);
});

test('a customer downloads the ID card of a policy from the home page', async ({ page }) => {
  await openAs(page, 'customer');
  const card = page.getByRole('button', { name: /^ID card of/ }).first();
  await card.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), card.click()]);
  expect(download.suggestedFilename()).toMatch(/^ID-card-.+\.pdf$/);
});

test('a document of the agency is new until the customer opens the page of all documents', async ({ page }) => {
  const name = `Endorsement ${randomUUID().slice(0, 8)}.pdf`;
  await openAs(page, 'agent', '/policies?filter=active&by=customerName&q=Marchetti');
  const policy = page.getByRole('row', { name: /Elena Marchetti/ }).first();
  await policy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await page.waitForURL(/\/policies\/[\w-]{36}$/);
  const address = new URL(page.url()).pathname;
  await openReady(page, `/policies/docs?policyId=${address.split('/').at(-1)}`);
  await page.getByRole('button', { name: 'Upload Doc' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Doc' });
  await choose(page, /Doc Type/, 'Other');
  await chooseFile(page, name);
  await dialog.locator('[data-status=uploaded]').waitFor();
  await dialog.getByRole('button', { name: 'ADD' }).click();
  await toast(page, 'Doc uploaded').waitFor();

  await openAs(page, 'customer');
  const download = page.getByRole('link', { name: `Download: ${name}` });
  await download.getByText('New', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^All \d+: Documents for you$/ }).click();
  await page.waitForURL('**/documents?filter=agency');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('New', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByPlaceholder('Search by Name').fill('endorsement');
  await page.waitForURL(/q=endorsement/);
  await row.getByText('New', { exact: true }).waitFor();
  await row.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).waitFor();
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await row.waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('endorsement');
  await row.getByText('New', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await download.waitFor();
  await download.getByText('New', { exact: true }).waitFor({ state: 'detached' });

  await openAs(page, 'agent', '/documents');
  await page.waitForURL('**/403');
});
