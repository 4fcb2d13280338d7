import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import TransactionScreen from './TransactionScreen';
import { network, paid, resetTransaction, sentBody } from './transaction.scenarios';

type Context = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Screens/Plans/Transaction',
  component: TransactionScreen,
  tags: ['screen:transactions.view'],
  beforeEach: resetTransaction,
  parameters: {
    layout: 'fullscreen',
    route: urls.transactions.view,
    at: `/history/transactions/${paid.id}`,
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof TransactionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = recordStories({ network, backTo: urls.transactions.list });

const openDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }));
  return within(await screen.findByRole('dialog', { name: `Refund ${paid.reference}` }));
};
const chooseReason = async ({ userEvent }: Context, dialog: Awaited<ReturnType<typeof openDialog>>, reason: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: reason }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: paid.reference })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeEnabled();
    await expect(canvas.getAllByRole('link', { name: paid.agency?.name })[0]).toHaveAttribute(
      'href',
      `/agencies/view/${paid.agency?.id}`,
    );
  },
};
export const Loading: Story = states.Loading;
export const NotFound: Story = states.NotFound;
export const LoadError: Story = states.LoadError;

export const PartlyRefunded: Story = {
  parameters: { msw: { handlers: network.partly } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refund of $59.00')).toBeVisible();
    await expect(canvas.getByText('Refund of $59.00 failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeEnabled();
  },
};
/** A refund that the provider has not decided blocks another one. */
export const PendingRefund: Story = {
  parameters: { msw: { handlers: network.pending } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Refund' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', 'A refund is pending');
  },
};
/** Refunded at the payment provider. */
export const Refunded: Story = {
  parameters: { msw: { handlers: network.refunded } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/At the payment provider/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: network.failed } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Your card was declined.'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Receipt' })).toBeNull();
  },
};
/** Agency admins see refunds, but not their notes, and cannot refund. */
export const OfAgency: Story = {
  parameters: { persona: 'owner', msw: { handlers: network.ofAgency } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refund of $59.00')).toBeVisible();
    await expect(canvas.queryByText('Agreed with Margaret by phone.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

/** The bar and the button follow the entered amount. */
export const RefundsPart: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(dialog.getByRole('radio', { name: /Part refund/ }));
    const amount = await dialog.findByRole('textbox', { name: /Amount/ });
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.clear(amount);
    await userEvent.type(amount, '39.50');
    await expect(dialog.getByRole('status')).toHaveTextContent('$39.50 refunded$64.50 kept');
    await chooseReason(context, dialog, 'Change to a smaller plan');
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Agreed by phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $39.50' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentBody()).toEqual({
      amount: 39.5,
      reason: 'SMALLER_PLAN',
      note: 'Agreed by phone.',
      mailReceipt: true,
    });
    await expect(await canvas.findByText('Refund of $39.50')).toBeVisible();
  },
};

export const RefundsAll: Story = {
  tags: ['keyboard'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context);
    await expect(dialog.getByText('The refund does not change the plan.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the plan of the agency' })).toBeVisible();
    await chooseReason(context, dialog, 'Duplicate payment');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Mail the refund receipt to/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $104.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentBody()).toEqual({ amount: 104, reason: 'DUPLICATE', note: '', mailReceipt: false });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull());
  },
};

export const AmountTooHigh: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(dialog.getByRole('radio', { name: /Part refund/ }));
    const amount = await dialog.findByRole('textbox', { name: /Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '104.01');
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(dialog.getByRole('combobox', { name: /Reason/ })).toBeInvalid();
    await expect(amount).toHaveFocus();
  },
};

/** The dialog cannot be closed while the refund is made. */
export const Saving: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await chooseReason(context, dialog, 'Other');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $104.00' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The dialog stays open with the reason of the payment provider. */
export const Refused: Story = {
  parameters: { msw: { handlers: network.refused } },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await chooseReason(context, dialog, 'Other');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $104.00' }));
    await expect(await dialog.findByText(/disputes this payment/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Refund $104.00' })).toBeEnabled();
  },
};

export const SaveError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await chooseReason(context, dialog, 'Other');
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Keep this.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $104.00' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Keep this.');
  },
};
const opens: Story['play'] = async (context) => {
  await openDialog(context);
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: opens };
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erstatten' }));
    await expect(await screen.findByRole('dialog', { name: `${paid.reference} erstatten` })).toBeVisible();
  },
};
