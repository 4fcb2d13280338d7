import { urls } from '@fairlead/kit';
import { fieldOf, fillFields, press } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network } from './accountForms.scenarios';
import ChangePasswordScreen from './ChangePasswordScreen';
import { expectRedirect, refusesPassword, submitting } from './storyForm';

const meta = {
  title: 'Screens/Account/Change password',
  component: ChangePasswordScreen,
  tags: ['screen:account.changePassword'],
  parameters: {
    layout: 'fullscreen',
    route: urls.account.changePassword,
    persona: 'agent',
    msw: { handlers: network.change },
  },
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const valid = { 'Old Password': 'Harbour#7', 'New Password': 'Another#8', 'Confirm Password': 'Another#8' };

export const Default: Story = {
  play: async (context) => {
    await expect(await fieldOf(context, 'Old Password')).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await fillFields(context, { 'Old Password': 'short', 'New Password': 'Harb#7', 'Confirm Password': 'Harb#8' });
    await press(context, 'Change password');
    const { canvas } = context;
    await expect(await canvas.findByText('Must be at least 8 characters!')).toBeVisible();
    await expect(canvas.getByText('Password should be at-least 8 characters long')).toBeVisible();
    await expect(canvas.getByText('Both password need to be the same')).toBeVisible();
    await fillFields(context, { 'Old Password': '', 'New Password': '' });
    await expect(await canvas.findByText('Old Password is required!')).toBeVisible();
    await expect(canvas.getByText('New Password is required')).toBeVisible();
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.changing } },
  play: submitting(valid, 'Change password'),
};
/** Shows the server error as a warning. */
export const ServerError: Story = {
  parameters: { msw: { handlers: network.wrongPassword } },
  play: async (context) => {
    await fillFields(context, valid);
    await press(context, 'Change password');
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('The old password is not correct.'),
    );
  },
};
/** The server refuses a common password. The error appears at its field. */
export const CommonPassword: Story = {
  parameters: { msw: { handlers: network.changeCommonPassword } },
  play: refusesPassword(valid, 'New Password', 'Change password'),
};
/** Opens the profile, or the dashboard in a product without a profile. */
export const OpensNextPage: Story = {
  play: async (context) => {
    await fillFields(context, valid);
    await press(context, 'Change password');
    await expectRedirect(context, '/profile', 'Your password was changed');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
