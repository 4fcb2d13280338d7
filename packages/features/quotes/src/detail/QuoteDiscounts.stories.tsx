import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { discountConflict, network, resetDiscounts, sampleQuote } from '../quotes.scenarios';
import QuoteScreen from './QuoteScreen';

const meta = {
  title: 'Screens/Quotes/Quote/Discounts',
  component: QuoteScreen,
  beforeEach: resetDiscounts,
  parameters: {
    layout: 'fullscreen',
    route: urls.quotes.view,
    at: `/quotes/${sampleQuote.id}`,
    persona: 'agent',
  },
} satisfies Meta<typeof QuoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const changesFirstDiscount = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Discounts' }));
  const form = within(await canvas.findByRole('form', { name: 'Discounts' }));
  const [first] = form.getAllByRole<HTMLInputElement>('textbox');
  if (!first) throw new Error('no discount');
  await userEvent.clear(first);
  await userEvent.type(first, 'Two policies');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect(await form.findByText(/Another user has changed this in the meantime/)).toBeVisible();
  await expect(form.getAllByRole('textbox')[0]).toHaveValue('Two policies');
  return form;
};

/** After a conflict, the next save overwrites the discount of the other user. */
export const Overwrites: Story = {
  parameters: { msw: { handlers: discountConflict } },
  play: async (context) => {
    const form = await changesFirstDiscount(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await context.canvas.findByText('Two policies')).toBeVisible();
  },
};

/** Without discounts, Edit starts in the field of a new one. */
export const First: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit Discounts' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await canvas.findByRole('form', { name: 'Discounts' }));
    await expect(form.getByRole('textbox')).toHaveFocus();
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('Two policies');
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const LoadsTheCurrentValues: Story = {
  parameters: { msw: { handlers: discountConflict } },
  play: async (context) => {
    const form = await changesFirstDiscount(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Load current values' }));
    await expect(await context.canvas.findByText('Paid in full')).toBeVisible();
  },
};
