import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
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

test('new entries of the audit log wait for a key press', async ({ page }) => {
  await openAs(page, 'owner', '/audit');
  const rows = page.getByRole('row');
  await rows.nth(1).waitFor();
  const shown = await rows.nth(1).innerText();
  const call = await apiOf(page);
  const lastName = `Audit${randomUUID().slice(0, 6)}`;
  const email = `${lastName.toLowerCase()}@people.test`;
  await call('POST', '/api/contact/create', { contactType: 'PERSONAL', firstName: 'Ana', lastName, email });
  const show = page.getByRole('button', { name: /^Show \d+ new entr/ });
  // The portal counts every 30 seconds, and when the user returns to the window.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return show.count();
      },
      { timeout: 15_000, interval: 1000 },
    )
    .toBe(1);
  expect(await rows.nth(1).innerText()).toBe(shown);
  await expectAccessible(page);
  await show.press('Enter');
  await page.getByRole('row', { name: new RegExp(`Created.*${lastName}`) }).waitFor();
  await show.waitFor({ state: 'detached' });
});

test('an agent may not read the audit log', async ({ page }) => {
  await openAs(page, 'agent', '/audit');
  await page.waitForURL('**/403');
  expect(await page.getByRole('link', { name: 'Audit Log' }).count()).toBe(0);
});
