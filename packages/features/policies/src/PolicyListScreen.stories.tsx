import { mock, unavailable } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import PolicyListScreen from './PolicyListScreen';
import {
  exportQueries,
  network,
  ownView,
  queries,
  resetExports,
  resetFailures,
  resetQueries,
  resetViewBodies,
  samplePolicy,
  viewBodies,
} from './policies.scenarios';

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

/** The last page explains why the list ends. */
export const CappedTotal: Story = {
  parameters: { msw: { handlers: network.capped }, at: `${urls.policies.list}?page=500` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the first 10,000 rows are listed/)).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('of 10,000+');
  },
};

/** All columns, of which those up to the policy and the chosen ones stay in place. Stored in the browser. */
export const PinsColumns: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, userEvent }) => {
    const countColumns = () => canvas.getAllByRole('columnheader').length;
    await canvas.findByRole('row', { name: /WCEL-2026/ });
    const before = countColumns();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pin columns up to Policy' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(countColumns()).toBeGreaterThan(before));
    await waitFor(() => expect(canvas.getByRole('table').parentElement).toHaveAttribute('data-after'));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('fairlead.pinnedColumn.'));
    await expect(keys).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    (await screen.findByRole('menuitem', { name: 'Pin more columns' })).focus();
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    await waitFor(() => expect(localStorage.getItem(keys[0] ?? '')).toMatch(/^start \w+$/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    for (const key of keys) localStorage.removeItem(key);
  },
};

/** The menu of a policy that expires soon opens its renewal. */
export const Renews: Story = {
  play: async ({ canvas, userEvent }) => {
    const menuOf = async (policy: RegExp) => {
      const row = await canvas.findByRole('row', { name: policy });
      await userEvent.click(within(row).getByRole('button', { name: /^More/ }));
      return screen.findByRole('menu');
    };
    const menu = within(await menuOf(/WCEL-2026/));
    await expect(menu.getByRole('menuitem', { name: 'Renew' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?renew=1$/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(within(await menuOf(/CA-90-551287/)).queryByRole('menuitem', { name: 'Renew' })).toBeNull();
  },
};

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

/** Letters that are typed while the address gets the search stay in the field. */
export const KeepsLettersDuringSearch: Story = {
  parameters: { ...searchingMany, navigationMs: 3_000 },
  beforeEach: resetQueries,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Page 2' });
    const field = canvas.getByRole('textbox', { name: /search/i });
    await fireEvent.input(field, { target: { value: 'A' } });
    await afterSearchDelay();
    await expect(field).toHaveValue('A');
    await fireEvent.input(field, { target: { value: 'An' } });
    await waitFor(() => expect(lastQuery()).toEqual({ text: 'An', page: '0' }), { timeout: 10_000 });
    await expect(field).toHaveValue('An');
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

/** A removed search without results shows loading rows, and no empty list, until the policies arrive. */
export const ClearsSearchWithoutResults: Story = {
  parameters: { at: `${urls.policies.list}?by=customerName&q=Nobody` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear search' });
    const field = canvas.getByRole('textbox', { name: /search/i });
    let empty = 0;
    const observer = new MutationObserver(() => {
      if (canvasElement.querySelector('[data-state=empty]')) empty += 1;
    });
    observer.observe(canvasElement, { subtree: true, childList: true, attributes: true });
    await userEvent.click(clear);
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    observer.disconnect();
    await expect(empty).toBe(0);
    await expect(canvas.getByRole('textbox', { name: /search/i })).toBe(field);
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

/** The file has the filters, the order and the shown columns of the list. A message gives the number of rows. */
export const Exports: Story = {
  parameters: { at: `${urls.policies.list}?filter=active&sort=expiredDate.asc`, msw: { handlers: network.exports } },
  beforeEach: resetExports,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row', { name: /Active/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    await expect(await screen.findByText('2 rows exported')).toBeVisible();
    await expect(Object.fromEntries(exportQueries.at(-1) ?? [])).toEqual({
      policyStatus: 'ACTIVE',
      sortBy: 'expiredDate',
      ascOrDesc: 'asc',
      format: 'csv',
      columns: 'serial,policy,customer,carrier,effective,expires,premium,status',
    });
  },
};

/** The menu offers a workbook and a text file. */
export const ExportsWorkbook: Story = {
  parameters: { msw: { handlers: network.exports } },
  beforeEach: resetExports,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const menu = within(await screen.findByRole('menu'));
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Excel file', 'CSV file']);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Excel file' }));
    await expect(await screen.findByText('2 rows exported')).toBeVisible();
    await expect(exportQueries.at(-1)?.get('format')).toBe('xlsx');
  },
};

/** A failed export shows the message of the server. */
export const ExportFails: Story = {
  parameters: { msw: { handlers: network.failingExports } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    await expect(await screen.findByText(unavailable.body.message)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled());
  },
};

const ownViewId = '01940000-0000-7000-8000-0000000000a2';
const lastFilters = () => queries.at(-1)?.get('filters');
const withViews = { msw: { handlers: network.views } };

/** The editor of a filter loads when it is opened. The key F opens it. */
export const AddsFilters: Story = {
  parameters: withViews,
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await userEvent.keyboard('f');
    const editor = within(await screen.findByRole('dialog'));
    await userEvent.click(await editor.findByRole('button', { name: 'Expires' }));
    await userEvent.click(await editor.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastFilters()).toBe('expires.next.30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const second = within(await screen.findByRole('dialog'));
    await userEvent.click(await second.findByRole('button', { name: 'Carrier' }));
    const [carrier] = await second.findAllByRole('checkbox');
    if (carrier) await userEvent.click(carrier);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastFilters()).toMatch(/^expires\.next\.30\*carrier\.is\.[\da-f-]{36}$/));
    const chips = within(canvas.getByRole('group', { name: 'Filters' }));
    await expect(await chips.findByRole('button', { name: /^Expires\s*in the next\s*30 days/ })).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter Expires' }));
    await waitFor(() => expect(lastFilters()).toMatch(/^carrier/));
    // the focus stays among the filters
    await waitFor(() => expect(chips.getByRole('button', { name: /^Carrier/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(lastFilters()).toBeNull());
    await waitFor(() => expect(chips.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

/** Removing the last chip focuses the one before it, and removing all focuses the button that adds one. */
export const RemovesFilters: Story = {
  parameters: { ...withViews, at: `${urls.policies.list}?filters=expires.next.30*agent.is.ME` },
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('group', { name: 'Filters' }));
    const last = await chips.findByRole('button', { name: 'Remove filter Agent' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chips.getByRole('button', { name: /^Expires/ })).toHaveFocus());
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(chips.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

/** The filter control, the counters and the chip of the status show the same state. Backspace removes a chip. */
export const FiltersBySeveralStatuses: Story = {
  parameters: { ...withViews, at: `${urls.policies.list}?filter=active` },
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: /^Status\s*is\s*Active/ });
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Expiring' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastFilters()).toBe('status.any.ACTIVE.EXPIRING'));
    await expect(await canvas.findByRole('button', { name: /^Expiring/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Active/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Filter' })).toHaveTextContent('2 selected');
    const changed = canvas.getByRole('button', { name: /^Status\s*is any of/ });
    changed.focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^All/, pressed: true })).toBeVisible());
    await waitFor(() => expect(queries.at(-1)?.get('filters')).toBeNull());
  },
};

/** A saved view sets the filters, the columns and the row height. */
export const OpensViews: Story = {
  parameters: withViews,
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    const views = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(await views.findByRole('link', { name: /^All\s*12$/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(await views.findByRole('link', { name: /Missing documents/ }));
    await waitFor(() => expect(queries.at(-1)?.get('policyStatus')).toBe('MISSING_INFO'));
    const headers = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(headers().slice(1, 5)).toEqual(['Serial', 'Policy', 'Status', 'Expires']));
    const mine = () => views.getByRole('link', { name: /^Mine\s*\d+$/ });
    await userEvent.click(mine());
    await waitFor(() => expect(lastFilters()).toBe('agent.is.ME'));
    await expect(mine()).toHaveAttribute('aria-current', 'page');
  },
};

let sendViews = () => undefined as void;
/** The default view arrives when the story calls `sendViews`. */
const lateViews = {
  msw: {
    handlers: [
      mock('get', '/api/list-views/all', async () => {
        await new Promise<void>((resolve) => {
          sendViews = resolve;
        });
        return [{ ...ownView, isDefault: true }];
      }),
      ...network.views,
    ],
  },
};

/** The default view does not replace a filter that the user has chosen before it arrived. */
export const FiltersBeforeViews: Story = {
  parameters: lateViews,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    await userEvent.click(await canvas.findByRole('button', { name: /^Expired/ }));
    sendViews();
    const view = await canvas.findByRole('link', { name: /^Active by expiration/ });
    // a view opens after the tabs have appeared
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByRole('button', { name: /^Expired/, pressed: true })).toBeVisible();
    await expect(view).not.toHaveAttribute('aria-current');
  },
};

/** A list without a default view in the address opens it. */
export const OpensDefaultView: Story = {
  parameters: lateViews,
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    sendViews();
    const view = await canvas.findByRole('link', { name: /^Active by expiration/ });
    await waitFor(() => expect(view).toHaveAttribute('aria-current', 'page'));
  },
};

/** After Back, the default view does not replace the whole list, which the user had chosen. */
export const ComesBackToAll: Story = {
  parameters: { ...lateViews, routerKey: 'visited' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    sendViews();
    const view = await canvas.findByRole('link', { name: /^Active by expiration/ });
    // a view opens after the tabs have appeared
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(view).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** A changed view can be updated, or saved as a new one. */
export const SavesViews: Story = {
  parameters: { ...withViews, at: `${urls.policies.list}?filter=active&sort=expiredDate.asc&view=${ownViewId}` },
  beforeEach: resetViewBodies,
  play: async ({ canvas, userEvent }) => {
    const views = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await views.findByRole('button', { name: 'View options' });
    await userEvent.click(await canvas.findByRole('button', { name: /^Expired/ }));
    await userEvent.click(await views.findByRole('button', { name: 'Save view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Update view' }));
    await waitFor(() =>
      expect(viewBodies.at(-1)).toMatchObject({ query: 'filter=expired&sort=expiredDate.asc', version: 3 }),
    );
    await userEvent.click(await views.findByRole('button', { name: 'Save view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Expired');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with the agency' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(viewBodies.at(-1)).toMatchObject({ list: 'policies', name: 'Expired', shared: true, isDefault: false }),
    );
  },
};

/** Saving a view opens it. Search text that was not applied yet disappears from the field, too. */
export const SavesViewWhileSearching: Story = {
  parameters: { ...withViews, at: `${urls.policies.list}?by=customerName&filter=active` },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('textbox', { name: /search/i });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Active');
    // the text is applied 800 ms later
    await fireEvent.change(search, { target: { value: 'CA-90' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(search).toHaveValue(''));
  },
};

/** Alt with the arrow keys moves the edge of a column. The widths are stored in the browser. */
export const ResizesColumns: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CA-90-551287/ });
    const widthOf = (name: string) => canvas.getByRole('columnheader', { name, hidden: true }).offsetWidth;
    const before = widthOf('Customer');
    const status = widthOf('Status');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Customer' });
    item.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await waitFor(() => expect(widthOf('Customer')).toBeGreaterThan(before));
    // the actions become wider, at the cost of all columns
    await expect(Math.abs(widthOf('Status') - status)).toBeLessThan(8);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore column widths' }));
    await waitFor(() => expect(widthOf('Customer')).toBe(before));
  },
};

/** The filters open as a sheet and apply together. */
export const PhoneFilters: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...withViews, at: `${urls.policies.list}?filter=active` },
  beforeEach: resetQueries,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters · 1' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(
      within(sheet.getByRole('group', { name: 'Expires' })).getByRole('button', { name: '60 days' }),
    );
    await userEvent.click(sheet.getByRole('button', { name: /^Agent/ }));
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Me' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Show results/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(lastFilters()).toBe('expires.next.60*agent.is.ME'));
    await expect(queries.at(-1)?.get('policyStatus')).toBe('ACTIVE');
    await expect(canvas.getByRole('button', { name: 'Filters · 3' })).toBeVisible();
  },
};

/** The chosen filters become a view. */
export const PhoneSavesView: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...withViews, at: `${urls.policies.list}?filter=active` },
  beforeEach: resetViewBodies,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters · 1' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(
      within(sheet.getByRole('group', { name: 'Expires' })).getByRole('button', { name: '60 days' }),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Active, soon');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(viewBodies.at(-1)).toMatchObject({ name: 'Active, soon', query: 'filter=active&filters=expires.next.60' }),
    );
  },
};
