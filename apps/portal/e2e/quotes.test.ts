import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pdf } from './support/files.ts';
import { heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready]').first().waitFor();

/** Searches a picker and chooses the first result. */
async function pick(page: Page, field: RegExp, text: string) {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option').first().click();
}

/** Creates a quote for the demo's customer as their agent, and waits for its page. Returns its path. */
async function createQuote(page: Page): Promise<string> {
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
  return new URL(page.url()).pathname;
}

test('creates a quote for an opportunity, adds coverages, sends it and accepts it', async ({ page }) => {
  const address = await createQuote(page);
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

test('sends a quote from its page, mails the answer and creates the policy', async ({ page }) => {
  const address = await createQuote(page);
  await page.getByRole('button', { name: 'Send quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send quote' });
  const message = dialog.getByRole('textbox', { name: /Message/ });
  expect(await message.inputValue()).toContain('Hello Elena Marchetti,');
  expect(await dialog.getByRole('textbox', { name: /To/ }).inputValue()).toBe('customer@demo.test');
  await expectAccessible(page);
  await message.press('Control+Enter');
  await toast(page, 'The quote was sent to the contact').waitFor();
  await page.getByRole('button', { name: 'Send reminder' }).waitFor();
  await page.getByText('Pending Approval').first().waitFor();

  await signOut(page);
  await openAs(page, 'customer', address);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await toast(page, 'Quote is accepted successfully').waitFor();
  const mailbox = await page.request.get('/dev/mailbox');
  expect(await mailbox.text()).toContain('Elena Marchetti has accepted quote');

  await signOut(page);
  await openAs(page, 'agent', address);
  await page.getByRole('link', { name: 'Create Policy' }).click();
  await heading(page, 'Create Policy').waitFor();
  await page.getByRole('textbox', { name: /Policy Number/ }).fill('E2E-QUOTE-1');
  await page.getByRole('button', { name: 'Create Policy' }).click();
  await toast(page, 'Policy created successfully').waitFor();
  await openAs(page, 'agent', address);
  await page.getByRole('link', { name: 'Open policy' }).waitFor();
});
