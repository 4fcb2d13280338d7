import { urls } from '@fairlead/kit';
import { fieldOf, fillFields, press } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network } from './accountForms.scenarios';
import ResetPasswordScreen from './ResetPasswordScreen';
import { expectRedirect, refusesPassword, submitting } from './storyForm';

const meta = {
  title: 'Screens/Account/Reset password',
  component: ResetPasswordScreen,
  tags: ['screen:account.resetPassword'],
  parameters: { route: urls.account.resetPassword, persona: null, msw: { handlers: network.reset } },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const byLink = { at: `${urls.account.resetPassword}?token=token` };

export const Default: Story = {
  play: async (context) => {
    await expect(await fieldOf(context, 'Email')).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: 'Send reset link' })).toBeEnabled();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await press(context, 'Send reset link');
    await expect(await context.canvas.findByText('Email is required')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveFocus();
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.resetting } },
  play: submitting({ Email: 'june@lighthouse.example' }, 'Send reset link'),
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingReset } },
  play: async (context) => {
    await fillFields(context, { Email: 'june@lighthouse.example' });
    await press(context, 'Send reset link');
    await waitFor(() => expect(context.canvas.getByRole('note')).toHaveTextContent(/60 min/));
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fillFields(context, { Email: 'june@lighthouse.example' });
    await press(context, 'Send reset link');
    await waitFor(() =>
      expect(context.canvas.getByRole('note')).toHaveTextContent('Password reset link has been sent to your email'),
    );
    await press(context, 'Send reset link');
  },
};

/** Opened by the link in the mail. */
export const OpenedFromMail: Story = {
  parameters: byLink,
  play: async (context) => {
    await expect(await fieldOf(context, 'New Password')).toBeVisible();
    await expect(context.canvas.queryByLabelText(/^Email/)).toBeNull();
  },
};

export const ChoosesPassword: Story = {
  parameters: byLink,
  play: async (context) => {
    await fillFields(context, { 'New Password': 'Harb#7', 'Confirm Password': 'Harbour#7' });
    await press(context, 'Set new password');
    await expect(await context.canvas.findByText('Password should be at-least 8 characters long')).toBeVisible();
    await fillFields(context, { 'New Password': 'Harbour#7' });
    await waitFor(() => expect(context.canvas.queryByText('Both password need to be the same')).toBeNull());
    await press(context, 'Set new password');
    await expectRedirect(context, '/auth/sign-in', 'Your password was changed.');
  },
};

/** The server refuses a common password. The error appears at its field. */
export const CommonPassword: Story = {
  parameters: { ...byLink, msw: { handlers: network.resetCommonPassword } },
  play: refusesPassword(
    { 'New Password': 'Harbour#7', 'Confirm Password': 'Harbour#7' },
    'New Password',
    'Set new password',
  ),
};

export const NotFound: Story = {
  parameters: { ...byLink, msw: { handlers: network.resetGone } },
  play: async (context) => {
    await fillFields(context, { 'New Password': 'Harbour#7', 'Confirm Password': 'Harbour#7' });
    await press(context, 'Set new password');
    await expect(await context.canvas.findByRole('link', { name: 'Send another link' })).toBeVisible();
    const heading = context.canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toContainElement(document.activeElement as HTMLElement));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
