import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { panelNetwork, sentCopies } from '../quotes.scenarios';
import OpportunityQuotes from './OpportunityQuotes';

/** Quotes of an opportunity, in its drawer. */
const meta = {
  title: 'Screens/Quotes/Quotes of an opportunity',
  component: OpportunityQuotes,
  args: { id: panelNetwork.opportunityId },
  beforeEach: () => void sentCopies.splice(0),
  parameters: {
    route: urls.opportunities.list,
    at: urls.opportunities.list,
    persona: 'agent',
    msw: { handlers: panelNetwork.usual },
  },
} satisfies Meta<typeof OpportunityQuotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adding a quote asks only for carrier and premium and opens the new quote. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Q/ }))[0]).toBeVisible();
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add quote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add quote' }));
    await expect(dialog.getByRole('combobox', { name: /Carrier/ })).toBeInvalid();
    await userEvent.click(dialog.getByRole('combobox', { name: /Carrier/ }));
    const [carrier] = await screen.findAllByRole('option');
    if (carrier) await userEvent.click(carrier);
    await userEvent.type(dialog.getByRole('textbox', { name: /Premium/ }), '1200');
    await userEvent.click(dialog.getByRole('button', { name: 'Add quote' }));
    await waitFor(() => expect(sentCopies).toHaveLength(1));
    await expect(sentCopies[0]).toMatchObject({ premiumAmount: 1200, copiedQuoteId: panelNetwork.quoteId });
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: panelNetwork.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quotes of this opportunity appear here.')).toBeVisible();
  },
};
/** No quote can be added for an erased contact. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Q/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add quote' })).toBeNull();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: panelNetwork.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /retry|try again/i })).toBeVisible();
  },
};
