import type { Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { pdf } from './support/files.ts';
import { openAs, openReady, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const restored = 'Your entries have been restored';

/** Loads the page again, as phones do after the camera has needed the memory. */
async function reload(page: Page) {
  // longer than the time after which input is stored
  await page.waitForTimeout(1000);
  await page.reload();
}

test('a claim survives a reload in its fourth step, with the uploaded file', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'customer', '/claims/add');
  const step = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio').first().check();
  await proceed();
  await step('Loss details');
  await page.getByRole('combobox', { name: /Claim type/ }).click();
  await page.getByRole('option', { name: 'Property' }).click();
  await page.getByRole('textbox', { name: /Date of loss/ }).fill('01/02/2026');
  await page.getByRole('textbox', { name: /Description/ }).fill('Hail broke two windows.');
  await proceed();
  await step('People and damage');
  await proceed();
  await step('Photos and documents');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'estimate.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('status').filter({ hasText: 'estimate.pdf uploaded' }).waitFor();
  await reload(page);
  await step('Photos and documents');
  await page.getByText(restored).waitFor();
  await page.getByText('estimate.pdf').waitFor();
  await expectAccessible(page);
  await proceed();
  await step('Review');
  await page.getByText('Hail broke two windows.').waitFor();
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await toast(page, 'Claim submitted').waitFor();
  await page.getByRole('row', { name: /estimate\.pdf/ }).waitFor();

  await page.goto('/claims/add');
  await step('Policy');
  expect(await page.getByText(restored).count()).toBe(0);
  expect(await page.getByRole('radio').first().isChecked()).toBe(false);
});

test('pages of a requested document survive a reload until they are sent', async ({ page }) => {
  await openAs(page, 'agent');
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string }[] }>(
    'GET',
    '/api/contact/all?pageSize=1&email=customer@demo.test',
  );
  const { id } = await api<{ id: string }>('POST', '/api/document-request/create', {
    recordType: 'CONTACT',
    recordId: content[0]?.id,
    requestedType: 'PHOTOS',
    neededBy: Date.UTC(2099, 0, 1) / 1000,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'customer', `/document-requests/${id}`);
  const note = page.getByRole('textbox', { name: /^Note to/ });
  const addPage = async (name: string) => {
    const input = page.locator('input[type=file]:not([capture])');
    await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf });
    await page
      .getByRole('status')
      .filter({ hasText: `${name} uploaded` })
      .waitFor();
  };
  await addPage('front.pdf');
  await note.fill('The back follows.');
  await reload(page);
  await page.getByText(restored).waitFor();
  expect(await note.inputValue()).toBe('The back follows.');
  await addPage('back.pdf');
  await page.getByRole('button', { name: 'Send 2 pages' }).waitFor();
  await page.getByText('front.pdf').waitFor();
  await expectAccessible(page);
  await reload(page);
  await page.getByRole('button', { name: 'Discard entries' }).click();
  await page.getByText('front.pdf').waitFor({ state: 'detached' });
  expect(await note.inputValue()).toBe('');
  await reload(page);
  await note.waitFor();
  expect(await page.getByText(restored).count()).toBe(0);

  await addPage('front.pdf');
  await reload(page);
  await page.getByText(restored).waitFor();
  await addPage('back.pdf');
  await page.getByRole('button', { name: 'Send 2 pages' }).click();
  await page.getByText(/^Sent on/).waitFor();
  await page.getByRole('link', { name: 'front.pdf' }).waitFor();
  await page.getByRole('link', { name: 'back.pdf' }).waitFor();
  await reload(page);
  await page.getByRole('button', { name: 'Replace' }).click();
  await note.waitFor();
  expect(await page.getByText(restored).count()).toBe(0);
});

test('a document for a claim survives a reload until it is discarded or added', async ({ page }) => {
  await openAs(page, 'agent');
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string; claimStatus: string }[] }>('GET', '/api/claim/all');
  const [claim, other] = content.filter(({ claimStatus }) => ['SUBMITTED', 'IN_REVIEW'].includes(claimStatus));
  const dialog = page.getByRole('dialog', { name: 'Upload Doc' });
  const choose = dialog.getByRole('button', { name: 'choose one' });
  const open = async (id: string | undefined) => {
    await openReady(page, `/claims/${id}`);
    await page.getByRole('button', { name: 'Upload Doc' }).click();
    await choose.waitFor();
  };
  const upload = async () => {
    const input = dialog.locator('input[type=file]:not([capture])');
    await input.setInputFiles({ name: 'roof.pdf', mimeType: 'application/pdf', buffer: pdf });
    await dialog.getByRole('status').filter({ hasText: 'roof.pdf uploaded' }).waitFor();
    await reload(page);
  };
  await open(claim?.id);
  await upload();
  await open(claim?.id);
  await dialog.getByText(restored).waitFor();
  await dialog.getByText('roof.pdf').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard entries' }).press('Enter');
  await dialog.getByText('roof.pdf').waitFor({ state: 'detached' });
  expect(await choose.evaluate((button) => button === document.activeElement)).toBe(true);

  await upload();
  await open(other?.id);
  expect(await page.getByText(restored).count()).toBe(0);
  await open(claim?.id);
  await dialog.getByText(restored).waitFor();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Doc uploaded').waitFor();
  await open(claim?.id);
  expect(await page.getByText(restored).count()).toBe(0);
});

test('edited sections and dialogs survive a reload until they are left or discarded', async ({ page }) => {
  await openAs(page, 'agent');
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string }[] }>('GET', '/api/policy/all?pageSize=1&ascOrDesc=asc');
  await openReady(page, `/policies/${content[0]?.id}`);
  const number = page.getByRole('textbox', { name: 'Policy Number' });
  await page.getByRole('button', { name: 'Edit Policy Info' }).click();
  await number.fill('HALF-A-NUMBER');
  await reload(page);
  await page.getByText(restored).waitFor();
  expect(await number.inputValue()).toBe('HALF-A-NUMBER');
  // a restored draft survives the next reload, too
  await reload(page);
  await page.getByText(restored).waitFor();
  await page.getByRole('button', { name: 'Discard entries' }).click();
  await page.getByText(restored).waitFor({ state: 'detached' });
  expect(await number.inputValue()).not.toBe('HALF-A-NUMBER');
  await number.fill('HALF-A-NUMBER');
  await reload(page);
  await page.getByText(restored).waitFor();
  await page.getByRole('form', { name: 'Policy Info' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await number.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Edit Policy Info' }).waitFor();
  expect(await page.getByText(restored).count()).toBe(0);

  await openReady(page, '/tasks');
  const add = () => page.getByRole('button', { name: 'Add task' }).first().click();
  const title = page.getByRole('dialog', { name: 'Add task' }).getByLabel('Title');
  await add();
  await title.fill('Half a task');
  await reload(page);
  await add();
  await page.getByText(restored).waitFor();
  expect(await title.inputValue()).toBe('Half a task');
  await page.getByRole('button', { name: 'Discard entries' }).press('Enter');
  expect(await title.inputValue()).toBe('');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  // nothing is left that would have to be discarded
  await page.keyboard.press('Escape');
  await title.waitFor({ state: 'detached' });
});

test('a quote that is to be sent shows its copies and files after a reload', async ({ page }) => {
  await openAs(page, 'agent');
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string }[] }>('GET', '/api/quotes/all?pageSize=1&quoteStatus=PENDING');
  await openReady(page, `/quotes/${content[0]?.id}`);
  const dialog = page.getByRole('dialog', { name: 'Send quote' });
  const cc = dialog.getByRole('textbox', { name: /Cc/ });
  const send = () => page.getByRole('button', { name: 'Send quote' }).first().click();
  await send();
  await dialog.getByRole('button', { name: 'Add Cc' }).click();
  await cc.fill('lender');
  await dialog.getByRole('button', { name: 'Attach files' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'elevation.pdf', mimeType: 'application/pdf', buffer: pdf });
  await dialog.getByRole('status').filter({ hasText: 'elevation.pdf uploaded' }).waitFor();
  await reload(page);
  await send();
  await dialog.getByText(restored).waitFor();
  expect(await cc.inputValue()).toBe('lender');
  await dialog.getByText('elevation.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await dialog.getByText('Enter valid email addresses, separated by commas').waitFor();
  await cc.fill('');
  await dialog.getByRole('button', { name: 'Remove elevation.pdf' }).click();
  expect(await cc.isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'choose from your device' }).isVisible()).toBe(true);
});

test('a note survives a reload until it is saved', async ({ page }) => {
  await openAs(page, 'agent');
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string }[] }>('GET', '/api/contact/all?pageSize=1');
  await openReady(page, `/contact/${content[0]?.id}`);
  const text = 'Asked for a quote of flood cover.';
  const activity = page.getByRole('region', { name: 'Activity' });
  const editor = activity.getByRole('textbox', { name: 'Note' });
  await activity.getByRole('button', { name: 'Note', exact: true }).click();
  await editor.click();
  await page.keyboard.type(text);
  await reload(page);
  await activity.getByRole('button', { name: 'Continue your draft' }).click();
  await expect.poll(() => editor.textContent()).toBe(text);
  await editor.press('Control+Enter');
  await toast(page, 'The note was saved').waitFor();
  await reload(page);
  await activity.getByRole('listitem').filter({ hasText: text }).waitFor();
  await activity.getByRole('button', { name: 'Note', exact: true }).click();
  expect(await editor.textContent()).toBe('');
});

test('a saved form does not come back when the tab loads again before the next page is shown', async ({ page }) => {
  // disables prefetching, which would have loaded the code of the list
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openAs(page, 'admin', '/insurance/create');
  const name = page.getByLabel('Name');
  const tag = `T${Date.now()}`;
  const entered = `Kite surfing ${tag}`;
  await name.fill(entered);
  await page.getByLabel('Tag').fill(tag);
  // longer than the time after which input is stored
  await page.waitForTimeout(1000);
  // the code of the list does not arrive
  await page.route('**/assets/InsuranceTypeListScreen-*.js', () => undefined);
  await page.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'created').waitFor();
  expect(await name.inputValue()).toBe(entered);
  await page.unrouteAll();
  await page.reload();
  await name.waitFor();
  expect(await name.inputValue()).toBe('');
});
