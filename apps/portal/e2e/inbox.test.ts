import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { linkInMail } from './support/mailbox.ts';
import { heading, openAs, openReady, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const question = 'The second one, please.';

/** Sends a mail to the first contact and lets the contact reply in another browser. */
async function receiveReply(page: Page, subject: string): Promise<void> {
  await openAs(page, 'agent', '/compose-mail');
  await page.getByRole('combobox', { name: 'Send Mail To' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Mail Body' }).click();
  await page.keyboard.type('Which of the two do you prefer?');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('combobox', { name: 'Email Type' }).click();
  await page.getByRole('option', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Mail sent successfully').waitFor();
  const link = await linkInMail(page, subject, '/mail/reply');
  const reader = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' });
  if (!reader) throw new Error('there is no browser');
  const mail = await reader.newPage();
  await mail.goto(link);
  await mail.getByRole('textbox', { name: 'Mail Body' }).click();
  await mail.keyboard.type(question);
  await mail.getByRole('button', { name: 'Send' }).click();
  await heading(mail, 'Successfully Submitted').waitFor();
  await reader.close();
}

const menuRow = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^Inbox/ });

async function unreadInMenu(page: Page): Promise<number> {
  await menuRow(page).waitFor();
  // hidden text for screen readers, which the visible number repeats
  const text = await menuRow(page)
    .getByText(/^\d+ unread$/)
    .allTextContents();
  return Number.parseInt(text[0] ?? '0', 10);
}

/** Counts clicks in the open document. Key presses are not clicks. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['clicks'] = '0';
    addEventListener('pointerdown', () => (dataset['clicks'] = String(Number(dataset['clicks']) + 1)), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks']));
}

const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply/ });

/** Types an answer. Chromium reports text of the editor with a delay. */
async function typeReply(page: Page, text: string): Promise<void> {
  await expect.poll(() => reply(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(text);
  await reply(page).getByText(text).waitFor();
}

const sent = (page: Page, text: string) => page.getByRole('list', { name: 'Messages' }).getByText(text).waitFor();

/** Button in the toast of a thread that is done. */
const undo = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'The conversation is done' }).getByRole('button', { name: 'Undo' });

test('answers a reply by mouse, marks it as done and takes that back', async ({ page }) => {
  const subject = `E2E inbox ${randomUUID().slice(0, 8)}`;
  await receiveReply(page, subject);
  await openReady(page, '/');
  await expect.poll(() => unreadInMenu(page)).toBeGreaterThan(0);
  const before = await unreadInMenu(page);
  const clicks = await countClicks(page);
  await menuRow(page).click();
  await page.locator(`[data-thread][data-unread]`, { hasText: subject }).click();
  await page.getByRole('list', { name: 'Messages' }).getByText(question).waitFor();
  await page.getByText('Waiting for us').last().waitFor();
  await expect.poll(() => unreadInMenu(page)).toBe(before - 1);
  await expectAccessible(page);
  await reply(page).click();
  await typeReply(page, 'Thank you, I will arrange it.');
  await page.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Mail sent successfully').waitFor();
  await sent(page, 'Thank you, I will arrange it.');

  const address = page.url();
  await page.getByRole('complementary', { name: 'Details' }).getByRole('button', { name: 'Done' }).click();
  await undo(page).waitFor();
  expect(await clicks(), 'clicks from the dashboard until the thread is done').toBe(5);
  await undo(page).click();
  await page.waitForURL(address);
  await page.getByRole('heading', { name: subject }).waitFor();
  expect(await clicks()).toBe(6);

  // the text of an answer stays until it is sent, but not in the storage of the browser
  await reply(page).click();
  await typeReply(page, 'One more thing.');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('One more');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('/');
  await page.goBack();
  await reply(page).getByText('One more thing.').waitFor();
});

test('adds a task for a conversation and finishes it beside the messages', async ({ page }) => {
  const id = randomUUID().slice(0, 8);
  const subject = `E2E tasks ${id}`;
  await receiveReply(page, subject);
  await openReady(page, '/inbox');
  await page.locator('[data-thread]', { hasText: subject }).click();
  const facts = page.getByRole('complementary', { name: 'Details' });
  await facts.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  const title = `Call back ${id}`;
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  const row = facts.getByRole('listitem').filter({ hasText: title });
  await row.waitFor();
  // the button below the closed dialog shows a tooltip
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await row.getByRole('button', { name: `Finish: ${title}` }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: 'done' }).getByRole('button', { name: 'Undo' }).first().click();
  await row.waitFor();
});

test('answers by keyboard, without a click', async ({ page }) => {
  const subject = `E2E keys ${randomUUID().slice(0, 8)}`;
  await receiveReply(page, subject);
  await openReady(page, '/inbox');
  await page.locator('[data-thread]', { hasText: subject }).waitFor();
  const clicks = await countClicks(page);
  // the reply is the newest message
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: subject }).waitFor();
  await reply(page).waitFor();
  const address = page.url();
  await page.keyboard.press('r');
  await typeReply(page, 'By keyboard.');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Mail sent successfully').waitFor();
  await sent(page, 'By keyboard.');
  // a note for colleagues, which is not mailed
  await page.keyboard.press('n');
  await page.keyboard.type('Prefers the second one.');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Note added').waitFor();
  await sent(page, 'Prefers the second one.');
  await page.keyboard.press('u');
  await page.locator('[data-thread][data-unread]', { hasText: subject }).waitFor();
  await page.keyboard.press('e');
  await undo(page).waitFor();
  await undo(page).press('Enter');
  await page.waitForURL(address);
  await page.getByRole('heading', { name: subject }).waitFor();
  expect(await clicks()).toBe(0);
});

test('answers on a phone', async ({ page }) => {
  const subject = `E2E phone ${randomUUID().slice(0, 8)}`;
  await receiveReply(page, subject);
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/inbox');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await page.getByRole('heading', { name: subject }).waitFor();
  await sent(page, question);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await reply(page).click();
  await typeReply(page, 'From my phone.');
  await page.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Mail sent successfully').waitFor();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await undo(page).waitFor();
  expect(await clicks(), 'clicks from the inbox until the thread is done').toBe(5);
  await undo(page).click();
  await page.getByRole('heading', { name: subject }).waitFor();
});
