import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import PlanGridScreen from './PlanGridScreen';
import { network } from './plans.scenarios';

const meta = {
  title: 'Screens/Plans/Plan grid',
  component: PlanGridScreen,
  tags: ['screen:plans.list:AGENT', 'screen:plans.create'],
  parameters: {
    layout: 'fullscreen',
    persona: 'owner',
    route: urls.plans.create,
    msw: { handlers: network.none },
  },
} satisfies Meta<typeof PlanGridScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /^Agency$/,
  rowRole: 'article',
  showAll: false,
  empty: 'Not Found',
  noResults: `${urls.plans.create}?q=Zeppelin`,
});
type Context = Parameters<NonNullable<Story['play']>>[0];

/** A valid session token, with which the profile can be reloaded. */
const signedInForLong = () => {
  localStorage.setItem('fairlead.token', `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.e30`);
  return () => localStorage.removeItem('fairlead.token');
};

const card = async ({ canvas }: Context, name: string) =>
  within(await canvas.findByRole('article', { name }, { timeout: 5000 }));
async function open(context: Context, button = 'SELECT PACKAGE', name = 'Agency') {
  const found = await card(context, name);
  await context.userEvent.click(found.getByRole('button', { name: new RegExp(button) }));
  return within(await screen.findByRole('dialog', { name: 'Package Details' }, { timeout: 5000 }));
}
type Dialog = Awaited<ReturnType<typeof open>>;
async function enterCard({ userEvent }: Context, dialog: Dialog, number = '4242424242424242', expiry = '1239') {
  await userEvent.type(await dialog.findByLabelText('Card number', {}, { timeout: 5000 }), number);
  await userEvent.type(dialog.getByLabelText('Expiration date'), expiry);
  await userEvent.type(dialog.getByLabelText('Security code'), '314');
}
/** Pays with a coupon and a card whose bank asks the buyer. Returns the bank's dialog. */
async function payAtBank(context: Context) {
  const dialog = await open(context);
  await context.userEvent.type(dialog.getByPlaceholderText('Please Enter Your Coupon'), 'WELCOME25');
  await dialog.findByText('$424.00', {}, { timeout: 3000 });
  await enterCard(context, dialog, '4000000000003220');
  await waitFor(() => expect(payButton(dialog)).toBeEnabled());
  await context.userEvent.click(payButton(dialog));
  const bank = await screen.findByRole('alertdialog', { name: 'Confirm Your Payment' }, { timeout: 5000 });
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  return within(bank);
}
/** Amount in the dialog for a term. */
const sum = (dialog: Dialog, term: string) => dialog.getByText(term, { selector: 'dt' }).nextElementSibling;
const payButton = (dialog: Dialog, name = 'CREATE PLAN') => dialog.getByRole('button', { name });

export const Default: Story = {
  play: async (context) => {
    const found = await card(context, 'Agency');
    await expect(found.getByText('$449.00')).toBeVisible();
    await expect(found.getByText('Priority support')).toBeVisible();
    for (const [name, period] of Object.entries({
      Starter: '1 month',
      Growth: '3 months',
      Professional: '6 months',
      Agency: '12 months',
    }))
      await expect((await card(context, name)).getByText(`/ ${period}`)).toBeVisible();
    await expect(found.getByRole('button', { name: 'SELECT PACKAGE: Agency' })).toHaveTextContent(/^SELECT PACKAGE$/);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(10);
    await expect(context.canvas.getByPlaceholderText('Search by Package Name')).toBeEnabled();
    await context.userEvent.click(context.canvas.getByRole('combobox', { name: 'Sort by' }));
    const orders = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(orders).toEqual(['Name A-Z', 'Name Z-A']);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;

export const Selected: Story = {
  parameters: { msw: { handlers: network.active } },
  play: async (context) => {
    const found = await card(context, 'Growth');
    await expect(found.getByText('SELECTED')).toBeVisible();
    await expect(found.getByText(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    await expect(found.getByText(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+ \d{4}, \d\d:\d\d (am|pm)$/)).toBeVisible();
    await expect(found.getByRole('button', { name: /UPDATE PACKAGE/ })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: { msw: { handlers: network.expired } },
  play: async (context) => {
    const found = await card(context, 'Growth');
    await expect(found.getByText('EXPIRED')).toBeVisible();
    await expect(found.getByRole('button', { name: /ACTIVATE AGAIN/ })).toBeVisible();
  },
};

/** The pay button is enabled once the card is complete. */
export const PaysWithACompleteCard: Story = {
  beforeEach: signedInForLong,
  play: async (context) => {
    const dialog = await open(context);
    await expect(payButton(dialog)).toBeDisabled();
    // `aria-required` does not apply to a group
    await expect(dialog.getByRole('group', { name: 'Card required' })).toBeVisible();
    await enterCard(context, dialog);
    await expect(dialog.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    await context.userEvent.click(payButton(dialog));
    await screen.findByText('Plan created successfully', {}, { timeout: 5000 });
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(urls.plans.mine);
  },
};

/** A valid coupon reduces the amount; clearing the field restores the price. */
export const AppliesCoupon: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(sum(dialog, 'Discount')).toHaveTextContent('$0.00');
    await expect(sum(dialog, 'Amount to pay')).toHaveTextContent('$449.00');
    const field = dialog.getByPlaceholderText('Please Enter Your Coupon');
    const timers = spyOn(window, 'setTimeout');
    await context.userEvent.type(field, 'WELCOME25');
    await dialog.findByText('$424.00', {}, { timeout: 3000 });
    // the coupon is checked 600 ms after the last key
    await expect(timers.mock.calls.map(([, delay]) => delay)).toContain(600);
    await expect(sum(dialog, 'Price')).toHaveTextContent('$449.00');
    await expect(sum(dialog, 'Discount')).toHaveTextContent('-$25.00');
    await expect(sum(dialog, 'Amount to pay')).toHaveTextContent('$424.00');
    await context.userEvent.clear(field);
    await waitFor(() => expect(sum(dialog, 'Amount to pay')).toHaveTextContent('$449.00'));
    await expect(sum(dialog, 'Discount')).toHaveTextContent('$0.00');
  },
};

/** An invalid coupon shows the server's message, restores the price and disables the button. */
export const RejectsInvalidCoupon: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    const field = dialog.getByPlaceholderText('Please Enter Your Coupon');
    await context.userEvent.type(field, 'WELCOME25');
    await waitFor(() => expect(sum(dialog, 'Amount to pay')).toHaveTextContent('$424.00'), { timeout: 3000 });
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'NOPE');
    await expect(payButton(dialog)).toBeDisabled();
    await dialog.findByText('This coupon cannot be used', {}, { timeout: 3000 });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This coupon cannot be used');
    await expect(sum(dialog, 'Amount to pay')).toHaveTextContent('$449.00');
    await expect(payButton(dialog)).toBeDisabled();
    await context.userEvent.clear(field);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
  },
};

export const CardDeclined: Story = {
  parameters: { msw: { handlers: network.declined } },
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog, '4000000000000002');
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    await context.userEvent.click(payButton(dialog));
    await dialog.findByText('Your card was declined. Please use another card.', {}, { timeout: 5000 });
    await expect(dialog.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
  },
};

/** If the price has changed, nothing is charged and the grid shows the new price. */
export const PriceChanged: Story = {
  parameters: { msw: { handlers: network.priceChanged } },
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    await context.userEvent.click(payButton(dialog));
    await screen.findByText('The price has changed to $59.00. Please check it before you pay.', {}, { timeout: 5000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A colleague has replaced the plan meanwhile. The dialog closes, because it would replace the old one. */
export const Replaced: Story = {
  parameters: { msw: { handlers: network.replaced } },
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog, 'UPDATE PLAN')).toBeEnabled());
    await context.userEvent.click(payButton(dialog, 'UPDATE PLAN'));
    await screen.findByText(/^Your agency now has another plan/, {}, { timeout: 5000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another agency has used the coupon meanwhile. The field shows the error, and the dialog the full price. */
export const CouponUsedUp: Story = {
  parameters: { msw: { handlers: network.couponUsedUp } },
  play: async (context) => {
    const dialog = await open(context);
    const field = dialog.getByPlaceholderText('Please Enter Your Coupon');
    await context.userEvent.type(field, 'WELCOME25');
    await dialog.findByText('$424.00', {}, { timeout: 3000 });
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    await context.userEvent.click(payButton(dialog));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This coupon cannot be used'), { timeout: 5000 });
    await expect(sum(dialog, 'Amount to pay')).toHaveTextContent('$449.00');
    await expect(payButton(dialog)).toBeDisabled();
    await expect(dialog.queryByRole('alert')).toBeNull();
    await context.userEvent.clear(field);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
  },
};

export const CardNumberInvalid: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog, '4242424242424241');
    await dialog.findByText('Your card number is invalid.');
    await expect(payButton(dialog)).toBeDisabled();
  },
};

export const CardExpired: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog, '4242424242424242', '0120');
    await dialog.findByText("Your card's expiration year is in the past.");
  },
};

export const Paying: Story = {
  parameters: { msw: { handlers: network.paying } },
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    await context.userEvent.click(payButton(dialog));
    await waitFor(() => expect(payButton(dialog)).toHaveAttribute('aria-busy'));
  },
};

/** The bank asks the buyer to confirm the payment (3-D Secure). The dialog of the payment makes room for the bank. */
export const ConfirmsAtTheBank: Story = {
  parameters: { msw: { handlers: network.confirmation } },
  beforeEach: signedInForLong,
  play: async (context) => {
    const bank = await payAtBank(context);
    await context.userEvent.click(bank.getByRole('button', { name: 'Confirm payment' }));
    await screen.findByText('Plan created successfully', {}, { timeout: 5000 });
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(urls.plans.mine);
  },
};

/** Without the confirmation nothing is charged, and the dialog of the payment returns with the reason. */
export const DeclinesAtTheBank: Story = {
  parameters: { msw: { handlers: network.confirmation } },
  play: async (context) => {
    const bank = await payAtBank(context);
    await expect(bank.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Package Details' }, { timeout: 5000 }));
    await dialog.findByText(/Your bank did not confirm this payment/);
    await waitFor(() => expect(dialog.getByPlaceholderText('Please Enter Your Coupon')).toHaveFocus());
    await expect(dialog.getByPlaceholderText('Please Enter Your Coupon')).toHaveValue('WELCOME25');
    await expect(payButton(dialog)).toBeDisabled();
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
  },
};

/** If the profile cannot be loaded after the payment, the user goes to the sign-in page. */
export const SessionLost: Story = {
  parameters: { msw: { handlers: network.sessionLost } },
  beforeEach: signedInForLong,
  play: async (context) => {
    const dialog = await open(context);
    await enterCard(context, dialog);
    await waitFor(() => expect(payButton(dialog)).toBeEnabled());
    await context.userEvent.click(payButton(dialog));
    await screen.findByText('Seesion expired', {}, { timeout: 5000 });
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(urls.account.signIn);
    await expect(localStorage.getItem('fairlead.token')).toBeNull();
  },
};

/** The coupon of the current plan is filled in. A new period begins at once. */
export const UpdateDialog: Story = {
  parameters: { msw: { handlers: network.active } },
  play: async (context) => {
    const dialog = await open(context, 'UPDATE PACKAGE', 'Growth');
    await expect(dialog.getByPlaceholderText('Please Enter Your Coupon')).toHaveValue('WELCOME25');
    await dialog.findByText(/A new period starts today at the full price/);
    await expect(payButton(dialog, 'UPDATE PLAN')).toBeDisabled();
  },
};

/** An expired coupon of the current plan shows a hint and does not prevent the payment. */
export const CouponOfPlanExpired: Story = {
  parameters: { msw: { handlers: network.couponGone } },
  play: async (context) => {
    const dialog = await open(context, 'UPDATE PACKAGE', 'Growth');
    await enterCard(context, dialog);
    const field = dialog.getByPlaceholderText('Please Enter Your Coupon');
    await waitFor(() => expect(field).toHaveValue(''), { timeout: 3000 });
    await expect(field).toHaveAccessibleDescription('SPRING-15, the coupon of your current plan, cannot be used here.');
    await expect(field).toBeValid();
    await waitFor(() => expect(payButton(dialog, 'UPDATE PLAN')).toBeEnabled());
    await context.userEvent.type(field, 'SPRING-15');
    await dialog.findByText('This coupon cannot be used', {}, { timeout: 3000 });
  },
};

export const French: Story = { globals: { language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
