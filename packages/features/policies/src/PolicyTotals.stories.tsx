import { mock, policies, unavailable } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import PolicyListScreen from './PolicyListScreen';
import { network, resetQueries, totalSender, totalsQueries } from './policies.scenarios';

/** Total below the rows. */
const meta = {
  title: 'Screens/Policies/Total of policies',
  component: PolicyListScreen,
  tags: ['screen:policies.list'],
  parameters: { layout: 'fullscreen', route: urls.policies.list, persona: 'agent', msw: { handlers: network.many } },
  beforeEach: () => {
    resetQueries();
    // hidden columns are stored
    localStorage.clear();
  },
} satisfies Meta<typeof PolicyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Sum of the shown amounts, in cents. */
async function pageCents(canvas: Canvas): Promise<number> {
  const shown = await canvas.findAllByRole('cell', { name: /^\$[\d,.]+$/ });
  const cents = shown.map(({ textContent }) => Math.round(Number(textContent?.replace(/[$,]/g, '')) * 100));
  return cents.reduce((all, each) => all + each, 0);
}

/** Checks that the total of the page is shown with its label. */
async function showsPageTotal(canvas: Canvas) {
  const label = await canvas.findByText('Total of this page');
  await expect(label.parentElement).toHaveTextContent(usd.format((await pageCents(canvas)) / 100));
}

/** With one page, the total is the sum of the shown amounts. It disappears with its column. */
export const OnePage: Story = {
  parameters: { msw: { handlers: network.usual } },
  play: async ({ canvas, userEvent }) => {
    const total = usd.format((await pageCents(canvas)) / 100);
    await expect(canvas.getByText('Total of 12 policies').parentElement).toHaveTextContent(total);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Premium' }));
    await waitFor(() => expect(canvas.queryByText(/^Total of/)).toBeNull());
    await expect(totalsQueries).toHaveLength(0);
  },
};

/** With several pages, the server sums all policies that match the filters. The other pages need no further request. */
export const AllPages: Story = {
  parameters: { at: `${urls.policies.list}?sort=expiredDate.asc&filters=pastDue.is.true` },
  play: async ({ canvas, userEvent }) => {
    const total = usd.format(policies.reduce((sum, { premium }) => sum + 5 * (premium ?? 0), 0));
    await expect(await canvas.findByText(total)).toBeVisible();
    await expect(canvas.getByText('Total of 60 policies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByText(total)).toBeVisible();
    await expect(totalsQueries.map((query) => query.toString())).toEqual(['filters=pastDue.is.true']);
  },
};

/** Totals and pages stay at the foot of the window while the rows scroll. The bar of a selection floats above them. */
export const StaysInView: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = await canvas.findByText('Total of 60 policies');
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
    const pagination = canvas.getByRole('navigation', { name: 'Pagination' });
    await expect(pagination.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const [row] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    if (row) await userEvent.click(row);
    const bar = await screen.findByRole('group', { name: 'Selection' });
    const isAbove = () => expect(bar.getBoundingClientRect().bottom).toBeLessThan(label.getBoundingClientRect().top);
    await isAbove();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(isAbove);
    window.scrollTo(0, 0);
  },
};

/** A row that the keys reach is never behind the header or the foot. */
export const RowsInView: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Total of 60 policies');
    const isSeen = () => {
      const name = document.activeElement;
      const { left, top, height } = name?.getBoundingClientRect() ?? new DOMRect();
      return name?.contains(document.elementFromPoint(left + 4, top + height / 2)) === true;
    };
    for (const key of ['j', 'k'])
      for (const _ of canvas.getAllByRole('rowheader')) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(isSeen()).toBe(true));
      }
  },
};

/** Another page starts with its first row, and its button keeps the focus. */
export const StartsAtTop: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Total of 60 policies');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const next = canvas.getByRole('button', { name: 'Page 2' });
    await userEvent.click(next);
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(next).toHaveFocus();
  },
};

/** The key F opens the filters where they are visible. */
export const FilterInView: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Total of 60 policies');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.keyboard('f');
    const field = await screen.findByRole('button', { name: 'Status' });
    await waitFor(() => expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** The label says what will be summed. Nothing moves when the total arrives. */
export const Arrives: Story = {
  parameters: { msw: { handlers: network.lateTotal } },
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Total of 60 policies');
    const pagination = canvas.getByRole('navigation', { name: 'Pagination' });
    const places = () => [label, pagination].map((element) => element.getBoundingClientRect());
    const before = places();
    await expect(label.parentElement).not.toHaveTextContent('$');
    await waitFor(() => expect(totalSender.send).toBeDefined());
    totalSender.send?.();
    await waitFor(() => expect(label.parentElement).toHaveTextContent('$'));
    await expect(label).toHaveTextContent('Total of 60 policies');
    await expect(places()).toEqual(before);
  },
};

/** The total of the page replaces a total that the server cannot return. */
export const Fails: Story = {
  parameters: { msw: { handlers: network.totalFails } },
  play: async ({ canvas }) => {
    await showsPageTotal(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(within(document.body).queryByRole('status')).toBeNull();
  },
};

/** Lists that are too long to be summed have the total of the page, without a request. */
export const LongList: Story = {
  parameters: { msw: { handlers: network.capped } },
  play: async ({ canvas }) => {
    await showsPageTotal(canvas);
    await expect(totalsQueries).toHaveLength(0);
  },
};

/** The list became too long after it was counted. */
export const GrownList: Story = {
  parameters: { msw: { handlers: network.totalCapped } },
  play: async ({ canvas }) => showsPageTotal(canvas),
};

/** Another filter has its own total. With one page, it needs no request. */
export const NewFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Total of 60 policies');
    await userEvent.click(await canvas.findByRole('button', { name: /^Active/ }));
    const label = await canvas.findByText('Total of 10 policies');
    await expect(label.parentElement).toHaveTextContent(usd.format((await pageCents(canvas)) / 100));
    await expect(totalsQueries).toHaveLength(1);
  },
};

/** The rows of the last filter stay when another one cannot be loaded, and so does their total. */
export const FilterFails: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Total of 60 policies');
    msw.use(mock('get', '/api/policy/all', unavailable));
    await userEvent.click(await canvas.findByRole('button', { name: /^Active/ }));
    await expect(await canvas.findByText(unavailable.body.message)).toBeVisible();
    await showsPageTotal(canvas);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total of 60 policies')).toBeVisible();
  },
};
export const German: Story = { globals: { language: 'de' } };
