import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
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

const states = listStories({
  network,
  row: /Travel/,
  empty: 'Products Not Found',
  noResults: `${urls.products.own}?q=Moonbase`,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Travel/ }));
    await expect(row.getByText('Inactive')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Umbrella/ })).getByText('Active')).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Names of the fields to search by fit into their list. */
const fitsSearchBy = async (field: HTMLElement) => {
  await document.fonts.ready;
  const cut = [...field.querySelectorAll('span')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
};
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) =>
    fitsSearchBy(await canvas.findByRole('combobox', { name: /Versicherungsart|Suchen nach/ })),
};
export const French: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas }) => fitsSearchBy(await canvas.findByRole('combobox', { name: /assurance|Rechercher par/ })),
};

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
