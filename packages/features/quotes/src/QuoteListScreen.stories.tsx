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

/** After a conflict, assigning again uses the version of the reloaded list. */
export const AssignsAfterConflict: Story = {
  beforeEach: ({ msw }) => msw.use(...network.changedMeanwhile()),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(sampleQuote.serial) });
    await userEvent.click(within(row).getByRole('button', { name: /Change Agent/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Agent' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Agent/ }));
    const [, other] = await screen.findAllByRole('option');
    if (other) await userEvent.click(other);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await expect(await dialog.findByText('Another user has changed this in the meantime')).toBeVisible();
    await canvas.findByText('$2,222.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await screen.findByText('Agent assigned successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
