import { urls } from '@fairlead/kit';
import { conflictStory, fillFields, formStories, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import ProfileEditScreen from './ProfileEditScreen';
import { network, requests, theirs } from './profile.scenarios';

const meta = {
  title: 'Screens/Profile/Update Profile',
  component: ProfileEditScreen,
  tags: ['screen:profile.edit', 'screen:profile.editShort'],
  parameters: {
    layout: 'fullscreen',
    route: urls.profile.edit,
    persona: 'agent',
    msw: { handlers: network.of('agent') },
  },
  beforeEach: () => {
    requests.length = 0;
  },
} satisfies Meta<typeof ProfileEditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = 'Update Profile';
const states = formStories({
  network,
  submit,
  valid: { Name: 'Marcus O.' },
  invalid: {
    values: { Name: ' ', Phone: 'at home', Website: 'me', Street: 'x'.repeat(256) },
    errors: [
      'Name is required',
      'Please give valid number',
      'Please give valid URL',
      'Street must be at most 255 characters',
    ],
  },
});

const records = recordStories({ network, backTo: urls.profile.view });
type Context = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: Context, label: string) => canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });
const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
/** The smallest valid PNG. */
const picture = () => {
  const bytes = atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  );
  return new File([Uint8Array.from(bytes, (each) => each.charCodeAt(0))], 'me.png', { type: 'image/png' });
};
async function choosePhoto(context: Context) {
  await field(context, 'Name');
  const input = context.canvasElement.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('Photo field not found');
  await expect(input.accept).toBe('image/png,image/jpeg,image/gif');
  await context.userEvent.upload(input, picture());
  await context.canvas.findByRole('button', { name: 'Remove' });
}
const isBack = async ({ canvas }: Context) => {
  await expect(await canvas.findByLabelText('Address')).toHaveTextContent(/\/profile$/);
  await screen.findByText('Profile updated Successfully!');
};

export const Edit: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await field(context, 'Name')).toHaveValue('Marcus Oyelaran');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('agent@demo.test');
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Upload Image' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveTextContent('Maine'));
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', urls.profile.view);
    await expect(canvas.getByRole('button', { name: 'Update Profile' })).toBeDisabled();
  },
};

export const Loading: Story = records.Loading;
export const LoadError: Story = records.LoadError;

/** Each field shows its error, the form is not sent and the entered values stay. */
export const Invalid: Story = {
  play: async (context) => {
    await states.Invalid.play(context);
    await expect(await field(context, 'Phone')).toHaveValue('at home');
    await expect(requests.filter((each) => each !== 'me')).toEqual([]);
  },
};

export const Submitting: Story = states.Submitting;

export const ServerError: Story = states.ServerError;

/** The server error appears at its field. */
export const PhoneRefused: Story = {
  parameters: { msw: { handlers: network.phoneRefused } },
  play: async (context) => {
    await fillFields(context, { Phone: '1' });
    await send(context);
    await expect(await context.canvas.findByText('Please give valid number')).toBeVisible();
    await expect(await field(context, 'Phone')).toHaveFocus();
  },
};

/** Saves the photo, reloads the profile, then saves the address and the rest. */
export const SavesInOrder: Story = {
  play: async (context) => {
    await choosePhoto(context);
    await fillFields(context, { City: 'Bath' });
    requests.length = 0;
    await send(context);
    await isBack(context);
    await expect(requests.filter((each, index) => each !== 'me' || requests[index - 1] === 'photo')).toEqual([
      'upload USER_IMAGE',
      'photo',
      'me',
      'address updated',
      'profile',
    ]);
  },
};

/** Creates an address for a user without one. Admins set their photo with a separate endpoint. */
export const SavesAsAdmin: Story = {
  parameters: { persona: 'admin', msw: { handlers: network.of('admin') } },
  play: async (context) => {
    await choosePhoto(context);
    await fillFields(context, { City: 'Bath' });
    requests.length = 0;
    await send(context);
    await isBack(context);
    await expect(requests.filter((each) => each !== 'me')).toEqual([
      'upload USER_IMAGE',
      'photo of an admin',
      'address created',
      'profile',
    ]);
    await expect(context.canvas.queryByText('Signature')).toBeNull();
  },
};

/** Creates no address if all its fields are empty. */
export const SavesWithoutAddress: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.of('customer') } },
  play: async (context) => {
    await fillFields(context, { Phone: '+12075550142' });
    requests.length = 0;
    await send(context);
    await isBack(context);
    await expect(requests.filter((each) => each !== 'me')).toEqual(['profile']);
  },
};

/** A photo error appears at the photo field and nothing else is saved. */
export const ImageRefused: Story = {
  parameters: { msw: { handlers: network.imageRefused } },
  play: async (context) => {
    await choosePhoto(context);
    await send(context);
    await expect(await context.canvas.findByText('Please choose an image (PNG, JPEG, GIF or WebP)')).toBeVisible();
    await expect(requests).not.toContain('profile');
  },
};

/** A failed upload without a message gets the default one. */
export const UploadFails: Story = {
  parameters: { msw: { handlers: network.uploadFails } },
  play: async (context) => {
    await choosePhoto(context);
    await send(context);
    await expect(await context.canvas.findByText('File size too large to upload...')).toBeVisible();
    await expect(requests).not.toContain('profile');
  },
};

/** Another user saved the profile in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  submit,
  field: 'Name',
  mine: 'Mine',
  theirs: theirs.user.name,
  message: 'Another user has changed this in the meantime.',
});

export const StatesFailed: Story = {
  parameters: { msw: { handlers: network.noStates } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('The states could not be loaded')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Agents enter their license in a section of its own. */
export const License: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await field(context, 'License number')).toHaveValue('PRL 884210');
    await expect(canvas.getByRole('heading', { name: 'License' })).toBeVisible();
    await fillFields(context, { 'License number': 'PRL 1', 'License expiration date': '' });
    await send(context);
    await isBack(context);
  },
};

/** Customers and platform admins have no license. */
export const WithoutLicense: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.of('customer') } },
  play: async (context) => {
    await field(context, 'Name');
    await expect(context.canvas.queryByRole('textbox', { name: /License/ })).toBeNull();
  },
};

export const French: Story = { globals: { language: 'fr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
