import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import TransactionScreen from './TransactionScreen';
import { network, paid, resetTransaction } from './transaction.scenarios';

type Context = Parameters<NonNullable<Story['play']>>[0];

/** A payment that the buyer disputes at their bank. */
const meta = {
  title: 'Screens/Plans/Disputed transaction',
  component: TransactionScreen,
  beforeEach: resetTransaction,
  parameters: {
    layout: 'fullscreen',
    route: urls.transactions.view,
    at: `/history/transactions/${paid.id}`,
    msw: { handlers: network.disputed },
  },
} satisfies Meta<typeof TransactionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noteOf = async ({ canvas }: Context, title: string | RegExp) => {
  const [note] = (await canvas.findAllByRole('note')).filter((each) => within(each).queryByText(title));
  if (!note) throw new Error(`no note with the title ${title}`);
  return within(note);
};

/** The admin has to send evidence, and cannot refund the payment meanwhile. */
export const ResponseNeeded: Story = {
  play: async (context) => {
    const { canvas } = context;
    const note = await noteOf(context, 'The buyer disputes $104.00 of this payment');
    await expect(note.getByText(/The cardholder did not make this payment · Respond by/)).toBeVisible();
    await expect(note.getByText(/can't be refunded until the bank decides/)).toBeVisible();
    const link = note.getByRole('link', { name: 'Open in Stripe' });
    await expect(link).toHaveAttribute('href', 'https://dashboard.stripe.com/test/disputes/dp_0');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const refund = canvas.getByRole('button', { name: 'Refund' });
    await expect(refund).toBeDisabled();
    await expect(refund).toHaveAttribute('title', 'Not possible while the payment is disputed');
    await expect(canvas.getByText('Charged back').closest('div')).toHaveTextContent('$104.00');
    await expect(canvas.getByText('Dispute of $104.00')).toBeVisible();
  },
};

/** The bank only asks. A full refund ends the inquiry. */
export const Inquiry: Story = {
  parameters: { msw: { handlers: network.inquiry } },
  play: async (context) => {
    const note = await noteOf(context, "The buyer's bank asks about this payment");
    await expect(note.getByText(/refund the whole payment to end the inquiry/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Refund' })).toBeEnabled();
    await expect(context.canvas.queryByText('Charged back')).toBeNull();
    await expect(context.canvas.getByText('Bank inquiry about $104.00')).toBeVisible();
  },
};

export const UnderReview: Story = {
  parameters: { msw: { handlers: network.underReview } },
  play: async (context) => {
    const note = await noteOf(context, 'The buyer disputes $104.00 of this payment');
    await expect(note.getByText(/reviewing the evidence/)).toBeVisible();
    await expect(note.queryByText(/Respond by/)).toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Refund' })).toBeDisabled();
  },
};

export const Won: Story = {
  parameters: { msw: { handlers: network.won } },
  play: async (context) => {
    await noteOf(context, 'The dispute of $104.00 was won');
    await expect(context.canvas.getByRole('button', { name: 'Refund' })).toBeEnabled();
    const history = within(context.canvas.getByRole('list'));
    await expect(history.getByText('Dispute won')).toBeVisible();
    await expect(history.getByText('Dispute of $104.00')).toBeVisible();
  },
};

/** The bank has returned the amount to the buyer, so nothing is left to refund. */
export const Lost: Story = {
  parameters: { msw: { handlers: network.lost } },
  play: async (context) => {
    const note = await noteOf(context, 'The dispute of $104.00 was lost');
    await expect(note.getByText(/Charged after the plan was cancelled/)).toBeVisible();
    const refund = context.canvas.getByRole('button', { name: 'Refund' });
    await expect(refund).toBeDisabled();
    await expect(refund).toHaveAttribute('title', 'The amount was lost in a dispute');
  },
};

/** The newest dispute, and older ones that are open, have a note. Decided ones are in the history. */
export const DisputedAgain: Story = {
  parameters: { msw: { handlers: network.disputedAgain } },
  play: async (context) => {
    await noteOf(context, 'The buyer disputes $44.00 of this payment');
    await expect(context.canvas.queryByText('The dispute of $60.00 was lost')).toBeNull();
    await expect(context.canvas.getByText('Dispute of $60.00')).toBeVisible();
  },
};

/** The sandbox has no page for evidence. */
export const Sandbox: Story = {
  parameters: { msw: { handlers: network.sandboxDispute } },
  play: async (context) => {
    const note = await noteOf(context, /The buyer disputes/);
    await expect(note.queryByRole('link')).toBeNull();
  },
};

/** Agency admins see the dispute, but not the tasks of the platform. */
export const OfAgency: Story = {
  parameters: { persona: 'owner', msw: { handlers: network.disputedOfAgency } },
  play: async (context) => {
    const note = await noteOf(context, 'The buyer disputes $104.00 of this payment');
    await expect(note.queryByText(/Respond by|Stripe/)).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

/** The dispute was opened while the admin filled in the dialog, which shows the reason of the server. */
export const DisputedMeanwhile: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: network.disputedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Refund ${paid.reference}` }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Other' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $104.00' }));
    await expect(await dialog.findByText(/not possible until the dispute is decided/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Long texts on a phone. */
export const German: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async (context) => {
    const note = await noteOf(context, 'Der Käufer ficht $104.00 dieser Zahlung an');
    await expect(note.getByText(/Der Karteninhaber hat diese Zahlung nicht veranlasst/)).toBeVisible();
  },
};
