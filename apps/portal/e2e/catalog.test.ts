import type { Page } from 'playwright';
import { expect } from 'vitest';
import { choose, heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function search(page: Page, field: string, text: string) {
  await choose(page, 'Search by', field);
  await page.getByRole('textbox', { name: 'Search' }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  await waitUntilReady(page);
}
async function remove(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  await page.getByRole('alertdialog', { name: 'Delete Item' }).getByRole('button', { name: 'Delete' }).click();
  await toast(page, /deleted/i).waitFor();
  await page.locator('[data-state=no-results]').waitFor();
}

/** A valid image, and an HTML page with the file name of an image. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pick = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

test('creates, finds, changes and deletes a package', async ({ page }) => {
  await openAs(page, 'admin', '/package');
  await waitUntilReady(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Package' }).click();
  await heading(page, 'Create Package').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Package Name').fill('E2E Harbor');
  await page.getByLabel('Price').fill('0');
  await button(page, 'Create Package').click();
  await page.getByText('Price need to be greater than 0').waitFor();
  await page.getByText('Duration is required').waitFor();
  await page.getByLabel('Price').fill('1249.5');
  await choose(page, 'Duration', '6 months');
  await button(page, 'Create Package').click();
  await page.waitForURL('/package');
  await toast(page, /created/i).waitFor();
  await search(page, 'Package Name', 'E2E Harbor');
  const shown = await row(page, 'E2E Harbor').innerText();
  for (const text of ['$1,249.50', '6 months', 'N/A']) expect(shown).toContain(text);
  await page.getByRole('link', { name: 'Edit E2E Harbor' }).click();
  await page.getByLabel('Price').fill('99');
  await button(page, 'Update Package').click();
  await toast(page, /updated/i).waitFor();
  await search(page, 'Package Name', 'E2E Harbor');
  await row(page, '$99.00').waitFor();
  await remove(page, 'E2E Harbor');
});

test('keeps the tag of an insurance type and reports a conflicting change', async ({ page, context }) => {
  await openAs(page, 'admin', '/insurance/create');
  await page.getByLabel('Name').fill('E2E Pet');
  await page.getByLabel('Tag').fill('E2E_PET');
  await button(page, 'Create Insurance Type').click();
  await page.waitForURL('/insurance');
  await toast(page, 'Insurance type created successfully!').waitFor();
  await search(page, 'Name', 'E2E Pet');
  await page.getByRole('link', { name: 'Edit E2E Pet' }).click();
  await heading(page, 'Update Insurance Type').waitFor();
  expect(await page.getByLabel('Tag').isEditable()).toBe(false);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('radio', { name: 'Inactive' }).click();
  await button(other, 'Update Insurance Type').click();
  await toast(other, 'Insurance type updated successfully!').waitFor();
  await other.close();

  await page.getByLabel('Name').fill('E2E Pets');
  await button(page, 'Update Insurance Type').click();
  await button(page, 'Load current values').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('E2E Pets');
  await button(page, 'Update Insurance Type').click();
  await page.waitForURL('/insurance');
  await search(page, 'Name', 'E2E Pets');
  await remove(page, 'E2E Pets');
});

test('creates a carrier with a logo and rejects an invalid image', async ({ page }) => {
  await openAs(page, 'admin', '/carriers');
  await waitUntilReady(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Carrier' }).click();
  await heading(page, 'Create Carrier').waitFor();
  await button(page, 'Create Carrier').click();
  for (const text of ['Image is required', 'Website is required', 'Claim URL is required', 'Payment URL is required'])
    await page.getByText(text).first().waitFor();

  await pick(page, 'logo.png', Buffer.from('<script>alert(1)</script>'));
  await expect.poll(() => button(page, 'Remove').count()).toBe(0);
  await pick(page, 'logo.png', png);
  await button(page, 'Remove').waitFor();
  await page.getByLabel('Name').fill('E2E Lakeshore');
  await page.getByLabel('Website').fill('lakeshore');
  await page.getByLabel('Claim URL').fill('https://claims.lakeshore.example');
  await page.getByLabel('Payment URL').fill('https://pay.lakeshore.example');
  await button(page, 'Create Carrier').click();
  await page.getByText('Please give valid URL').waitFor();
  await page.getByLabel('Website').fill('https://www.lakeshore.example');
  await button(page, 'Create Carrier').click();
  await page.waitForURL('/carriers');
  await toast(page, /created/i).waitFor();

  await search(page, 'Name', 'E2E Lakeshore');
  const link = page.getByRole('link', { name: 'Claim E2E Lakeshore' });
  expect(await link.getAttribute('href')).toBe('https://claims.lakeshore.example');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  await expect
    .poll(() =>
      row(page, 'E2E Lakeshore')
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBe(1);

  await page.getByRole('link', { name: 'Edit E2E Lakeshore' }).click();
  await heading(page, 'Update Carrier').waitFor();
  expect(await button(page, 'Update Carrier').isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await button(page, 'Update Carrier').click();
  await toast(page, /updated/i).waitFor();
  await choose(page, 'Filter', 'Status Inactive');
  await search(page, 'Website', 'www.lakeshore');
  await row(page, 'E2E Lakeshore').getByText('Inactive').waitFor();
  await button(page, 'Delete E2E Lakeshore').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, /deleted/i).waitFor();
});
