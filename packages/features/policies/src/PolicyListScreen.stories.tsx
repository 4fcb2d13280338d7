import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import PolicyListScreen from './PolicyListScreen';
import { network, queries, resetFailures, resetQueries, samplePolicy } from './policies.scenarios';

const meta = {
  title: 'Screens/Policies/Policy list',
  component: PolicyListScreen,
  tags: ['screen:policies.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.list,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /CA-90-551287/,
  empty: 'Policy Not Found',
  noResults: `${urls.policies.list}?by=customerName&q=Nobody`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(within(row).getByText('Active')).toHaveAttribute('data-status', 'ACTIVE');
    await expect(await canvas.findByRole('button', { name: /^All\s*12$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^Active\s*2$/ })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
/** Prescribed colors stay; an icon marks the statuses whose color does not show the failure. */
export const MarksFailures: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    for (const label of ['Failed', 'Missing Info', 'Not Renewed']) {
      const [chip] = await canvas.findAllByText(label, { selector: 'table [data-status]' });
      await expect(chip?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
    const [bound] = await canvas.findAllByText('Bound', { selector: 'table [data-status]' });
    await expect(bound?.querySelector('svg')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Customers see their own policies without the customer column, and can pay active ones online. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(within(row).getByRole('link', { name: `Make Payment for ${samplePolicy.serial}` })).toHaveAttribute(
      'href',
      samplePolicy.carrierDetails?.paymentUrl,
    );
    const expired = canvas.getByRole('row', { name: /KFI-AUTO-77120/ });
    await expect(within(expired).queryByRole('link', { name: /Make Payment/ })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

export const EmptyForCustomers: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no policies to display.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Coverage' })).toHaveAttribute('href', urls.products.list);
  },
};

/** The list stays usable, and Reload counts loads the counters. */
export const CountersFail: Story = {
  parameters: { msw: { handlers: network.failingCounters } },
  beforeEach: resetFailures,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The counts could not be loaded')).toBeVisible();
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Reload counts' }));
    await expect(await canvas.findByRole('button', { name: /^All\s*12$/ })).toBeVisible();
    await expect(canvas.queryByText('The counts could not be loaded')).toBeNull();
  },
};

const searching = { at: `${urls.policies.list}?by=customerName` };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const rowCount = (canvas: Canvas) => canvas.getAllByRole('row').length - 1;
/** Longer than the delay of the search. */
const afterSearchDelay = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** Choosing a filter keeps search text that has not been applied yet. */
export const KeepsSearchAndFilter: Story = {
  parameters: searching,
  play: async ({ canvas, userEvent }) => {
    const active = await canvas.findByRole('button', { name: /^Active\s*2$/ });
    const search = canvas.getByRole('textbox', { name: /search/i });
    await userEvent.type(search, 'Kestrel');
    await userEvent.click(active);
    await waitFor(() => expect(rowCount(canvas)).toBe(1));
    await afterSearchDelay();
    await expect(rowCount(canvas)).toBe(1);
    await expect(search).toHaveValue('Kestrel');
    await expect(canvas.getByRole('button', { name: /^Active/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Choosing a sort keeps search text that has not been applied yet. */
export const KeepsSearchAndSort: Story = {
  parameters: searching,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    const search = canvas.getByRole('textbox', { name: /search/i });
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.type(search, 'an');
    await userEvent.click(sort);
    await userEvent.click(await screen.findByRole('option', { name: 'Effective date ascending' }));
    await afterSearchDelay();
    await expect(search).toHaveValue('an');
    await expect(sort).toHaveTextContent('Effective date ascending');
    await waitFor(() => expect(rowCount(canvas)).toBeLessThan(12));
  },
};

const searchingMany = { ...searching, msw: { handlers: network.many } };
/** The last query of the list. */
const lastQuery = () => {
  const query = queries.at(-1);
  return { text: query?.get('customerName'), page: query?.get('pageNo') };
};

/** A page that is chosen before the typed text is applied belongs to another result: the search starts at page 1. */
export const SearchStartsAtFirstPage: Story = {
  parameters: searchingMany,
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row', { name: /CA-90-551287/ });
    const third = canvas.getByRole('button', { name: 'Page 3' });
    await userEvent.click(canvas.getByRole('textbox', { name: /search/i }));
    await userEvent.paste('Kestrel');
    third.click();
    await waitFor(() => expect(lastQuery()).toEqual({ text: 'Kestrel', page: '0' }));
    await afterSearchDelay();
    await expect(queries.filter((query) => query.get('pageNo') !== '0')).toEqual([]);
    await expect(rowCount(canvas)).toBeGreaterThan(0);
  },
};

/** A page that is chosen after the search stays. */
export const KeepsPageAfterSearch: Story = {
  parameters: searchingMany,
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row', { name: /CA-90-551287/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /search/i }), 'an');
    await waitFor(() => expect(lastQuery()).toEqual({ text: 'an', page: '0' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(lastQuery()).toEqual({ text: 'an', page: '1' }));
    await afterSearchDelay();
    await expect(lastQuery()).toEqual({ text: 'an', page: '1' });
  },
};

/** Text that is typed and deleted before it is applied leaves the page as it is. */
export const KeepsPageWithoutSearch: Story = {
  parameters: searchingMany,
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /search/i }), 'a{Backspace}');
    await afterSearchDelay();
    await expect(lastQuery()).toEqual({ text: null, page: '1' });
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A link to a page behind the end opens the last page, and never shows an empty list. */
export const PageBehindTheEnd: Story = {
  parameters: { at: `${urls.policies.list}?page=9`, msw: { handlers: network.many } },
  beforeEach: resetQueries,
  play: async ({ canvas }) => {
    let empty = 0;
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-state=ready]') && canvas.queryAllByRole('row').length === 1) empty += 1;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await waitFor(() => expect(rowCount(canvas)).toBe(20));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page'));
    observer.disconnect();
    await expect(empty).toBe(0);
    await expect(queries.map((query) => query.get('pageNo'))).toEqual(['8', '2']);
  },
};

/** A counter filters the list; a second click shows all policies again. */
export const FiltersByCounter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Expiring\s*1$/ }));
    await expect(await canvas.findByRole('button', { name: /^Expiring/, pressed: true })).toBeVisible();
    await canvas.findByRole('row', { name: /PFM-2207741/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Expiring/, pressed: true }));
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await expect(canvas.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
