import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const settled = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();

/** The figures that lead to a list which is filtered: where to, and how many they say. */
async function countingFigures(page: Page): Promise<{ address: string; figure: number }[]> {
  const main = page.getByRole('main');
  await main.locator('[data-state=ready]').waitFor();
  const links = await main.locator('a[href*="filter="]').all();
  const figures = await Promise.all(
    links.map(async (link) => ({
      address: (await link.getAttribute('href')) ?? '',
      // its label, the figure, a note
      figure: Number((await link.innerText()).split(/\n+/)[1] ?? Number.NaN),
    })),
  );
  return figures.filter(({ figure }) => !Number.isNaN(figure));
}

/** How many the list has that is open. */
async function countOfList(page: Page): Promise<number> {
  await settled(page);
  return Number((await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' ').at(-1));
}

const leads = {
  admin: [
    '/verification-doc/uploaded?filter=pending',
    '/plans?filter=expiring&sort=expirationDateTime.asc',
    '/agencies?filter=expired',
    '/agencies?filter=subscribed',
  ],
  agent: [
    '/opportunities?filter=new',
    '/quotes?filter=pendingApproval',
    '/policies?filter=expiringIn30Days&sort=expiredDate.asc',
    '/policies?filter=pastDue',
    '/policies?filter=certificateRequested',
    '/claims?filter=open',
  ],
};

test.for(['admin', 'agent'] as const)('each figure of %s leads to a list of as many', async (who, { page }) => {
  await openAs(page, who);
  await expectAccessible(page);
  const figures = await countingFigures(page);
  expect(figures.map(({ address }) => address)).toEqual(leads[who]);
  for (const { address, figure } of figures) {
    await page.goto(address);
    // an unknown filter would be none: the list shows which one it is
    const filter = new URL(address, page.url()).searchParams.get('filter') ?? '';
    expect(await countOfList(page), address).toBe(figure);
    const shown = await page.getByRole('combobox', { name: 'Filter' }).innerText();
    expect(shown.replaceAll(' ', '').toLowerCase()).toContain(filter.toLowerCase());
  }
});

test('a customer sees what insures them, and answers a quote', async ({ page }) => {
  await openAs(page, 'customer');
  const main = page.getByRole('main');
  await main.locator('[data-state=ready]').waitFor();
  await expectAccessible(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.reload();
  await main.getByRole('article').first().waitFor();
  // one call for all of it, once
  expect(calls.filter((path) => path.startsWith('/api/dashboard/'))).toEqual(['/api/dashboard/customer']);
  await main
    .getByRole('button', { name: /^Accept Q-/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Accept this quote?' });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await toast(page, 'Quote is accepted successfully').waitFor();
  await main
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^View / })
    .click();
  await page.waitForURL('**/policies/*');
});
