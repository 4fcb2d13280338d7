import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import OwnProductsScreen from './OwnProductsScreen';
import { network } from './products.scenarios';

const meta = {
  title: 'Screens/Products/Our products',
  component: OwnProductsScreen,
  tags: ['screen:products.own'],
  parameters: {
    layout: 'fullscreen',
    route: urls.products.own,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof OwnProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Travel/ }));
    await expect(row.getByText('Inactive')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Umbrella/ })).getByText('Active')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Products Not Found')).toBeVisible();
  },
};
export const NoResults: Story = { parameters: { at: `${urls.products.own}?q=Moonbase` } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CopiesTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy URL of Flood' }));
    await expect(writeText).toHaveBeenCalledWith('https://portal.example/join/MARCUS?insurance=FLOOD');
    const row = within(canvas.getByRole('row', { name: /Flood/ }));
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('Copied'));
    // the notice disappears after 1,500 ms
    await waitFor(() => expect(row.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 });
  },
};
