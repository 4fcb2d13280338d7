import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ContactListScreen from './ContactListScreen';
import { company, network } from './contacts.scenarios';

const meta = {
  title: 'Screens/Contacts/Contact list',
  component: ContactListScreen,
  tags: ['screen:contacts.list'],
  parameters: { layout: 'fullscreen', route: urls.contacts.list, persona: 'agent', msw: { handlers: network.usual } },
} satisfies Meta<typeof ContactListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /Thornton Boatworks/,
  empty: 'Contacts Not Found',
  noResults: `${urls.contacts.list}?by=name&q=Moonbase`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Thornton Boatworks/ });
    await expect(within(row).getByText('Client')).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Caleb Thornton' })).toHaveAttribute(
      'href',
      `/contact/${company.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Create Contact' })).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;

/** Agents without a license can only read contacts. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Thornton Boatworks/ });
    await expect(canvas.queryByRole('link', { name: 'Create Contact' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull();
  },
};

/** Agents without a license learn why they cannot add the first contact. */
export const EmptyUnlicensed: Story = {
  parameters: { persona: 'assistant', msw: states.Empty.parameters?.msw },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contacts Not Found')).toBeVisible();
    await expect(canvas.getByText(/^Only licensed agents create records here/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create Contact' })).toBeNull();
  },
};

export const FiltersClients: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Noor Haddad/ });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Clients' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Noor Haddad/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Elena Marchetti/ })).toBeVisible();
  },
};

/** A click on a row opens the record. A click on a control of the row does not. */
export const OpensByRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Thornton Boatworks/ });
    await userEvent.click(within(row).getByText('Client'));
    await expect(await canvas.findByText(`/contact/${company.id}`)).toBeVisible();
  },
};

/** Without matching rows, the page says what the filters ask for. */
export const NothingMatchesFilters: Story = {
  parameters: {
    at: `${urls.contacts.list}?filters=name.contains.Moonbase*client.is.true`,
    msw: { handlers: network.empty },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches this filter' })).toBeVisible();
    await expect(canvas.getByText(/^Name contains Moonbase, Clients is Yes$/)).toBeVisible();
  },
};

/** The tools take two lines, so that the first card is in view. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Caleb Thornton');
    const tools = canvas.getByRole('search').getBoundingClientRect();
    await expect(tools.height).toBeLessThanOrEqual(116);
    const filters = canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect();
    await expect(filters.top - tools.top).toBeLessThanOrEqual(16);
    for (const name of ['Select', 'Export'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        filters.bottom,
      );
  },
};
export const German: Story = { globals: { language: 'de' } };
