import { mock, people, Refusal } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import SignInScreen from './SignInScreen';

const finish = '/api/auth/signin/second-factor';
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
  passkeyDomain: window.location.hostname as string | null,
  recoveryCodesLeft: 8,
};
const options = mock('post', '/api/auth/signin/second-factor/passkey', {
  challenge: 'Y2hhbGxlbmdl',
  rpId: window.location.hostname,
  timeout: 300_000,
  allowCredentials: [{ id: 'AQ', type: 'public-key' }],
  userVerification: 'required',
});
const network = (changes: Partial<typeof challenge> = {}) => ({
  msw: {
    handlers: [mock('post', '/api/auth/signin', { ...challenge, ...changes }), options, mock('post', finish, signedIn)],
  },
});
const refuse = (status: number, code: string, message: string) => ({
  msw: {
    handlers: [
      mock('post', '/api/auth/signin', challenge),
      options,
      mock('post', finish, new Refusal(status, { code, message })),
    ],
  },
});

/** Lets the browser's question end with a result. */
const answers = (answer: (options?: CredentialRequestOptions) => Promise<unknown>) => () => {
  const { get } = navigator.credentials;
  Object.assign(navigator.credentials, { get: answer });
  return () => {
    Object.assign(navigator.credentials, { get });
    localStorage.clear();
  };
};
const bytes = new Uint8Array([1]).buffer;
const credential = () =>
  Promise.resolve({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  });
const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));

const meta = {
  title: 'Screens/Account/Sign in, passkey',
  component: SignInScreen,
  parameters: { route: urls.account.signIn, persona: null, ...network() },
  beforeEach: answers(closed),
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
  await canvas.findByText('Priya Raman');
}

/** The question of the browser is open. */
export const Asking: Story = {
  beforeEach: answers(() => new Promise(() => undefined)),
  play: async (context) => {
    await passPassword(context);
    await expect(context.canvas.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  },
};

export const OpensRequestedPage: Story = {
  parameters: { at: `${urls.account.signIn}?returnTo=%2Fcoupon%3Ffilter%3Dactive` },
  beforeEach: answers(credential),
  play: async (context) => {
    await passPassword(context).catch(() => undefined);
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/coupon?filter=active');
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await passPassword(context);
    await expect(await context.canvas.findByText(/The passkey was not used/)).toBeVisible();
    const again = context.canvas.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveFocus());
  },
};

export const Refused: Story = {
  parameters: refuse(400, 'auth.wrongPasskey', 'The passkey could not be verified. Try again.'),
  beforeEach: answers(credential),
  play: async (context) => {
    await passPassword(context);
    await expect(await context.canvas.findByText('The passkey could not be verified. Try again.')).toBeVisible();
  },
};

/** An expired sign-in starts again, with the email filled in. */
export const Expired: Story = {
  parameters: refuse(410, 'auth.challengeGone', 'This sign-in has expired. Sign in again.'),
  beforeEach: answers(credential),
  play: async (context) => {
    await passPassword(context).catch(() => undefined);
    await expect(await context.canvas.findByText('This sign-in has expired. Sign in again.')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(challenge.email);
  },
};

/** The code of the app, with the passkey as the other way. */
export const SwitchesToApp: Story = {
  play: async (context) => {
    await passPassword(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Use the app' }));
    await waitFor(() => expect(context.canvas.getByLabelText('Six-digit code')).toHaveFocus());
    await expect(context.canvas.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  },
};

/** Another way ends the question of the browser. The focus stays in the field of the code. */
export const SwitchesWhileAsking: Story = {
  beforeEach: answers(
    (options?: CredentialRequestOptions) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  ),
  play: async (context) => {
    await passPassword(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Use the app' }));
    const input = context.canvas.getByLabelText('Six-digit code');
    await waitFor(() => expect(input).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(input).toHaveFocus();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(await context.canvas.findByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    await expect(context.canvas.queryByText(/The passkey was not used/)).toBeNull();
  },
};

export const PasskeyOnly: Story = {
  parameters: network({ authenticator: false }),
  play: async (context) => {
    await passPassword(context);
    await expect(context.canvas.queryByRole('button', { name: 'Use the app' })).toBeNull();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(context.canvas.getByLabelText('Recovery code')).toHaveFocus());
  },
};

/** The passkeys belong to another domain than this page. */
export const Elsewhere: Story = {
  parameters: network({ passkeyDomain: 'portal.harborhale.test', authenticator: false }),
  play: async (context) => {
    await passPassword(context);
    await expect(context.canvas.getByText(/work only at portal.harborhale.test/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Recovery code')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
};

const shown: Story['play'] = async (context) => {
  await passPassword(context);
  await context.canvas.findByRole('alert');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown };
export const Dark: Story = { globals: { theme: 'DARK' }, play: shown };
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } }, play: shown };
export const French: Story = { globals: { language: 'fr', viewport: { value: 'phone' } }, play: shown };
export const Dutch: Story = { globals: { language: 'nl', viewport: { value: 'phone' } }, play: shown };
