import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { network, sampleQuote } from '../quotes.scenarios';
import QuoteScreen from './QuoteScreen';

const meta = {
  title: 'Screens/Quotes/Quote/Erased contact',
  component: QuoteScreen,
  parameters: {
    layout: 'fullscreen',
    route: urls.quotes.view,
    at: `/quotes/${sampleQuote.id}`,
    persona: 'agent',
    msw: { handlers: network.erased },
  },
} satisfies Meta<typeof QuoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without mails, documents, new quotes and policies. The status and the discounts can still change. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The personal data of this contact was erased')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Discounts' })).toBeVisible();
    const refused = /^(Send|Revise|Add quote|Create Policy|Email|Upload|Edit Coverages)/i;
    await expect(canvas.queryByRole('button', { name: refused })).toBeNull();
    await expect(canvas.queryByRole('link', { name: refused })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const German: Story = { globals: { language: 'de' } };
