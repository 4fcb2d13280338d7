import { urls } from '@fairlead/kit';
import { conflictStory, formStories, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { signatureState } from './editState';
import { network } from './profile.scenarios';
import SignReferralScreen from './SignReferralScreen';

const meta = {
  title: 'Screens/Profile/Signature and availability',
  component: SignReferralScreen,
  tags: ['screen:profile.signReferral'],
  parameters: {
    layout: 'fullscreen',
    route: urls.profile.signReferral,
    persona: 'agent',
    msw: { handlers: network.of('agent') },
  },
} satisfies Meta<typeof SignReferralScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.profile.view });
type Context = Parameters<NonNullable<Story['play']>>[0];

const failed = 'Something went wrong, please try again later';
const availability = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Availability Time' });
async function save(context: Context, text: string) {
  const { canvas, userEvent } = context;
  const field = await availability(context);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(canvas.getByRole('button', { name: 'Update Referral' }));
}

const submit = 'Update Referral';
const forms = formStories({
  network,
  submit,
  valid: { 'Availability Time': 'Always' },
  invalid: {
    // the text can be empty, but not too long
    values: async (context) => {
      await context.userEvent.click(await context.canvas.findByRole('textbox', { name: 'Availability Time' }));
      await context.userEvent.paste('x'.repeat(256));
    },
    errors: ['Availability Time must be at most 255 characters'],
  },
});

/** Opened directly, the form edits the availability. */
export const Edit: Story = {
  play: async (context) => {
    await expect(await availability(context)).toHaveValue('Mon to Fri, 9 to 6 ET');
    await expect(context.canvas.getByRole('button', { name: 'Update Referral' })).toBeDisabled();
  },
};

/** The link asks for the signature form. */
export const Signature: Story = {
  parameters: { routerState: signatureState },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Signature' })).toHaveTextContent('Licensed agent, Brightwater'),
    );
    await expect(canvas.getByRole('button', { name: 'Update Signature' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox', { name: 'Availability Time' })).toBeNull();
  },
};

export const Loading: Story = records.Loading;
export const LoadError: Story = records.LoadError;

export const Invalid: Story = forms.Invalid;

export const Submitting: Story = forms.Submitting;

export const ServerError: Story = forms.ServerError;

/** An error without a message gets the default one. */
export const EmptyServerError: Story = {
  parameters: { msw: { handlers: network.emptyError } },
  play: async (context) => {
    await save(context, 'Always');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failed);
  },
};
export const HtmlServerError: Story = {
  parameters: { msw: { handlers: network.htmlError } },
  play: async (context) => {
    await save(context, 'Always');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failed);
  },
};
/** A server message is shown even if the answer has no code. */
export const MessageWithoutCode: Story = {
  play: async (context) => {
    const { http, HttpResponse } = await import('msw');
    context.msw.use(
      http.put('*/api/auth/profile/update', () =>
        HttpResponse.json({ success: false, message: 'Availability is locked' }, { status: 409 }),
      ),
    );
    await save(context, 'Always');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Availability is locked');
  },
};
export const NoAnswer: Story = {
  parameters: { msw: { handlers: network.offline } },
  play: async (context) => {
    await save(context, 'Always');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failed);
  },
};

const isBack = async ({ canvas }: Context) => {
  await expect(await canvas.findByLabelText('Address')).toHaveTextContent(/\/profile$/);
  await screen.findByText('Profile updated Successfully!');
};
export const SavesAvailability: Story = {
  play: async (context) => {
    await save(context, 'Always');
    await isBack(context);
  },
};
export const SavesSignature: Story = {
  parameters: { routerState: signatureState },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Signature' })).toHaveTextContent('Marcus'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Signature' }));
    await userEvent.keyboard('Kind regards ');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Signature' }));
    await isBack(context);
  },
};

export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  submit,
  field: 'Availability Time',
  mine: 'Mine',
  theirs: 'Tue to Sat, 10 to 6',
  message: 'Another user has changed this in the meantime.',
});

export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { routerState: signatureState } };
