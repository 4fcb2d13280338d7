import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import AgencyFormScreen from './AgencyFormScreen';
import { network, shown, theirs } from './own.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency form',
  component: AgencyFormScreen,
  tags: ['screen:agencies.edit'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.edit,
    at: `/agency/edit/${shown.id}`,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof AgencyFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Room = Parameters<NonNullable<Story['play']>>[0];

async function rename({ canvas, userEvent }: Pick<Room, 'canvas' | 'userEvent'>, name: string) {
  const field = await canvas.findByRole('textbox', { name: /Agency Name/ });
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(canvas.getByRole('button', { name: 'Update Agency' }));
}

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Agency Name/ })).toHaveValue(shown.agencyName);
    await expect(canvas.getByRole('checkbox', { name: 'Maine' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'New York' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Auto' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Update Agency' })).toBeDisabled();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const NotFound: Story = { parameters: { msw: { handlers: network.missing } } };

export const Invalid: Story = {
  play: async (room) => {
    await rename(room, ' ');
    await room.canvas.findByText('Agency Name is required');
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: (room) => rename(room, 'Brightwater'),
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (room) => {
    await rename(room, 'Brightwater');
    await room.canvas.findByText('The service is unavailable for a moment.');
    await expect(room.canvas.getByRole('textbox', { name: /Agency Name/ })).toHaveValue('Brightwater');
  },
};

/** Saves the choices and opens the page of the agency. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'New York' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update Agency' }));
    await screen.findByText('Agency updated successfully');
    await expect(await canvas.findByRole('status', { name: 'Address' })).toHaveTextContent(`/agency/${shown.id}`);
  },
};

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile() } },
  play: async (room) => {
    await rename(room, 'Mine');
    await userLoads(room);
    await waitFor(() =>
      expect(room.canvas.getByRole('textbox', { name: /Agency Name/ })).toHaveValue(theirs.agencyName),
    );
  },
};
const userLoads = async ({ canvas, userEvent }: Pick<Room, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
