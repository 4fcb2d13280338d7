import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { byKeyboard } from './support/hands.ts';
import { originOfWorker } from './support/origin.ts';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const agency = 'Harbor & Hale Insurance';

test('an agency admin exports the data of the agency', async ({ page }) => {
  await openAs(page, 'owner', '/agency/settings');
  const section = page.getByRole('button', { name: 'Export data' });
  const [file] = await Promise.all([page.waitForEvent('download'), section.press('Enter')]);
  await toast(page, 'The data was exported').waitFor();
  expect(file.suggestedFilename()).toBe('agency-data.zip');
  // the names of the entries are not compressed
  const archive = await readFile(await file.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['data/policies.json', 'data/contacts.json', 'files/']) expect(archive.includes(name)).toBe(true);
});

test('an agency asks to be deleted, which a platform admin sees, and withdraws the request, by keyboard', async ({
  page,
  browser,
}) => {
  await openAs(page, 'owner', '/agency/settings');
  await page.getByRole('button', { name: 'Request deletion…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Request the deletion of ${agency}` });
  await dialog.waitFor();
  await expectAccessible(page);
  const submit = dialog.getByRole('button', { name: 'Request deletion' });
  expect(await submit.isDisabled()).toBe(true);
  await page.keyboard.type('Harbor');
  expect(await submit.isDisabled()).toBe(true);
  await page.keyboard.type(' & Hale Insurance');
  await page.keyboard.press('Enter');
  await toast(page, 'The deletion of the agency was requested').waitFor();
  await page.getByText(/^The agency can be deleted from/).waitFor();
  await expectAccessible(page);

  const admin = await (await browser.newContext({ baseURL: originOfWorker(), reducedMotion: 'reduce' })).newPage();
  await openAs(admin, 'admin', '/agencies?by=name&q=harbor');
  await admin.getByRole('link', { name: agency }).click();
  await heading(admin, agency).waitFor();
  await admin.getByText('Margaret Sullivan requested the deletion').waitFor();
  // not before 30 days have passed
  expect(await admin.getByRole('button', { name: 'Delete agency…' }).count()).toBe(0);
  await expectAccessible(admin);
  await admin.context().close();

  await page.getByRole('button', { name: 'Withdraw request' }).press('Enter');
  await toast(page, 'The request was withdrawn. The agency stays.').waitFor();
  await page.getByRole('button', { name: 'Request deletion…' }).waitFor();
});

test('people who have chosen no theme see the theme of their agency', async ({ page, browser }) => {
  await openAs(page, 'owner', '/agency/settings');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Brand/ }) });
  const themeOf = (of: typeof page) => of.evaluate(() => document.documentElement.dataset.theme);
  const setTheme = async (from: string, to: string) => {
    await section.getByText(from, { exact: true }).waitFor();
    await section.getByRole('button', { name: /^Edit/ }).click();
    await section.getByRole('radio', { name: to }).check({ force: true });
    await section.getByRole('button', { name: 'Save' }).click();
    await section.getByText(to, { exact: true }).waitFor();
    await expect.poll(() => themeOf(page)).toBe(to);
  };
  await setTheme('DEFAULT', 'GREEN');
  const customer = await (await browser.newContext({ baseURL: originOfWorker(), reducedMotion: 'reduce' })).newPage();
  await openAs(customer, 'customer');
  await expect.poll(() => themeOf(customer)).toBe('GREEN');
  // The next start has the theme before the session is known.
  await customer.goto('/favicon.svg');
  await customer.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => themeOf(customer)).toBe('GREEN');
  await customer.evaluate(() => localStorage.setItem('fairlead.theme', 'LIGHT'));
  await customer.reload();
  await heading(customer, /./).first().waitFor();
  expect(await themeOf(customer)).toBe('LIGHT');
  await customer.context().close();
  await setTheme('GREEN', 'DEFAULT');
});

test('an agency keeps mails for a shorter time, and finds the change in the audit log, by keyboard', async ({
  page,
}) => {
  await openAs(page, 'owner', '/agency/settings');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Retention/ }) });
  const { press, choose: chooseByKey } = byKeyboard;
  await section.getByText('Without limit').first().waitFor();
  await press(section.getByRole('button', { name: /^Edit/ }));
  await chooseByKey(section.getByRole('combobox', { name: /^Mails and notes/ }), '10 years');
  await press(section.getByRole('button', { name: 'Save' }));
  const question = page.getByRole('alertdialog', { name: 'Keep records for a shorter time' });
  await question.getByText('0 records').waitFor();
  await expectAccessible(page);
  await press(question.getByRole('button', { name: 'Save' }));
  await toast(page, 'The retention periods were saved').waitFor();
  await section.getByText('10 years').waitFor();
  await section.getByText(/^Next clean-up on /).waitFor();
  await section.getByText(/^Changed by Margaret Sullivan on /).waitFor();
  await press(section.getByRole('link', { name: 'History' }));
  await heading(page, 'Audit Log').waitFor();
  await page
    .getByRole('row', { name: /Changed/ })
    .first()
    .waitFor();
});
