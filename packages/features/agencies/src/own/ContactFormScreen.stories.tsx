import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import ContactFormScreen from './ContactFormScreen';
import { network, shown } from './own.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency contact form',
  component: ContactFormScreen,
  tags: ['screen:agencies.editContact'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.editContact,
    at: `/agency/edit/contact/${shown.id}`,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Room = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const submit = ({ canvas, userEvent }: Room) => userEvent.click(canvas.getByRole('button', { name: 'Update Contact' }));
async function write({ canvas, userEvent }: Room, label: RegExp, text: string) {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Email/ })).toHaveValue(shown.email);
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue(shown.address?.city);
    await expect(canvas.getByRole('combobox', { name: /State/ })).toHaveTextContent('Maine');
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const NotFound: Story = { parameters: { msw: { handlers: network.missing } } };

export const Invalid: Story = {
  play: async (room) => {
    await write(room, /^Email/, 'nobody');
    await write(room, /Website/, 'brightwater');
    await write(room, /Phone/, 'call me');
    await submit(room);
    await room.canvas.findByText('Please give a valid email');
    await expect(room.canvas.getAllByText('Please give valid URL')).toHaveLength(1);
    await expect(room.canvas.getByText('3 fields need attention.')).toBeVisible();
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (room) => {
    await write(room, /City/, 'Bangor');
    await submit(room);
  },
};
export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (room) => {
    await write(room, /City/, 'Bangor');
    await submit(room);
    await room.canvas.findByText('The service is unavailable for a moment.');
    await expect(room.canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Bangor');
  },
};
export const Saves: Story = {
  play: async (room) => {
    await write(room, /City/, 'Bangor');
    await submit(room);
    await screen.findByText('Agency updated successfully');
    await expect(await room.canvas.findByRole('status', { name: 'Address' })).toHaveTextContent(`/agency/${shown.id}`);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
