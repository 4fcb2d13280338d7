import { urls } from '@fairlead/kit';
import { fieldOf, fillFields, press, retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { network } from './accountForms.scenarios';
import SignUpScreen from './SignUpScreen';
import { expectRedirect, passwords, refusesPassword, submitting } from './storyForm';

const meta = {
  title: 'Screens/Account/Sign up',
  component: SignUpScreen,
  tags: ['screen:account.signUp'],
  parameters: { route: urls.account.signUp, persona: null, msw: { handlers: network.signUp } },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const valid = {
  'Agency Name': 'Lighthouse',
  'Agent Name': 'June Park',
  Email: 'june@lighthouse.example',
  ...passwords,
};

export const Default: Story = {
  play: async (context) => {
    await expect(await fieldOf(context, 'Agency Name')).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  },
};

/** Every field shows its error and the form is not sent. */
export const Invalid: Story = {
  play: async (context) => {
    await fillFields(context, { Email: 'june', Password: 'weak', 'Confirm Password': 'weaker' });
    await press(context, 'Sign Up');
    const { canvas } = context;
    await expect(await canvas.findByText('Agency Name is required')).toBeVisible();
    await expect(canvas.getByText('Agent Name is required')).toBeVisible();
    await expect(canvas.getByText('Please give a valid email')).toBeVisible();
    await expect(canvas.getByText('Password must contain at least one digit')).toBeVisible();
    await expect(canvas.getByText('Both password need to be the same')).toBeVisible();
    await expect(canvas.getByLabelText(/^Agency Name/)).toHaveFocus();
  },
};

const tooLong = 'x'.repeat(256);

/** Each password rule has its own text. */
export const ShowsEachPasswordRule: Story = {
  play: async (context) => {
    const { canvas } = context;
    const password = await canvas.findByLabelText(/^Password/);
    await press(context, 'Sign Up');
    for (const [typed, refusal] of [
      ['', 'Password is required'],
      ['#abcdefg', 'Password must contain at least one digit'],
      ['#abcde 7', 'Password must not contain spaces'],
      ['abcdefg7', 'Password must contain at least one special character (@ $ ! % * ? & # ^)'],
      ['$short7', 'Password should be at least 8 characters long'],
      [`#7${tooLong}`, 'Password must be at most 255 characters'],
    ] as const) {
      await fireEvent.input(password, { target: { value: typed } });
      await waitFor(() => expect(password).toHaveAccessibleDescription(refusal));
    }
    await fireEvent.input(password, { target: { value: passwords.Password } });
    await waitFor(() => expect(password).toBeValid());
  },
};

/** Names and emails can have up to 255 characters. */
export const TooLong: Story = {
  play: async (context) => {
    const { canvas } = context;
    const typed = { 'Agency Name': tooLong, 'Agent Name': tooLong, Email: `${tooLong}@people.test` };
    await press(context, 'Sign Up');
    for (const [label, value] of Object.entries(typed)) {
      const field = canvas.getByLabelText(new RegExp(`^${label}`));
      await fireEvent.input(field, { target: { value } });
      await waitFor(() => expect(field).toHaveAccessibleDescription(`${label} must be at most 255 characters`));
    }
  },
};

/** The checklist ticks rules while the user types, and announces the number of open rules. */
export const TicksPasswordRules: Story = {
  play: async (context) => {
    const { canvas } = context;
    const done = () => canvas.queryAllByRole('listitem').filter((item) => item.textContent.endsWith('done')).length;
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(done()).toBe(0);
    await fillFields(context, { Password: 'abc' });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 rules left');
    await fillFields(context, { Password: 'abc 1#' });
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rules left');
    await fillFields(context, { Password: 'abcdef1#' });
    await expect(canvas.getByRole('status')).toHaveTextContent('All rules are met');
    await expect(done()).toBe(4);
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.signingUp } },
  play: submitting(valid, 'Sign Up'),
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSignUp } },
  play: async (context) => {
    await fillFields(context, valid);
    await press(context, 'Sign Up');
    await waitFor(() => expect(context.canvas.getByRole('note')).toHaveTextContent('Please try again in 60 min.'));
    await expect(context.canvas.getByLabelText(/^Agency Name/)).toHaveValue('Lighthouse');
  },
};

/** The server error appears at the email field. */
export const EmailTaken: Story = {
  parameters: { msw: { handlers: network.emailTaken } },
  play: async (context) => {
    await fillFields(context, valid);
    await press(context, 'Sign Up');
    await waitFor(() => expect(context.canvas.getByLabelText(/^Email/)).toHaveFocus());
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/already an account/);
  },
};

/** The server refuses a common password. The error appears at its field. */
export const CommonPassword: Story = {
  parameters: { msw: { handlers: network.signUpCommonPassword } },
  play: refusesPassword(valid, 'Password', 'Sign Up'),
};

export const GoesToSignIn: Story = {
  play: async (context) => {
    await fillFields(context, valid);
    await press(context, 'Sign Up');
    await expectRedirect(
      context,
      '/auth/sign-in',
      'User Created. Please check your email address and verify your account.',
    );
  },
};

/** With `User=AGENT`, the form requires an answer about the license. */
export const Agent: Story = {
  parameters: { at: `${urls.account.signUp}?User=AGENT` },
  play: async (context) => {
    await fillFields(context, valid);
    await press(context, 'Sign Up');
    await expect(await context.canvas.findByText('Licensed Agent is required')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(context.canvas.queryByText('Licensed Agent is required')).toBeNull());
  },
};

const invited = { at: `${urls.account.signUp}?InvitationToken=token` };

/** The form asks only for name and password. */
export const Invited: Story = {
  parameters: { ...invited, msw: { handlers: network.invited } },
  play: async (context) => {
    await expect(await context.canvas.findByText('You will sign in with june@brightwater.example.')).toBeVisible();
    await expect(context.canvas.queryByLabelText(/^Agency Name/)).toBeNull();
    await fillFields(context, { Name: 'June Park', ...passwords });
    await press(context, 'Sign Up');
    await expectRedirect(context, '/auth/sign-in', 'Your account is ready.');
  },
};
/** The name is known: the form asks only for a password. */
export const InvitedByName: Story = {
  parameters: { ...invited, msw: { handlers: network.invitedByName } },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText(/^Name/)).toHaveValue('June Park');
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveFocus();
    await fillFields(context, passwords);
    await press(context, 'Sign Up');
    await expectRedirect(context, '/auth/sign-in', 'Your account is ready.');
  },
};
/** The invitation of a quote's mail: sign-in opens the quote. */
export const InvitedWithQuote: Story = {
  parameters: {
    at: `${urls.account.signUp}?InvitationToken=token&returnTo=%2Fquotes%2F1`,
    msw: { handlers: network.invited },
  },
  play: async (context) => {
    await fillFields(context, { Name: 'June Park', ...passwords });
    await press(context, 'Sign Up');
    await expectRedirect(context, '/auth/sign-in?returnTo=%2Fquotes%2F1', 'Your account is ready.');
  },
};
export const InvitedCommonPassword: Story = {
  parameters: { ...invited, msw: { handlers: network.invitedCommonPassword } },
  play: refusesPassword({ Name: 'June Park', ...passwords }, 'Password', 'Sign Up'),
};
export const Loading: Story = {
  parameters: { ...invited, msw: { handlers: network.invitationLoading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const NotFound: Story = {
  parameters: { ...invited, msw: { handlers: network.invitationGone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const LoadError: Story = {
  parameters: { ...invited, msw: { handlers: network.invitationFailing } },
  play: retries,
};

export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
