import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import TransactionListScreen from './TransactionListScreen';
import { lastExport, network } from './transactions.scenarios';

const meta = {
  title: 'Screens/Plans/Transactions',
  component: TransactionListScreen,
  tags: ['screen:transactions.list'],
  parameters: { layout: 'fullscreen', route: urls.transactions.list, msw: { handlers: network.usual } },
} satisfies Meta<typeof TransactionListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /FL-7K3M-2222/,
  empty: 'Not Found',
  noResults: `${urls.transactions.list}?by=reference&q=ZZZZ`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    await expect(canvas.getByRole('columnheader', { name: 'Agency' })).toBeVisible();
    await expect(canvas.getByText('Your card was declined.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Receipt of FL-7K3M-2222' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Receipt of FL-7K3M-2224' })).toBeNull();
  },
};
/** With one page, the total is the sum of the shown amounts. */
export const Total: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    const shown = canvas.getAllByRole('cell', { name: /^\$[\d,.]+$/ });
    const cents = shown.map(({ textContent }) => Math.round(Number(textContent?.replace(/[$,]/g, '')) * 100));
    const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const total = sum.format(cents.reduce((all, each) => all + each, 0) / 100);
    await expect(canvas.getByText(/^Total of \d+ transactions$/).parentElement).toHaveTextContent(total);
  },
};
/** With several pages, the server sums all payments that match the filters. */
export const TotalOfAllPages: Story = {
  parameters: { msw: { handlers: network.totaled } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$90,417.50')).toBeVisible();
    await expect(canvas.getByText('Total of 512 transactions')).toBeVisible();
  },
};
/** An agency sees its own payments, without the agency column. */
export const OfAgency: Story = {
  parameters: { persona: 'owner', msw: { handlers: network.ofAgency } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    await expect(canvas.queryByRole('columnheader', { name: 'Agency' })).toBeNull();
  },
};
/** Only payments with a dispute, which has a chip of its own. */
export const Disputed: Story = {
  parameters: { at: `${urls.transactions.list}?filter=disputed` },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    await expect(row).toHaveTextContent('PaidDisputed');
    await expect(canvas.queryByRole('row', { name: /FL-7K3M-2223/ })).toBeNull();
  },
};
/** Both chips are beside the reference, above the other fields. */
export const DisputedOnPhone: Story = {
  ...Disputed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    // the width beside the padding of the page
    canvasElement.style.width = '358px';
    const row = await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
    const title = within(row).getByRole('rowheader').getBoundingClientRect();
    const chips = row.querySelectorAll('[data-status]');
    await expect(chips).toHaveLength(2);
    for (const chip of chips) await expect(chip.getBoundingClientRect().left).toBeGreaterThan(title.right);
    await expect(top(row.querySelector('[data-label=Date]'))).toBeGreaterThan(title.bottom);
  },
};
/** The file has the filter, the order and the shown columns of the list. */
export const Exports: Story = {
  parameters: { at: `${urls.transactions.list}?filter=paid&sort=paidAmount.desc`, msw: { handlers: network.exports } },
  beforeEach: () => {
    lastExport.query = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel file' }));
    await expect(await screen.findByText('2 rows exported')).toBeVisible();
    await expect(Object.fromEntries(lastExport.query ?? [])).toEqual({
      status: 'PAID',
      sortBy: 'paidAmount',
      ascOrDesc: 'desc',
      format: 'xlsx',
      columns: 'creationDate,reference,agencyName,agencyEmail,packageName,couponCode,paidAmount,status',
    });
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
