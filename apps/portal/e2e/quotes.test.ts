import type { Page } from 'playwright';
import { expect } from 'vitest';
import { heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready]').first().waitFor();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** Searches a picker and chooses the first result. */
async function pick(page: Page, field: RegExp, text: string) {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option').first().click();
}

test('creates a quote for an opportunity, adds coverages, sends it and accepts it', async ({ page }) => {
  await openAs(page, 'agent', '/quotes');
  await waitUntilReady(page);
  await page.getByRole('link', { name: 'Create Quote' }).click();
  await heading(page, 'Create Quote').waitFor();
  // documents that wait for review have no insurance type
  await page.getByRole('combobox', { name: /Opportunity/ }).fill('Marchetti');
  await page
    .getByRole('option', { name: /Elena Marchetti/ })
    .filter({ hasText: /Auto|Home|Flood|Umbrella|Liability|Property|Compensation|Life|Health|Renters|Boat|Owners/ })
    .first()
    .click();
  await pick(page, /Carrier/, 'Summit');
  await page.getByRole('textbox', { name: /Effective Date/ }).fill('12/31/2099');
  await page.getByRole('textbox', { name: /Premium Amount/ }).fill('1184.50');
  await page.getByRole('button', { name: 'Create Quote' }).click();
  await toast(page, 'Quote created successfully').waitFor();
  await heading(page, "Elena Marchetti's Proposal").waitFor();
  const address = new URL(page.url()).pathname;
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Coverages' }).click();
  const coverage = page.getByRole('group', { name: 'Coverage 1' });
  await coverage.getByRole('textbox', { name: /Name/ }).fill('Building');
  await coverage.getByRole('textbox', { name: /Limit/ }).fill('$250,000');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Successfully submitted 1 out of 1 items.').waitFor();
  await page.getByRole('row', { name: /Building/ }).waitFor();

  await page.getByRole('button', { name: 'Upload Doc' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'elevation.pdf', mimeType: 'application/pdf', buffer: pdf });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Doc uploaded').waitFor();
  await page.getByRole('row', { name: /elevation.pdf/ }).waitFor();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await heading(page, 'Update Quote').waitFor();
  expect(await page.getByRole('textbox', { name: /Contact/ }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Pending Approval' }).click();
  await page.getByRole('button', { name: 'Update Quote' }).click();
  const ready = page.getByRole('alertdialog', { name: 'The Quote is ready' });
  await ready.getByRole('button', { name: 'Send Email' }).click();
  await toast(page, 'The quote was sent to the contact').waitFor();
  await page.waitForURL(/\/quotes$/);

  await signOut(page);
  await openAs(page, 'customer', address);
  await heading(page, "Elena Marchetti's Proposal").waitFor();
  await page.getByRole('row', { name: /Building/ }).waitFor();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await toast(page, 'Quote is accepted successfully').waitFor();
  await page.getByText('Accepted', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Reject' }).count()).toBe(0);
});
