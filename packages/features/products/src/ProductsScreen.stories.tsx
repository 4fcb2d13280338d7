import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ProductsScreen from './ProductsScreen';
import { network } from './products.scenarios';

const meta = {
  title: 'Screens/Products/Browse coverage',
  component: ProductsScreen,
  tags: ['screen:products.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.products.list,
    persona: 'customer',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /^Umbrella$/,
  rowRole: 'article',
  showAll: false,
  empty: 'Products Not Found',
  noResults: `${urls.products.list}?q=Moonbase`,
});

const requestUrl = `${urls.products.list}?insurance=FLOOD`;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Request a quote: Flood' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Umbrella' }));
    await expect(card.getByRole('button', { name: 'Request a quote: Umbrella' })).toHaveTextContent('Request a quote');
    // a product that is no longer offered is not listed
    await expect(canvas.queryByRole('article', { name: 'Travel' })).toBeNull();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RequestsAQuote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a quote: Flood' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Note for your agent'), 'By the river.');
    await userEvent.click(form.getByRole('button', { name: 'Send request' }));
    await screen.findByText('Your request was sent. Your agent will be in touch.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Quote Requests' })).toBeVisible());
  },
};

/** A server error keeps the input. */
export const NoLongerOffered: Story = {
  parameters: { at: requestUrl, msw: { handlers: network.notOffered } },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Note for your agent'), 'By the river.');
    await userEvent.click(form.getByRole('button', { name: 'Send request' }));
    await expect(await form.findByText('This insurance is no longer offered')).toBeVisible();
    await expect(form.getByLabelText('Note for your agent')).toHaveValue('By the river.');
  },
};
