import type { Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { openAs, openReady, openSection, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const activityOf = (page: Page) => page.getByRole('region', { name: 'Activity' });
const unique = () => String(Date.now()).slice(-6);

/** Opens the page of the first record of a list. */
async function openFirst(page: Page, list: string, path: RegExp) {
  await openAs(page, 'agent', list);
  const link = page.getByRole('main').getByRole('table').getByRole('link').first();
  await link.click();
  await page.waitForURL(path);
}

test('an agent writes a note with a mention on a contact, pins it, and sees a change with its values', async ({
  page,
}) => {
  const text = `Asked about the boat ${unique()}`;
  await openFirst(page, '/contact', /\/contact\/[0-9a-f-]{36}/);
  const activity = activityOf(page);
  await activity.getByRole('button', { name: 'Note', exact: true }).waitFor();
  await page.keyboard.press('n');
  const editor = activity.getByRole('textbox', { name: 'Note' });
  await editor.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') === 'true');
  await page.keyboard.type(`${text} @Pri`);
  await activity.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'The note was saved').waitFor();
  const entry = activity.getByRole('listitem').filter({ hasText: text });
  await entry.getByText('@Priya Raman').waitFor();

  await entry.getByRole('button', { name: /^Actions for the note/ }).click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await activity.getByRole('note', { name: 'Pinned note' }).getByText(text).waitFor();
  await expectAccessible(page);

  const contact = page.url();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Update Contact' }).click();
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await phone.fill(`(207) 555-${unique().slice(-4)}`);
  const value = await phone.inputValue();
  await page.getByRole('button', { name: /^(Save|Update)/ }).click();
  await openReady(page, contact);
  await activityOf(page).getByRole('button', { name: 'Changes' }).click();
  const change = activityOf(page).getByRole('listitem').filter({ hasText: 'Phone changed' }).first();
  await change.getByText(value).waitFor();
  await change.getByText(/by Daniel Okafor/).waitFor();
});

test('an agent logs a call on a policy on a phone, filters, deletes it and takes that back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'agent', '/policies');
  const link = page.getByRole('main').locator('a[href*="/policies/view/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const id = /[0-9a-f-]{36}/.exec(address)?.[0] ?? '';
  await openReady(page, `/policies/${id}#activity`);
  const text = `Agreed on the deductible ${unique()}`;
  const activity = activityOf(page);
  await activity.getByRole('button', { name: 'Call', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Incoming' }).check({ force: true });
  await sheet.getByRole('textbox', { name: /^Minutes/ }).fill('4');
  await sheet.getByRole('textbox', { name: 'Note' }).fill(text);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save call' }).click();
  await toast(page, 'The call was saved').waitFor();
  await activity.getByRole('button', { name: 'Calls' }).click();
  const entry = activity.getByRole('listitem').filter({ hasText: text });
  await entry.getByText(/took a call, 4 min/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await entry.getByRole('button', { name: /^Actions for the call/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await entry.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await entry.waitFor();
});

test('a customer reads what concerns them on their policy, and no notes of the agents', async ({ page }) => {
  const [title, text] = [`ID card ${unique()}`, `Watch the loss ratio ${unique()}`];
  await openAs(page, 'customer', '/policies');
  const asCustomer = await apiOf(page);
  const { content } = await asCustomer<{ content: { id: string }[] }>('GET', '/api/policy/all');
  const id = content[0]?.id ?? '';
  const request = { policyId: id, policyServiceType: 'REQUEST_FOR_ID', title };
  await asCustomer('POST', '/api/service-request/create', request);

  await openAs(page, 'agent', `/policies/${id}#activity`);
  const note = { noteKind: 'NOTE', recordType: 'POLICY', recordId: id, text: `<p>${text}</p>` };
  await (await apiOf(page))('POST', '/api/activity/note/create', note);
  await page.reload();
  await activityOf(page).getByText(text).waitFor();
  await activityOf(page).getByText(title).first().waitFor();

  await openAs(page, 'customer', `/policies/view/${id}`);
  await openSection(page, 'Activity');
  const activity = activityOf(page);
  await activity.getByRole('listitem').filter({ hasText: title }).first().waitFor();
  expect(await activity.getByText(text).count()).toBe(0);
  expect(await activity.getByRole('button', { name: 'Note', exact: true }).count()).toBe(0);
  await activity.getByRole('button', { name: 'Documents' }).click();
  await activity.getByText(title).first().waitFor({ state: 'detached' });
  await expectAccessible(page);
});
