import { urls } from '@fairlead/kit';
import { fillFields, press } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { network } from './accountForms.scenarios';
import VerifyEmailScreen from './VerifyEmailScreen';

const meta = {
  title: 'Screens/Account/Verify email',
  component: VerifyEmailScreen,
  tags: ['screen:account.verifyEmail'],
  parameters: {
    route: urls.account.verifyEmail,
    at: `${urls.account.verifyEmail}?token=token`,
    persona: null,
    msw: { handlers: network.verified },
  },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function submit(context: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await fillFields(context, { Password: 'Harbour#7' });
  await press(context, 'Verify email address');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Password/)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Reset password' })).toHaveAttribute(
      'href',
      expect.stringContaining(urls.account.resetPassword),
    );
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await press(context, 'Verify email address');
    await expect(await context.canvas.findByText('Password is required')).toBeVisible();
  },
};

/** The field keeps the password and the user can try again. */
export const WrongPassword: Story = {
  parameters: { msw: { handlers: network.verifyWrongPassword } },
  play: async (context) => {
    await submit(context);
    const field = await context.canvas.findByLabelText(/^Password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not the password chosen at sign-up/));
    await expect(field).toHaveValue('Harbour#7');
  },
};

export const Submitting: Story = { parameters: { msw: { handlers: network.verifying } }, play: submit };

export const ServerError: Story = {
  parameters: { msw: { handlers: network.verifyFailing } },
  play: submit,
};

/** The page shows the message once, without a toast. */
export const Locked: Story = {
  parameters: { msw: { handlers: network.verifyLocked } },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/try again in 15 min/);
    await expect(screen.getAllByText(/try again in 15 min/)).toHaveLength(1);
  },
};

export const Verified: Story = {
  play: async (context) => {
    await submit(context);
    const done = await context.canvas.findByText('Your email address is verified');
    await waitFor(() => expect(done).toHaveFocus());
    await expect(context.canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

/** An expired or used link: the form asks for a new one. The answer does not reveal whether the account exists. */
export const NotFound: Story = {
  parameters: { msw: { handlers: network.verifyGone } },
  play: async (context) => {
    await submit(context);
    const gone = await context.canvas.findByText('This link no longer works');
    await waitFor(() => expect(gone).toHaveFocus());
    await fillFields(context, { Email: 'june@lighthouse.example' });
    await press(context, 'Send a new link');
    await expect(await context.canvas.findByText(/verification mail is on its way/)).toBeVisible();
  },
};

export const WithoutToken: Story = {
  parameters: { at: urls.account.verifyEmail },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
