import type { Page } from 'playwright';
import { expect } from 'vitest';
import { choose, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready]').first().waitFor();
const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

test('edits a policy, bills it, notifies the customer and lets the customer cancel it', async ({ page }) => {
  await openAs(page, 'agent', '/policies');
  await waitUntilReady(page);
  await page.getByRole('button', { name: /^Active\s*\d/ }).click();
  await page.waitForURL(/filter=active/);
  await choose(page, 'Search by', 'Customer');
  await page.getByRole('textbox', { name: 'Search' }).fill('Marchetti');
  await page.waitForURL(/q=Marchetti/);
  const row = page.getByRole('row', { name: /Elena Marchetti/ }).first();
  await row.waitFor();
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await page.waitForURL(/\/policies\/[\w-]+$/);
  const address = new URL(page.url()).pathname;
  await page.getByRole('heading', { name: 'Policy Info' }).waitFor();
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByText('Details')
    .waitFor();

  await page.getByRole('button', { name: 'Edit Policy Info' }).click();
  const info = page.getByRole('form', { name: 'Policy Info' });
  await textbox(page, /Policy Number/).fill('E2E-4711');
  await textbox(page, /Effective Date/).fill('03/15/2026');
  await textbox(page, /Expire Date/).fill('03/15/2026');
  await info.getByText('Please select date after effective date').waitFor();
  expect(await info.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await textbox(page, /Expire Date/).fill('03/15/2099');
  await textbox(page, /Premium/).fill('2,345.50');
  await info.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Policy updated successfully').waitFor();
  await page.getByText('$2,345.50').first().waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Coverages / Limits Of Liability' }).click();
  await page.getByRole('button', { name: 'Add coverage' }).click();
  const coverage = page.getByRole('group', { name: /^Coverage/ }).last();
  await coverage.getByRole('textbox', { name: /Name/ }).fill('Towing');
  await coverage.getByRole('textbox', { name: /Value/ }).fill('$150');
  await page
    .getByRole('form', { name: /Coverages/ })
    .getByRole('button', { name: 'Save' })
    .click();
  await toast(page, /Successfully submitted \d out of \d items\./).waitFor();
  await page.getByRole('row', { name: /Towing/ }).waitFor();

  // leaving unsaved notes asks for confirmation
  await page.getByRole('button', { name: 'Edit Other Information' }).click();
  await textbox(page, /Other Information/).click();
  await page.keyboard.type('Garaged at home. ');
  await page.getByRole('link', { name: 'Quotes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('form', { name: 'Other Information' }).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('form', { name: 'Other Information' }).waitFor({ state: 'detached' });
  await page.getByText(/Garaged at home\./).waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await page.waitForURL(/\/policies\/view\//);
  const view = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Policy Transaction' });
  const create = dialog.getByRole('button', { name: 'Create' });
  expect(await create.isDisabled()).toBe(true);
  await choose(page, 'Transaction Type', 'Endorsement');
  await textbox(page, /Date of Transaction/).fill('11/20/2026');
  await textbox(page, /Transaction Premium/).fill('412.00');
  await choose(page, 'Payment Status', 'Pending');
  await choose(page, 'Billing Type', 'Invoice');
  expect(await create.isDisabled()).toBe(true);
  await textbox(page, /Invoice Number/).fill('INV-4711');
  await create.click();
  await toast(page, 'Policy transaction created successfully').waitFor();
  const billed = page.getByRole('row', { name: /20\.11\.2026.*Endorsement.*\$412\.00.*Pending/ });
  await billed.waitFor();
  await expectAccessible(page);

  await billed.getByRole('button', { name: /^Notify/ }).click();
  await toast(page, 'The customer was notified').waitFor();
  await billed.getByRole('button', { name: /^Re-Notify/ }).waitFor();
  await billed.getByRole('button', { name: /^Edit/ }).click();
  const change = page.getByRole('dialog', { name: 'Update Policy Transaction' });
  expect(await change.getByRole('combobox', { name: /Transaction Type/ }).isDisabled()).toBe(true);
  await choose(page, 'Payment Status', 'Paid');
  await change.getByRole('button', { name: 'Update' }).click();
  await toast(page, 'Policy transaction updated successfully').waitFor();
  await page.getByRole('row', { name: /20\.11\.2026.*Endorsement.*Paid/ }).waitFor();

  await signOut(page);
  await openAs(page, 'customer', view);
  await page.getByRole('row', { name: /20\.11\.2026.*Endorsement.*Paid/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Make Payment' }).first().click();
  await page.waitForURL(/\/policies$/);
  await page.goto(address);
  await waitUntilReady(page);
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel Policy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Policy' }).click();
  await toast(page, 'Policy cancelled successfully!').waitFor();
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Cancel Policy' }).count()).toBe(0);
});

test('reads and edits the sections of a policy by keyboard', async ({ page }) => {
  await openAs(page, 'agent', '/policies?by=customerName&q=Marchetti');
  // a click on a cell opens the record of the row
  const row = page.getByRole('row', { name: /Elena Marchetti/ }).first();
  await row.getByText(/^\$/).first().click();
  await page.waitForURL(/\/policies\/[\w-]+$/);
  const sections = page.getByRole('navigation', { name: 'Sections of the policy' });
  const isCurrent = (name: RegExp) =>
    expect.poll(() => sections.getByRole('link', { name }).getAttribute('aria-current')).toBe('location');
  await isCurrent(/^Summary/);
  await page.keyboard.press('3');
  await isCurrent(/^Transactions/);
  await page.getByRole('group', { name: 'Transactions' }).waitFor();
  // the last sections load when they are reached
  await page.keyboard.press('0');
  await isCurrent(/^Mails/);
  await page.getByRole('heading', { name: 'Mails', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Claims', exact: true }).waitFor();
  await page.keyboard.press('2');
  await isCurrent(/^Coverages/);
  await page.keyboard.press('e');
  await page.getByRole('form', { name: /Coverages/ }).waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('form', { name: /Coverages/ })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('form', { name: /Coverages/ }).waitFor({ state: 'detached' });

  // each section has its own address
  await sections.getByRole('link', { name: /^Invoices/ }).click();
  await page.waitForURL(/#invoices$/);
  await isCurrent(/^Invoices/);
  await page.reload();
  await isCurrent(/^Invoices/);
  await expectAccessible(page);
});
