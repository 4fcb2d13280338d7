import { mock, mockPending, people, Refusal } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import SignInScreen from './SignInScreen';

const refuse = (status: number, code: string, message: string) =>
  mock('post', '/api/auth/signin', new Refusal(status, { code, message }));

const meta = {
  title: 'Screens/Account/Sign in',
  component: SignInScreen,
  tags: ['screen:account.signIn'],
  parameters: {
    route: urls.account.signIn,
    persona: null,
    msw: {
      handlers: [
        mock('post', '/api/auth/signin', {
          accessToken: `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.e30`,
          supportTicketSessionToken: 'support',
          ...people.admin,
        }),
      ],
    },
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function send({ canvas, userEvent }: Context, email: string, password: string) {
  if (email) await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeEnabled();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await send(context, 'nora', '');
    await expect(await context.canvas.findByText('Please give a valid email')).toBeVisible();
    await expect(context.canvas.getByText('Password is required')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [mockPending('post', '/api/auth/signin')] } },
  play: async (context) => {
    await send(context, 'admin@demo.test', 'Portal#2026');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy'));
  },
};

/** A wrong email and a wrong password show the same text. */
export const ServerError: Story = {
  parameters: { msw: { handlers: [refuse(401, 'auth.badCredentials', 'Email or password is wrong')] } },
  play: async (context) => {
    await send(context, 'admin@demo.test', 'wrong');
    await expect(await context.canvas.findByText('Email or password is wrong')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@demo.test');
  },
};

export const TooManyAttempts: Story = {
  parameters: {
    msw: { handlers: [refuse(429, 'auth.tooMany', 'Too many attempts. Try again in 15 minutes.')] },
  },
  play: async (context) => {
    await send(context, 'admin@demo.test', 'wrong');
    await expect(await context.canvas.findByText(/Try again in 15 minutes/)).toBeVisible();
  },
};

export const Unverified: Story = {
  parameters: { msw: { handlers: [refuse(403, 'auth.unverified', 'Please verify your email address first.')] } },
  play: async (context) => {
    await send(context, 'new@demo.test', 'Portal#2026');
    await expect(await context.canvas.findByText(/verify your email/)).toBeVisible();
  },
};

/** Opens the requested page. */
export const OpensRequestedPage: Story = {
  parameters: { at: `${urls.account.signIn}?returnTo=%2Fcoupon%3Ffilter%3Dactive` },
  beforeEach: () => () => localStorage.clear(),
  play: async (context) => {
    await send(context, 'admin@demo.test', 'Portal#2026');
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/coupon?filter=active');
  },
};

/** Opens the dashboard if the address is foreign or the user may not open it. */
export const ReturnsHomeFromAStrangePage: Story = {
  ...OpensRequestedPage,
  parameters: { at: `${urls.account.signIn}?returnTo=%2F%2Felsewhere.test%2Fcoupon` },
  play: async (context) => {
    await send(context, 'admin@demo.test', 'Portal#2026');
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(/^\/$/);
  },
};

export const Dutch: Story = { globals: { language: 'nl' } };
