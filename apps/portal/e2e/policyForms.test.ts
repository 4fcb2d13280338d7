import { expect } from 'vitest';
import { chooseFile } from './support/files.ts';
import { heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('creates a policy from a quote, bills it and sends a requested certificate', async ({ page }) => {
  await openAs(page, 'agent', '/quotes/create');
  await heading(page, 'Create Quote').waitFor();
  await page.getByRole('combobox', { name: /Opportunity/ }).fill('Marchetti');
  await page
    .getByRole('option', { name: /Elena Marchetti/ })
    .filter({ hasText: /Auto|Home|Flood|Umbrella|Liability|Property|Compensation|Life|Health|Renters|Boat|Owners/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /Carrier/ }).fill('Summit');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: /Effective Date/ }).fill('12/31/2099');
  await page.getByRole('textbox', { name: /Premium Amount/ }).fill('912.25');
  await page.getByRole('button', { name: 'Create Quote' }).click();
  await heading(page, "Elena Marchetti's Proposal").waitFor();

  await page.getByRole('link', { name: 'Create Policy' }).click();
  await heading(page, 'Create Policy').waitFor();
  await expectAccessible(page);
  const premium = page.getByRole('textbox', { name: /Premium/ });
  await expect.poll(() => premium.inputValue()).toBe('912.25');
  await page.getByRole('button', { name: 'Create Policy' }).click();
  await page.getByText('Policy Number is required field!').waitFor();
  await page.getByRole('textbox', { name: /Policy Number/ }).fill('E2E-FORM-1');
  await page.getByRole('button', { name: 'Create Policy' }).click();
  await toast(page, 'Policy created successfully').waitFor();
  await page.waitForURL(/\/policies\/[0-9a-f-]{36}$/);
  const address = new URL(page.url()).pathname;
  await page
    .getByText(/E2E-FORM-1/)
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Manage Docs' }).click();
  await heading(page, 'Policy Docs').waitFor();
  await page.getByText('Docs Not Found').waitFor();
  await page.getByRole('button', { name: 'Upload Doc' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /Doc Type/ })
    .click();
  await page.getByRole('option', { name: 'Bill' }).click();
  await chooseFile(page, 'first bill.pdf');
  await page.getByRole('dialog').getByRole('button', { name: 'ADD' }).click();
  await toast(page, 'Doc uploaded').waitFor();
  await page.goto(`${address}/invoices`);
  await heading(page, 'Invoices').waitFor();
  await page.getByRole('button', { name: 'first bill.pdf', exact: true }).waitFor();
  await expectAccessible(page);

  await signOut(page);
  await openAs(page, 'customer', `${address}/certificates`);
  await page.getByText('Certificates Not Found').waitFor();
  await page.getByRole('button', { name: 'Request Certificate' }).click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await asking.getByText('Please complete the required fields to proceed further.').waitFor();
  await asking.getByRole('textbox', { name: 'Certificate Holder' }).fill('City of Portland');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await toast(page, 'Certificate Requested').waitFor();
  await page.getByRole('heading', { name: 'Certificate for City of Portland' }).waitFor();

  await signOut(page);
  await openAs(page, 'agent', `${address}/certificates`);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await chooseFile(page, 'certificate.pdf');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'The certificate was sent to the customer').waitFor();
  await page.getByRole('button', { name: 'certificate.pdf', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Upload Document' }).count()).toBe(0);
});

test('lists the invalid cells of a spreadsheet and imports the corrected file', async ({ page }) => {
  const sheet = (email: string) =>
    Buffer.from(`Policy Number,Contact Email,Insurance\nE2E-SHEET-1,${email},Home\nE2E-SHEET-2,${email},Home\n`);
  await openAs(page, 'agent', '/policies');
  await page.locator('[data-state=ready]').first().waitFor();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import policies' });
  await chooseFile(page, 'policies.csv', sheet('nobody@nowhere.test'));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Nothing was imported. Rows to correct: 2').waitFor();
  await dialog.getByRole('row', { name: /3 Contact Email No contact of your agency has this email/ }).waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the template' }).click();
  expect((await download).suggestedFilename()).toBe('policies.xlsx');

  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await chooseFile(page, 'policies.csv', sheet('customer@demo.test'));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await toast(page, 'Policies imported: 2').waitFor();
  await page.getByText('E2E-SHEET-2').first().waitFor();
});
