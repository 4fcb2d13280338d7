import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { collectErrors } from './support/collectErrors.ts';
import { pdf } from './support/files.ts';
import { originOfWorker } from './support/origin.ts';
import { choose, heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';
import { WAIT } from './support/timeouts.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const status = (page: Page, value: string) => page.locator(`[data-status=${value}]`);

const page404 = Buffer.from('<!doctype html><script>alert(1)</script>');
const pick = (page: Page, name: string, buffer: Buffer) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

/** Opens a second browser for another user and checks its errors on close. */
async function openOtherBrowser(browser: Browser, expectedErrors: RegExp[]) {
  const origin = originOfWorker();
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' });
  context.setDefaultTimeout(WAIT);
  const errors = await collectErrors(context, origin);
  const close = async () => {
    await context.close();
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  };
  return { page: await context.newPage(), close };
}

/** Subjects of the mails about a document, newest first. */
async function mailsAbout(page: Page, document: string): Promise<string[]> {
  const mailbox = await page.request.get('/dev/mailbox');
  return [...(await mailbox.text()).matchAll(/<a href="[^"]+">([^<]+)<\/a>/g)]
    .map(([, subject = '']) => subject)
    .filter((subject) => subject.startsWith(document));
}

test('requests, uploads, rejects and approves a verification document', async ({ page, browser, expectedErrors }) => {
  // a unique name, because a retry runs on the same data
  const name = `E2E bond ${randomUUID().slice(0, 8)}`;
  const admin = page;

  await openAs(admin, 'admin', '/verification-docs');
  await waitUntilReady(admin);
  await admin.getByRole('link', { name: 'Create Doc' }).click();
  await heading(admin, 'Create Doc').waitFor();
  await admin.getByRole('textbox', { name: 'Name' }).fill(name);
  const answer = (group: string | RegExp, option: string) =>
    admin.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();
  await answer('Has Expiration Date', 'Yes');
  await answer(/^Required/, 'Yes');
  await answer('Status', 'Active');
  await admin.getByRole('button', { name: 'Create Doc' }).click();
  await admin.waitForURL('/verification-docs');
  await toast(admin, 'Document created successfully').waitFor();

  const agency = await openOtherBrowser(browser, expectedErrors);
  const owner = agency.page;
  await openAs(owner, 'owner', '/verification-docs');
  await waitUntilReady(owner);
  const card = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name }) });
  await card.locator('[data-status=MISSING]').waitFor();

  await card.getByRole('button', { name: `Upload ${name}` }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByText('File is required').waitFor();
  await dialog.getByText('Expiration Date is required').waitFor();
  // an HTML page with the file name of a PDF
  await pick(owner, 'bond.pdf', page404);
  await dialog
    .getByText('The content of this file does not match its name. Please choose another one', { exact: true })
    .waitFor();
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await pick(owner, 'bond.pdf', pdf);
  await dialog.locator('[data-status=uploaded]').waitFor();
  await dialog.getByLabel('Expiration Date').fill('12/31/2099');
  await dialog.getByLabel('Note').fill('For both offices');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await toast(owner, 'Doc uploaded').waitFor();
  await card.locator('[data-status=PENDING]').waitFor();

  await admin.goto(`/verification-doc/uploaded?filter=pending`);
  await waitUntilReady(admin);
  await choose(admin, 'Search by', 'Document');
  await admin.getByRole('textbox', { name: 'Search' }).fill(name);
  await admin.waitForURL((url) => url.searchParams.get('q') === name);
  const row = rows(admin).filter({ hasText: name });
  await row.getByText('Harbor & Hale Insurance').waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: `Reject ${name} of Harbor & Hale Insurance` }).click();
  await admin.getByRole('dialog').getByLabel('Feedback').fill('The seal of the surety is missing');
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await toast(admin, 'Document rejected').waitFor();
  // the list of pending uploads no longer contains it
  await admin.locator('[data-state=no-results]').waitFor();
  await expect.poll(() => admin.locator('#main').evaluate((main) => main === document.activeElement)).toBe(true);

  await owner.reload();
  await card.locator('[data-status=REJECTED]').waitFor();
  await card.getByText('The seal of the surety is missing').waitFor();
  await expectAccessible(owner);
  await expect.poll(() => mailsAbout(admin, name), { timeout: WAIT }).toEqual([`${name} is rejected`]);

  await card.getByRole('button', { name: `Replace ${name}` }).click();
  await pick(owner, 'bond-sealed.pdf', pdf);
  await dialog.locator('[data-status=uploaded]').waitFor();
  await dialog.getByLabel('Expiration Date').fill('12/31/2099');
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await toast(owner, 'Doc uploaded').waitFor();

  await admin.goto('/agencies?by=name&q=harbor');
  await admin.getByRole('link', { name: 'Harbor & Hale Insurance' }).click();
  await admin.getByRole('tab', { name: 'Documents' }).click();
  const docs = rows(admin).filter({ hasText: name });
  await docs.locator('[data-status=PENDING]').waitFor();
  await admin.getByRole('button', { name: `Approve ${name} of Harbor & Hale Insurance` }).click();
  await toast(admin, 'Document approved').waitFor();
  await docs.locator('[data-status=APPROVED]').waitFor();
  await expect.poll(() => docs.evaluate((line) => line.contains(document.activeElement))).toBe(true);

  await owner.reload();
  await card.locator('[data-status=APPROVED]').waitFor();
  await expect
    .poll(() => mailsAbout(admin, name), { timeout: WAIT })
    .toEqual([`${name} is approved`, `${name} is rejected`]);
  await agency.close();

  // the agency no longer sees a deleted document
  await admin.goto(`/verification-docs?by=name&q=${encodeURIComponent(name)}`);
  await admin.getByRole('button', { name: `Delete ${name}` }).click();
  await admin.getByRole('alertdialog', { name: 'Delete Item' }).getByRole('button', { name: 'Delete' }).click();
  await toast(admin, /deleted/i).waitFor();
  await admin.locator('[data-state=no-results]').waitFor();
  await expect.poll(() => status(admin, 'APPROVED').count()).toBe(0);
});
