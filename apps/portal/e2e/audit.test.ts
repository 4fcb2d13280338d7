import { expect } from 'vitest';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

test('an agency admin finds an export in the audit log by keyboard', async ({ page }) => {
  await openAs(page, 'owner', '/contact?filters=name.contains.a');
  await page.locator('[data-state=ready][aria-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV file' }).click()]);
  const exported = await toast(page, /rows exported/).innerText();
  const rows = /[\d,]+/.exec(exported)?.[0];

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await heading(page, 'Audit Log').waitFor();
  await page.getByRole('link', { name: 'Exports' }).click();
  const entry = page.getByRole('row', { name: new RegExp(`Exported.*${rows} rows`) }).first();
  await entry.getByRole('button', { name: /^Details of Exported, Export/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('exportContacts').waitFor();
  await expectAccessible(page);

  await page.reload();
  await page.locator('a[aria-current=page]', { hasText: 'Exports' }).waitFor();
  await page
    .getByRole('row', { name: /Exported/ })
    .first()
    .waitFor();
  expect(await page.getByRole('row', { name: /Changed|Created|Signed in/ }).count()).toBe(0);
});

test('an agent may not read the audit log', async ({ page }) => {
  await openAs(page, 'agent', '/audit');
  await page.waitForURL('**/403');
  expect(await page.getByRole('link', { name: 'Audit Log' }).count()).toBe(0);
});
