import type { Page } from 'playwright';
import { expect } from 'vitest';
import { WAIT } from './timeouts.ts';

/** Finds the newest mail whose mailbox entry contains the text, and returns its link to `path`. */
export async function linkInMail(page: Page, text: string, path: string): Promise<string> {
  let list = '';
  await expect
    .poll(async () => (list = await (await page.request.get('/dev/mailbox')).text()), { timeout: WAIT })
    .toContain(text);
  const entry = list.split('<li>').find((each) => each.includes(text)) ?? '';
  const mail = await (await page.request.get(/href="([^"]+)"/.exec(entry)?.[1] ?? '')).text();
  const query = new RegExp(`${path}\\?([^\\s"<]+)`).exec(mail)?.[1] ?? '';
  return `${path}?${query.replaceAll('&amp;', '&')}`;
}
