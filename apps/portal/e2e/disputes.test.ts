import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { newEmail, openAsNew } from './support/accounts.ts';
import { heading, openAs, signOut, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

/** Moves the focus to a control with the Tab key. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach the control');
}
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('shows a disputed payment to platform admins, who cannot refund it, by keyboard', async ({
  page,
  expectedErrors,
}) => {
  // The refund of a disputed payment answers 402.
  expectedErrors.push(/status of 402/);
  const agency = `Stillwater ${process.pid}-${Date.now() % 100_000}`;
  await openAsNew(page, newEmail('dana'), { agency, path: '/plans/create' });
  const starter = page.getByRole('article', { name: 'Starter', exact: true });
  await page.getByRole('textbox', { name: 'Search' }).fill('Starter');
  await starter.getByRole('button', { name: /SELECT PACKAGE/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Package Details' });
  await dialog.getByLabel('Card number').fill('4000000000000259');
  await dialog.getByLabel('Expiration date').fill('1239');
  await dialog.getByLabel('Security code').fill('314');
  await dialog.getByRole('button', { name: 'CREATE PLAN' }).click();
  await toast(page, /successfully/).waitFor();
  await signOut(page);

  await openAs(page, 'admin', `/history/transactions?by=agencyName&q=${encodeURIComponent(agency)}`);
  await press(page, page.getByRole('row').filter({ hasText: agency }).getByRole('link', { name: /^FL-/ }));
  await heading(page, /^FL-/).waitFor();

  // The sandbox disputes the payment at once. The job may not have asked it yet, then the refund is refused by the sandbox.
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await refund.waitFor();
  if (await refund.isEnabled()) {
    await press(page, refund);
    const refunding = page.getByRole('dialog', { name: /^Refund FL-/ });
    await press(page, refunding.getByRole('combobox', { name: /Reason/ }), 'Space');
    await page.getByRole('option', { name: 'Other' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await press(page, refunding.getByRole('button', { name: /^Refund \$/ }));
    await refunding.getByText(/disputes this payment with their bank|until the dispute is decided/).waitFor();
    await expect.poll(() => refunding.getByRole('button', { name: 'Refund', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Close' }));
    await refunding.waitFor({ state: 'detached' });
  }
  const note = page.getByRole('note').filter({ hasText: /^The buyer disputes \$[\d.]+ of this payment/ });
  await note.getByText(/The cardholder did not make this payment · Respond by/).waitFor();
  await note.getByText(/can't be refunded until the bank decides/).waitFor();
  expect(await refund.isDisabled()).toBe(true);
  expect(await refund.getAttribute('title')).toBe('Not possible while the payment is disputed');
  expect(await note.getByRole('link').count()).toBe(0);
  await page.getByText(/^Dispute of \$/).waitFor();
  await expectAccessible(page);

  await page.goto('/history/transactions?filter=disputed');
  const theirs = page.getByRole('row').filter({ hasText: agency });
  await theirs.getByText('Disputed', { exact: true }).waitFor();
});
