import { urls } from '@fairlead/kit';
import { conflictStory, formStories, recordStories, rejectedStory, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CouponFormScreen from './CouponFormScreen';
import { edited, network, theirs } from './coupons.scenarios';

const meta = {
  title: 'Screens/Coupons/Coupon form',
  component: CouponFormScreen,
  tags: ['screen:coupons.create', 'screen:coupons.edit'],
  parameters: { layout: 'fullscreen', route: urls.coupons.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof CouponFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.coupons.edit, at: `/coupon/edit/${edited.id}` };
const submit = 'Create Coupon';
const valid = {
  'Coupon Code': 'HOLIDAY-2026',
  'Discount Amount': '25',
  'Max Times Can Be Used': '100',
  'Expiration Date': '12/31/2099',
};
const records = recordStories({ network, backTo: urls.coupons.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    values: { 'Coupon Code': 'HOLIDAY-2026', 'Discount Amount': '0', 'Expiration Date': '11/20/2020' },
    errors: ['Discount Amount must be at least 1', 'Max Times Can Be Used is required', 'Please select future date'],
  },
});

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
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** The server error appears at its field. */
export const CodeTaken: Story = rejectedStory({
  handlers: network.codeTaken,
  submit,
  valid,
  field: 'Coupon Code',
  error: 'Coupon code already exists',
});
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.coupons.list,
  toast: 'Coupon created successfully',
});
/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Coupon',
  valid: { 'Expiration Date': '12/31/2099' },
  field: 'Discount Amount',
  mine: '75',
  theirs: theirs.discountAmount.toFixed(2),
  message: 'This coupon was changed meanwhile',
});

export const French: Story = { globals: { language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
