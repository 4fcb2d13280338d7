import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import CouponFormScreen from './CouponFormScreen';
import { edited, network } from './coupons.scenarios';

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const meta = {
  title: 'Screens/Coupons/Coupon form',
  component: CouponFormScreen,
  tags: ['screen:coupons.create', 'screen:coupons.edit'],
  parameters: { layout: 'fullscreen', route: urls.coupons.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof CouponFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.coupons.edit, at: `/coupon/edit/${edited.id}` };

async function fill({ canvas, userEvent }: Context, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name: new RegExp(label) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}
const valid = {
  'Coupon Code': 'HOLIDAY-2026',
  'Discount Amount': '25',
  'Max Times Can Be Used': '100',
  'Expiration Date': '12/31/2099',
};
const send = ({ canvas, userEvent }: Context, name = 'Create Coupon') =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Coupon Code/ })).toHaveFocus();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Coupon Code/ })).toHaveValue(edited.couponCode);
    await expect(canvas.getByRole('button', { name: 'Update Coupon' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

/** Each field shows its error, the first has the focus and the form is not sent. */
export const Invalid: Story = {
  play: async (context) => {
    await fill(context, { 'Coupon Code': 'HOLIDAY-2026', 'Discount Amount': '0', 'Expiration Date': '11/20/2020' });
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Discount Amount must be at least 1')).toBeVisible();
    await expect(canvas.getByText('Max Times Can Be Used is required')).toBeVisible();
    await expect(canvas.getByText('Please select future date')).toBeVisible();
    await expect(canvas.getByText('3 fields need attention.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Discount Amount/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Coupon Code/ })).toHaveValue('HOLIDAY-2026');
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await fill(context, valid);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Coupon' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (context) => {
    await fill(context, valid);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The service is unavailable for a moment.',
    );
    await expect(await screen.findByRole('listitem')).toHaveTextContent('The service is unavailable for a moment.');
    await expect(context.canvas.getByRole('textbox', { name: /Coupon Code/ })).toHaveValue('HOLIDAY-2026');
  },
};

/** The server error appears at its field. */
export const CodeTaken: Story = {
  parameters: { msw: { handlers: network.codeTaken } },
  play: async (context) => {
    await fill(context, valid);
    await send(context);
    await expect(await context.canvas.findByText('Coupon code already exists')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /Coupon Code/ })).toHaveFocus();
  },
};

export const ReturnsToTheList: Story = {
  play: async (context) => {
    await fill(context, valid);
    await send(context);
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/coupon');
    await screen.findByText('Coupon created successfully');
  },
};

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile } },
  play: async (context) => {
    await fill(context, { 'Discount Amount': '75', 'Expiration Date': '12/31/2099' });
    await send(context, 'Update Coupon');
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This coupon was changed meanwhile');
    await expect(canvas.getByRole('textbox', { name: /Discount Amount/ })).toHaveValue('75.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Load current values' }));
    await expect(canvas.getByRole('textbox', { name: /Discount Amount/ })).toHaveValue(
      edited.discountAmount.toFixed(2),
    );
  },
};

export const French: Story = { globals: { language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
