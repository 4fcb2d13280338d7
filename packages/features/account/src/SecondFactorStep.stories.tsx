import { mock, people, Refusal } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import SignInScreen from './SignInScreen';

const path = '/api/auth/signin/second-factor';
const signedIn = {
  accessToken: `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.e30`,
  supportTicketSessionToken: 'support',
  ...people.admin,
};
const challenge = {
  challenge: 'challenge',
  expiresAt: 4_102_444_800,
  name: 'Priya Raman',
  email: 'priya.raman@harborhale.test',
  authenticator: true,
  passkeyDomain: null,
  recoveryCodesLeft: 8,
};
const asks = mock('post', '/api/auth/signin', challenge);
const refuse = (status: number, code: string, message: string) => ({
  msw: { handlers: [asks, mock('post', path, new Refusal(status, { code, message }))] },
});

const meta = {
  title: 'Screens/Account/Sign in, second step',
  component: SignInScreen,
  parameters: {
    route: urls.account.signIn,
    persona: null,
    msw: { handlers: [asks, mock('post', path, signedIn)] },
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function passPassword({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText(/Email|E-Mail|E-mail/), challenge.email);
  await userEvent.type(
    canvas.getByLabelText(/^(Password|Passwort|Mot de passe|Wachtwoord)/, { selector: 'input' }),
    'Portal#2026{Enter}',
  );
}
async function codeField(context: Context) {
  await passPassword(context);
  return context.canvas.findByLabelText('Six-digit code');
}
async function recoveryField(context: Context) {
  await codeField(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Use a recovery code' }));
  return context.canvas.findByLabelText('Recovery code');
}

export const Default: Story = {
  play: async (context) => {
    const input = await codeField(context);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(context.canvas.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(context.canvas.getByText('Priya Raman')).toBeVisible();
  },
};

/** The sixth digit submits, and the requested page opens. */
export const OpensRequestedPage: Story = {
  parameters: { at: `${urls.account.signIn}?returnTo=%2Fcoupon%3Ffilter%3Dactive` },
  beforeEach: () => () => localStorage.clear(),
  play: async (context) => {
    await context.userEvent.type(await codeField(context), '419203');
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/coupon?filter=active');
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await context.userEvent.type(await codeField(context), '419{Enter}');
    await expect(await context.canvas.findByText('Enter all six digits')).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: refuse(400, 'auth.wrongCode', 'Wrong code. Try the next one.'),
  play: async (context) => {
    const input = await codeField(context);
    await context.userEvent.type(input, '111111');
    await expect(await context.canvas.findByText('Wrong code. Try the next one.')).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const TooManyCodes: Story = {
  parameters: refuse(429, 'auth.tooManyFailures', 'Too many failed attempts. Please try again in 15 min.'),
  play: async (context) => {
    await context.userEvent.type(await codeField(context), '111111');
    await expect(await context.canvas.findByText(/try again in 15 min/)).toBeVisible();
  },
};

/** An expired sign-in starts again, with the email filled in. */
export const Expired: Story = {
  parameters: refuse(410, 'auth.challengeGone', 'This sign-in has expired. Sign in again.'),
  play: async (context) => {
    await context.userEvent.type(await codeField(context), '419203');
    await expect(await context.canvas.findByText('This sign-in has expired. Sign in again.')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(challenge.email);
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('');
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const GoesBack: Story = {
  play: async (context) => {
    await codeField(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back to sign-in' }));
    await expect(await context.canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(challenge.email);
  },
};

export const RecoveryCode: Story = {
  play: async (context) => {
    const input = await recoveryField(context);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(context.canvas.getByText('8 codes left')).toBeVisible();
    await context.userEvent.keyboard('{Enter}');
    await expect(await context.canvas.findByText('Enter a recovery code', { selector: 'div, p, span' })).toBeVisible();
  },
};

/** A wrong recovery code stays, so that the user can correct it. */
export const WrongRecoveryCode: Story = {
  parameters: refuse(400, 'auth.wrongRecoveryCode', 'This recovery code is wrong or was already used.'),
  play: async (context) => {
    const input = await recoveryField(context);
    await context.userEvent.type(input, '7K3M-9QW0{Enter}');
    await expect(await context.canvas.findByText(/wrong or was already used/)).toBeVisible();
    await expect(input).toHaveValue('7K3M-9QW0');
  },
};

let answer: () => void = () => undefined;
/** The refusal of a code arrives after the user has chosen a recovery code. It does not change that field. */
export const RefusedAfterSwitch: Story = {
  parameters: {
    msw: {
      handlers: [
        asks,
        mock('post', path, async () => {
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return new Refusal(400, { code: 'auth.wrongCode', message: 'Wrong code. Try the next one.' });
        }),
      ],
    },
  },
  play: async (context) => {
    await context.userEvent.type(await codeField(context), '111111');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Use a recovery code' }));
    const input = await context.canvas.findByLabelText('Recovery code');
    await context.userEvent.type(input, '7K3M');
    await expect(context.canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(input).toHaveValue('7K3M');
    await expect(context.canvas.queryByText('Wrong code. Try the next one.')).toBeNull();
  },
};

export const LostPhone: Story = {
  play: async (context) => {
    const input = await codeField(context);
    await waitFor(() => expect(input).toHaveFocus());
    const lost = context.canvas.getByRole('button', { name: 'Lost your phone?' });
    lost.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(await context.canvas.findByText(/recovery codes that you saved/)).toBeVisible();
    await expect(lost).toHaveFocus();
  },
};

const shown: Story['play'] = async (context) => {
  await passPassword(context);
  await context.canvas.findByText('Priya Raman');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown };
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } }, play: shown };
export const French: Story = { globals: { language: 'fr', viewport: { value: 'phone' } }, play: shown };
export const Dutch: Story = { globals: { language: 'nl', viewport: { value: 'phone' } }, play: shown };
