import { people } from '@fairlead/api-client/mocks';
import { to, urls } from '@fairlead/kit';
import { conflictStory, formStories, press, recordStories, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { memberNetwork, network, other, self, theirMember } from '../own/own.scenarios';
import MemberFormScreen from './MemberFormScreen';

const meta = {
  title: 'Screens/Agencies/Member form',
  component: MemberFormScreen,
  tags: ['screen:agencies.editMember'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.editMember,
    at: `/agency/member/edit/${other.id}`,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof MemberFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = 'Update Member';
const records = recordStories({
  network: memberNetwork,
  backTo: to(urls.agency.view, { id: people.owner.agency?.id ?? '' }),
});
const states = formStories({
  network,
  submit,
  valid: { Name: 'Daniel' },
  invalid: { values: { Name: ' ' }, errors: ['Name is required'] },
});

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue(other.name);
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('checkbox', { name: /Agency admin/ })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByText(/stay assigned to them until you assign a colleague/)).toBeVisible();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** Users cannot remove their own access, but can change the rest of their account. */
export const OwnAccount: Story = {
  parameters: { at: `/agency/member/edit/${self.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Agency admin/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Agency admin/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Licensed agent/ })).toBeEnabled();
  },
};

export const License: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'License number' });
    await expect(number).toHaveValue('PRL 884210');
    const state = canvas.getByRole('combobox', { name: 'License state' });
    await waitFor(() => expect(state).toHaveTextContent('Maine'));
    const expires = canvas.getByRole('textbox', { name: /License expiration date/ });
    await expect(expires).toHaveValue('01/01/2029');
    await userEvent.clear(number);
    await userEvent.type(number, 'PRL; 1');
    await userEvent.clear(expires);
    await userEvent.type(expires, '13/40/2029');
    await press({ canvas, userEvent }, submit);
    await canvas.findByText('License number can have letters, digits, spaces, periods, slashes and hyphens');
    await canvas.findByText('Please give a valid date as MM/DD/YYYY');
  },
};

export const LastAdmin: Story = {
  parameters: { msw: { handlers: memberNetwork.lastAdmin } },
  play: async (room) => {
    await room.userEvent.click(await room.canvas.findByRole('radio', { name: 'Disabled' }));
    await press(room, submit);
    await room.canvas.findByText('This is the last admin of the agency. Make another member an agency admin first.');
  },
};

export const Saves: Story = savedStory({
  submit,
  valid: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('checkbox', { name: /Agency admin/ })),
  opens: `/agency/member/${other.id}`,
  toast: 'Member updated successfully',
});

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: memberNetwork.changedMeanwhile,
  submit,
  field: 'Name',
  mine: 'Mine',
  theirs: theirMember.name,
  message: 'Another user has changed this in the meantime',
});

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
