import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { originOfWorker } from './support/origin.ts';
import { heading, openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';
import { WAIT } from './support/timeouts.ts';

test('the bell and the open quote of an agent change while a customer accepts it', async ({ browser, page }) => {
  // a quote of the demo's customer that waits for an answer
  await openAs(page, 'agent', '/quotes');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.waitFor();
  const countOf = async () => Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  const context = await browser.newContext({ baseURL: originOfWorker() });
  const other = await context.newPage();
  await openAs(other, 'customer', '/quotes');
  const call = await apiOf(other);
  const { content } = await call<{ content: { id: string }[] }>('GET', '/api/quotes/all?filters=answer.is.WAITING');
  expect(content.length, 'quotes that wait for the customer').toBeGreaterThan(0);
  await other.goto(`/quotes/${content[0]?.id}`);
  await other.getByRole('button', { name: 'Accept' }).waitFor();
  const address = new URL(other.url()).pathname;
  // the same quote in another tab, which shares the stream
  const opened = await page.context().newPage();
  await opened.goto(address);
  await heading(opened, /Proposal$/).waitFor();
  expect(await opened.getByText('Accepted', { exact: true }).count()).toBe(0);
  const before = await countOf();
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await toast(other, 'Quote is accepted successfully').waitFor();
  await context.close();

  // nothing was loaded again in this page
  await expect.poll(countOf, { timeout: 15_000 }).toBe(before + 1);
  await opened.getByText('Accepted', { exact: true }).first().waitFor();
  await opened.close();
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const news = list.getByRole('link', { name: /accepted the quote$/ }).first();
  // from three answers of a day on, they are a group
  const group = list
    .getByRole('listitem')
    .filter({ hasText: 'Quote accepted or rejected:' })
    .getByRole('button', { name: /^Show/ });
  await news.or(group).first().waitFor();
  if (await group.isVisible()) await group.click();
  await expectAccessible(page);
  await news.click();
  await page.waitForURL(`**${address}`);
  await heading(page, /Proposal$/).waitFor();
  await expect.poll(countOf).toBe(before);
});

test('an agent switches a mail on by keyboard and gets it', async ({ page }) => {
  await openAs(page, 'agent', '/notifications/settings');
  const mail = page.getByRole('checkbox', { name: 'Task assigned to you: Mail at once' });
  await mail.waitFor();
  await page.getByRole('checkbox', { name: 'Task assigned to you: In the portal' }).focus();
  await page.keyboard.press('ArrowRight');
  if (!(await mail.isChecked())) await page.keyboard.press('Space');
  await page.getByText('Saved').waitFor();
  await expectAccessible(page);

  const name = `Order the plates ${String(Date.now()).slice(-5)}`;
  await openAs(page, 'owner');
  const mine = page.getByRole('region', { name: 'My work' });
  await mine.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(name);
  await dialog.getByRole('combobox', { name: /^Assigned to/ }).click();
  await page.getByRole('option', { name: /agent@demo\.test/ }).click();
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await toast(page, 'The task was added').waitFor();
  const mailbox = async () => (await page.request.get('/dev/mailbox')).text();
  await expect.poll(mailbox, { timeout: WAIT }).toContain(name);
});

test('a customer chooses the days of the digest and quiet hours, which stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'customer', '/notifications/settings');
  const days = page.getByRole('combobox', { name: 'Days of the digest' });
  await days.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Monday to Friday' }).click();
  await page.getByText('Saved').waitFor();
  const quiet = page.getByRole('switch', { name: 'Quiet from 6:00 PM to 8:00 AM' });
  const isQuiet = await quiet.isChecked();
  await quiet.focus();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/schedule/update'));
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await days.filter({ hasText: 'Monday to Friday' }).waitFor();
  expect(await quiet.isChecked()).toBe(!isQuiet);
  await expectAccessible(page);
});

test('notifications are a page on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'agent');
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await page.waitForURL('**/notifications');
  await heading(page, 'Notifications').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a page reads the unread count once, and again when the stream was interrupted', async ({ page }) => {
  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notification/unread')) counts.push(request.url());
  });
  /** Requests for the count before each stream. */
  const before: number[] = [];
  const event = 'retry: 2000\nevent: changed\ndata:\n\n';
  await page.route('**/api/notification/stream', (route) => {
    before.push(counts.length);
    // the third answer ends the attempts
    if (before.length > 2) return route.fulfill({ status: 403 });
    return route.fulfill({ contentType: 'text/event-stream', body: event });
  });
  await openAs(page, 'agent', '/notifications/settings');
  await expect.poll(() => before, { timeout: WAIT }).toHaveLength(3);
  // once by the page, and once for the second stream
  expect(before.slice(1)).toEqual([1, 2]);
});
