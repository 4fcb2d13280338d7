import { quotes } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import QuoteListScreen from './QuoteListScreen';
import { network, sampleQuote } from './quotes.scenarios';

const meta = {
  title: 'Screens/Quotes/Quote list',
  component: QuoteListScreen,
  tags: ['screen:quotes.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.quotes.list,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof QuoteListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const states = listStories({
  network,
  row: new RegExp(sampleQuote.serial),
  empty: 'No quotes found...',
  noResults: `${urls.quotes.list}?by=name&q=Nobody`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    await expect(within(row).getByText('Pending Approval')).toHaveAttribute('data-status', 'PENDING_APPROVAL');
    await expect(within(row).getByText('Waiting')).toHaveAttribute('data-status', 'WAITING');
    // one chip per row, for the status
    const [chip, answer] = row.querySelectorAll<HTMLElement>('[data-status]');
    await expect(answer).toHaveTextContent('Waiting');
    const fillOf = (element: Element = row) => getComputedStyle(element).backgroundColor;
    await expect(fillOf(answer)).toBe(fillOf(answer?.parentElement ?? row));
    await expect(fillOf(chip)).not.toBe(fillOf(answer));
    const quoted = await canvas.findByRole('row', { name: /Caleb Whitaker/ });
    await expect(within(quoted).getByRole('button', { name: /Upload Doc/ })).toBeDisabled();
    const other = canvas.getByRole('row', { name: /Bartholomew/ });
    await expect(within(other).queryByRole('button', { name: /Delete/ })).toBeNull();
  },
};

/** With one page, the total is the sum of the shown amounts. */
export const Total: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    const shown = canvas.getAllByRole('cell', { name: /^\$[\d,.]+$/ });
    const cents = shown.map(({ textContent }) => Math.round(Number(textContent?.replace(/[$,]/g, '')) * 100));
    const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const total = sum.format(cents.reduce((all, each) => all + each, 0) / 100);
    await expect(canvas.getByText(/^Total of \d+ quotes$/).parentElement).toHaveTextContent(total);
  },
};

/** With several pages, the server sums all quotes that match the filters. */
export const TotalOfAllPages: Story = {
  parameters: { msw: { handlers: network.many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,290,417.50')).toBeVisible();
    await expect(canvas.getByText('Total of 512 quotes')).toBeVisible();
  },
};

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;

/** The filter shows the quotes that their customer accepted. */
export const Accepted: Story = {
  parameters: { at: `${urls.quotes.list}?filter=accepted` },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Irene Castillo/ });
    await expect(within(row).getByText('Accepted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(sampleQuote.serial) })).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Filter' })).toHaveTextContent('Accepted');
  },
};

/** Customers can only read quotes in the list. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    await expect(within(row).getByRole('link', { name: `View ${sampleQuote.serial}` })).toBeVisible();
    await expect(within(row).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'DOC' })).toBeNull();
  },
};

export const DeletesAfterConfirmation: Story = {
  beforeEach: ({ msw }) => msw.use(...network.deleting()),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    await userEvent.click(within(row).getByRole('button', { name: `Delete ${sampleQuote.serial}` }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(/Alicia Fontaine/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Quote deleted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(sampleQuote.serial) })).toBeNull());
  },
};

const selectPage = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));

/** Selects all rows of two pages, returns to the first one and deletes a quote there. */
async function deleteSelected({ canvas, userEvent }: Play, selectMore?: (bar: HTMLElement) => Promise<void>) {
  await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
  await selectPage({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(sampleQuote.serial) })).toBeNull());
  await selectPage({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
  const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
  const bar = await canvas.findByRole('group', { name: 'Selection' });
  const onPages = quotes.length;
  await waitFor(() => expect(bar).toHaveTextContent(`${onPages} selected`));
  await selectMore?.(bar);
  await userEvent.click(within(row).getByRole('button', { name: `Delete ${sampleQuote.serial}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(sampleQuote.serial) })).toBeNull());
  return { bar, left: onPages - 2 };
}

/** Quotes that this user or another one deletes leave the selection. Quotes of the other page stay selected. */
export const DeletedRowsLeaveSelection: Story = {
  beforeEach: ({ msw }) => msw.use(...network.deletingTwo()),
  play: async ({ canvas, userEvent }) => {
    const { bar, left } = await deleteSelected({ canvas, userEvent });
    await waitFor(() => expect(bar).toHaveTextContent(`${left} selected`));
  },
};

/** A deletion does not end the choice of all quotes. */
export const AllStaySelectedAfterDeletion: Story = {
  beforeEach: ({ msw }) => msw.use(...network.deletingTwo()),
  play: async ({ canvas, userEvent }) => {
    const { bar } = await deleteSelected({ canvas, userEvent }, async (selected) => {
      await userEvent.click(within(selected).getByRole('button', { name: 'Select all 25 that match' }));
      await waitFor(() => expect(selected).toHaveTextContent('25 selected'));
    });
    await waitFor(() => expect(bar).toHaveTextContent('23 selected'));
    // the bar follows the selection a little later
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(bar).toHaveTextContent('23 selected');
    await userEvent.click(canvas.getAllByRole('checkbox', { checked: true }).at(-1) as HTMLElement);
    await waitFor(() => expect(bar).toHaveTextContent(`${quotes.length - 3} selected`));
  },
};

const rowNamed = (canvas: Play['canvas'], serial = '') => canvas.findByRole('row', { name: new RegExp(serial) });
async function deleteQuote({ canvas, userEvent }: Play, serial = '') {
  const row = within(await rowNamed(canvas, serial));
  await userEvent.click(row.getByRole('button', { name: `Delete ${serial}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(serial) })).toBeNull());
}

/** A selected quote stays selected when a deletion moves it from the second page to the first one, until it is deleted. */
export const MovedRowStaysSelected: Story = {
  beforeEach: ({ msw }) => msw.use(...network.movingUp()),
  play: async ({ canvas, userEvent }) => {
    const [first, second, , moved] = quotes;
    await rowNamed(canvas, first?.serial);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await userEvent.click(within(await rowNamed(canvas, moved?.serial)).getByRole('checkbox'));
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await deleteQuote({ canvas, userEvent }, first?.serial);
    await expect(within(await rowNamed(canvas, moved?.serial)).getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(moved?.serial ?? '') })).toBeNull());
    await expect(bar).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(within(await rowNamed(canvas, moved?.serial)).getByRole('checkbox')).toBeChecked();
    await deleteQuote({ canvas, userEvent }, second?.serial);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
  },
};

/** A deleted quote leaves the selection although the list cannot be loaded again. */
export const DeletedRowLeavesSelectionOffline: Story = {
  beforeEach: ({ msw }) => msw.use(...network.deletingThenOffline()),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    await selectPage({ canvas, userEvent });
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await userEvent.click(within(row).getByRole('button', { name: `Delete ${sampleQuote.serial}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bar).toHaveTextContent(`${quotes.length - 1} selected`));
    await expect(within(row).getByRole('checkbox')).not.toBeChecked();
  },
};

export const AssignsAnotherAgent: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    await userEvent.click(within(row).getByRole('button', { name: /Change Agent/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Agent' });
    const assign = within(dialog).getByRole('button', { name: 'Assign' });
    await expect(assign).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Agent/ }));
    const [, other] = await screen.findAllByRole('option');
    if (other) await userEvent.click(other);
    await userEvent.click(assign);
    await screen.findByText('Agent assigned successfully');
  },
};

/** Opens the dialog of the sample quote and chooses another agent. */
async function chooseAgent({ canvas, userEvent }: Play) {
  const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
  await userEvent.click(within(row).getByRole('button', { name: /Change Agent/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Agent' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Agent/ }));
  const [, other] = await screen.findAllByRole('option');
  if (other) await userEvent.click(other);
  return dialog;
}

/** After a conflict, assigning again uses the version of the other user. */
export const AssignsAfterConflict: Story = {
  beforeEach: ({ msw }) => msw.use(...network.changedMeanwhile()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseAgent({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText('Another user has changed this in the meantime')).toBeVisible();
    await canvas.findByText('$2,222.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await screen.findByText('Agent assigned successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

let isChanged = false;
/** The list behind the dialog shows the change of another user, but the dialog still reports the conflict. */
export const ReportsConflictAfterReload: Story = {
  beforeEach: ({ msw }) => {
    isChanged = false;
    msw.use(...network.changedMeanwhile(() => isChanged));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseAgent({ canvas, userEvent });
    isChanged = true;
    window.dispatchEvent(new Event('online'));
    await canvas.findByText('$2,222.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText('Another user has changed this in the meantime')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load current values' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await screen.findByText('Agent assigned successfully');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
