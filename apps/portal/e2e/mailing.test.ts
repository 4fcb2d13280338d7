import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();

/** Finds a mail in the outbox by subject. Returns its text and reply link. */
async function findMail(page: Page, subject: string): Promise<{ text: string; link: string }> {
  const list = await (await page.request.get('/dev/mailbox')).text();
  const at = [...list.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].find(([, , words]) => words === subject)?.[1] ?? '';
  const text = await (await page.request.get(at)).text();
  const link = /https?:\/\/[^/\s]+(\/mail\/reply\?token=[\w-]+)/.exec(text)?.[1] ?? '';
  return { text, link };
}

test('sends a mail, replies to it without sign-in and shows it as responded', async ({ page, expectedErrors }) => {
  // the reply link works once
  expectedErrors.push(/410/);
  const subject = `E2E question ${randomUUID().slice(0, 8)}`;
  await openAs(page, 'agent', '/compose-mail');
  await heading(page, 'Compose Mail').waitFor();
  const body = page.getByRole('textbox', { name: 'Mail Body' });
  await body.waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  for (const label of ['Send Mail To', 'Email Type', 'Subject', 'Mail Body'])
    await page.getByText(`${label} is required field!`).waitFor();

  await page.getByRole('combobox', { name: 'Send Mail To' }).click();
  await page.getByRole('option').first().click();
  await body.click();
  await page.keyboard.type('Which of the two do you prefer?');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('combobox', { name: 'Email Type' }).click();
  await page.getByRole('option', { name: 'Policy' }).click();
  const terms = { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('the terms') };
  await page.locator('input[type=file]').setInputFiles(terms);
  await page.getByText('terms.txt').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Mail sent successfully').waitFor();
  await waitUntilReady(page);
  await page.getByRole('row', { name: new RegExp(`${subject}.*Delivered`) }).waitFor();

  const { text, link } = await findMail(page, subject);
  expect(text).toContain('Which of the two do you prefer?');
  expect(text).toContain('terms.txt, 9 bytes');

  // the contact replies in another browser without a session
  const reader = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' });
  if (!reader) throw new Error('there is no browser');
  const mail = await reader.newPage();
  await mail.goto(link);
  await heading(mail, 'Compose Mail').waitFor();
  expect(await mail.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe(subject);
  await mail.getByRole('textbox', { name: 'Mail Body' }).click();
  await mail.keyboard.type('The second one, please.');
  await expectAccessible(mail);
  await mail.getByRole('button', { name: 'Send' }).click();
  await heading(mail, 'Successfully Submitted').waitFor();
  await mail.goto(link);
  await heading(mail, 'Token Invalid').waitFor();
  await mail.goto('/mail/reply');
  await mail.waitForURL('**/403');
  await reader.close();

  await page.reload();
  await waitUntilReady(page);
  await page.getByRole('row', { name: new RegExp(`${subject}.*Responded`) }).waitFor();
  await page.getByRole('link', { name: subject }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  await dialog.getByText('Which of the two do you prefer?').waitFor();
  await dialog.getByRole('link', { name: 'Download terms.txt' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'View Reply' }).click();
  await dialog.getByText('The second one, please.').waitFor();
  // the address contains the id of the open mail
  await page.reload();
  await dialog.getByText('The second one, please.').waitFor();
  await dialog.getByRole('button', { name: 'Previous Mail' }).click();
  await dialog.getByText('Which of the two do you prefer?').waitFor();
});

test.for([
  { list: '/quotes', mail: '/quotes/send-email', type: 'Quote' },
  { list: '/opportunities', mail: '/opportunities/send-mail', type: 'Opportunity' },
])('writes to the contact of a row of $list', async ({ list, mail, type }, { page }) => {
  const subject = `E2E ${type} ${randomUUID().slice(0, 8)}`;
  await openAs(page, 'agent', list);
  await waitUntilReady(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: /^Email [A-Z]/ }).click();
  await page.waitForURL(`**${mail}?*`);
  await heading(page, 'Send Mail').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email Type' }).inputValue()).toBe(type);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await page.keyboard.type('Shall we go on?');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Mail sent successfully').waitFor();
  expect(new URL(page.url()).pathname).toBe(list);
  await page.goto('/sent-mail');
  await waitUntilReady(page);
  await page.getByRole('row', { name: new RegExp(`${subject}.*${type}.*Delivered`) }).waitFor();

  await page.goto(`${mail}?contact=x`);
  await page.waitForURL('**/auth/500');
});
