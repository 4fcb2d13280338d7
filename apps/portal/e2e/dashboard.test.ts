import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openAs, toast } from './support/portal.ts';
import { expectAccessible, test } from './support/test.ts';

const waitUntilReady = (page: Page) => page.locator('[data-state=ready][aria-busy=false]').waitFor();

/** Returns the figures that link to a filtered list, with their address and number. */
async function readFigures(page: Page): Promise<{ address: string; figure: number }[]> {
  const main = page.getByRole('main');
  await main.locator('[data-state=ready]').waitFor();
  const links = await main.locator('a[href*="filter="]').all();
  const figures = await Promise.all(
    links.map(async (link) => ({
      address: (await link.getAttribute('href')) ?? '',
      // the text is label, figure, note
      figure: Number((await link.innerText()).split(/\n+/)[1] ?? Number.NaN),
    })),
  );
  return figures.filter(({ figure }) => !Number.isNaN(figure));
}

/** Returns the total number of rows of the open list. */
async function readListTotal(page: Page): Promise<number> {
  await waitUntilReady(page);
  return Number((await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' ').at(-1));
}

const figureAddresses = {
  admin: [
    '/verification-doc/uploaded?filter=pending',
    '/plans?filter=expiring&sort=expirationDateTime.asc',
    '/agencies?filter=expired',
    '/agencies?filter=subscribed',
  ],
  agent: [
    '/opportunities?filter=new',
    '/quotes?filter=waiting',
    '/quotes?filter=policyToWrite',
    '/policies?filter=expiringIn30Days&sort=expiredDate.asc',
    '/policies?filter=pastDue',
    '/policies?filter=certificateRequested',
    '/claims?filter=open',
  ],
};

test.for(['admin', 'agent'] as const)(
  'links each figure of %s to a list with the same number of rows',
  async (account, { page }) => {
    await openAs(page, account);
    await expectAccessible(page);
    const figures = await readFigures(page);
    expect(figures.map(({ address }) => address)).toEqual(figureAddresses[account]);
    for (const { address, figure } of figures) {
      await page.goto(address);
      // the list ignores unknown filters, so check the chosen one
      const filter = new URL(address, page.url()).searchParams.get('filter') ?? '';
      expect(await readListTotal(page), address).toBe(figure);
      const chosenFilter = await page.getByRole('combobox', { name: 'Filter' }).innerText();
      expect(chosenFilter.replaceAll(' ', '').toLowerCase()).toContain(filter.toLowerCase());
    }
  },
);

test('shows customers their policies and lets them accept a quote', async ({ page }) => {
  await openAs(page, 'customer');
  const main = page.getByRole('main');
  await main.locator('[data-state=ready]').waitFor();
  await expectAccessible(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.reload();
  await main.getByRole('article').first().waitFor();
  // a single request loads the whole dashboard
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
