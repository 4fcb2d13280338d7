import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { network, other, self } from '../own/own.scenarios';
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
type Room = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const submit = ({ canvas, userEvent }: Room) => userEvent.click(canvas.getByRole('button', { name: 'Update Member' }));
async function rename({ canvas, userEvent }: Room, name: string) {
  const field = await canvas.findByRole('textbox', { name: /Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue(other.name);
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('checkbox', { name: /Agency admin/ })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const NotFound: Story = { parameters: { msw: { handlers: network.missing } } };
export const Invalid: Story = {
  play: async (room) => {
    await rename(room, ' ');
    await submit(room);
    await room.canvas.findByText('Name is required');
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (room) => {
    await rename(room, 'Daniel');
    await submit(room);
  },
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (room) => {
    await rename(room, 'Daniel');
    await submit(room);
    await room.canvas.findByText('The service is unavailable for a moment.');
  },
};

/** Users cannot remove their own access, but can change the rest of their account. */
export const Self: Story = {
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
    await submit({ canvas, userEvent });
    await canvas.findByText('License number can have letters, digits, spaces, periods, slashes and hyphens');
    await canvas.findByText('Please give a valid date as MM/DD/YYYY');
  },
};

export const LastAdmin: Story = {
  parameters: { msw: { handlers: network.lastAdmin } },
  play: async (room) => {
    await room.userEvent.click(await room.canvas.findByRole('radio', { name: 'Disabled' }));
    await submit(room);
    await room.canvas.findByText('This is the last admin of the agency. Make another member an agency admin first.');
  },
};

export const Saves: Story = {
  play: async (room) => {
    await room.userEvent.click(await room.canvas.findByRole('checkbox', { name: /Agency admin/ }));
    await submit(room);
    await screen.findByText('Member updated successfully');
    await expect(await room.canvas.findByRole('status', { name: 'Address' })).toHaveTextContent(
      `/agency/member/${other.id}`,
    );
  },
};

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile() } },
  play: async (room) => {
    await rename(room, 'Mine');
    await submit(room);
    await room.userEvent.click(await room.canvas.findByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(room.canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Daniel O. Okafor'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
