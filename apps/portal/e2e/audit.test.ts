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
  await page.getByText('Export contacts', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.reload();
  await page.locator('a[aria-current=page]', { hasText: 'Exports' }).waitFor();
  await page
    .getByRole('row', { name: /Exported/ })
    .first()
    .waitFor();
  expect(await page.getByRole('row', { name: /Changed|Created|Signed in/ }).count()).toBe(0);
});

test('an agency admin puts the old values of a contact back by keyboard', async ({ page }) => {
  await openAs(page, 'owner', '/audit');
  const call = await apiOf(page);
  const lastName = `Back${randomUUID().slice(0, 6)}`;
  const body = { contactType: 'PERSONAL', firstName: 'Ana', lastName, email: `${lastName.toLowerCase()}@people.test` };
  const { id } = await call<{ id: string }>('POST', '/api/contact/create', body);
  const read = () => call<{ firstName: string; version: number }>('GET', `/api/contact/id/${id}`);
  const { version } = await read();
  const changes = { contactId: id, version, contactType: 'PERSONAL', firstName: 'Anna', lastName };
  await call('PUT', '/api/contact/update', changes);

  await page.goto('/audit?filters=record.is.CONTACT*action.is.CHANGED');
  const rows = page.getByRole('row', { name: new RegExp(`Changed.*${lastName}`) });
  await rows
    .first()
    .getByRole('button', { name: /^Details of/ })
    .press('Enter');
  await page.getByRole('row', { name: 'First Name Ana Anna', exact: true }).waitFor();
  await expectAccessible(page);
  const restore = page.getByRole('button', { name: 'Put the old values back' });
  await restore.press('Enter');
  await toast(page, 'The old values were put back').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  expect((await read()).firstName).toBe('Ana');
  await restore.press('Enter');
  await toast(page, 'The old values could not be put back').waitFor();
  await page.getByRole('link', { name: 'Open contact' }).click();
  await page.waitForURL(`**/contact/${id}`);
  await heading(page, new RegExp(`Ana ${lastName}`)).waitFor();
});

test('an agency admin finds a phone number that a contact had, by keyboard', async ({ page }) => {
  await openAs(page, 'owner', '/audit');
  const call = await apiOf(page);
  const lastName = `Had${randomUUID().slice(0, 6)}`;
  const number = String(Math.floor(Math.random() * 9000) + 1000);
  const person = { contactType: 'PERSONAL', firstName: 'Ana', lastName };
  const email = `${lastName.toLowerCase()}@people.test`;
  const { id } = await call<{ id: string }>('POST', '/api/contact/create', {
    ...person,
    email,
    phone: `415555${number}`,
  });
  const { version } = await call<{ version: number }>('GET', `/api/contact/id/${id}`);
  await call('PUT', '/api/contact/update', { contactId: id, version, ...person, phone: '4155550000' });

  await page.locator('main [data-state=ready]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(`415-555-${number}`);
  await page.waitForURL(/[?&]q=415-555-/);
  const changed = page.getByRole('row', { name: new RegExp(`Changed.*\\(415\\) 555-${number}.*${lastName}`) });
  await changed.waitFor();
  await page.getByRole('row', { name: new RegExp(`Created.*\\(415\\) 555-${number}.*${lastName}`) }).waitFor();
  // the heading and the two entries
  await expect.poll(() => page.getByRole('row', { name: /Changed|Created|Signed in|Read/ }).count()).toBe(2);
  expect(await changed.locator('mark').innerText()).toBe(`415) 555-${number}`);
  await changed.getByRole('button', { name: /^Details of/ }).press('Enter');
  await page.getByRole('row', { name: `Phone (415) 555-${number} (415) 555-0000`, exact: true }).waitFor();
  await expectAccessible(page);
});

test('new entries of the audit log wait for a key press', async ({ page }) => {
  await openAs(page, 'owner', '/audit');
  const rows = page.getByRole('row');
  // until then, the rows are skeletons
  await page.locator('main [data-state=ready]').waitFor();
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
