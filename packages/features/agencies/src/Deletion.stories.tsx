import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AgencyScreen from './AgencyScreen';
import { network, shown } from './agencies.scenarios';

const meta = {
  title: 'Screens/Agencies/Deletion of an agency',
  component: AgencyScreen,
  tags: ['screen:agencies.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agencies.view,
    at: `/agencies/view/${shown.id}`,
    msw: { handlers: network.deletable() },
  },
} satisfies Meta<typeof AgencyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog that deletes the agency. */
const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete agency…' }));
  return within(await screen.findByRole('dialog', { name: `Delete ${shown.agencyName}` }));
};
const opened = async (room: StoryContext) => {
  await open(room);
};

/** The agency asked to be deleted a few days ago. The page shows from when that is possible. */
export const Requested: Story = {
  parameters: { msw: { handlers: network.deletionRequested } },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('note'));
    await expect(note.getByText(/^The agency can be deleted from /)).toBeVisible();
    await expect(note.getByText(/^Margaret Sullivan requested the deletion on/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete agency…' })).toBeNull();
  },
};
export const RequestedDark: Story = { ...Requested, globals: { theme: 'DARK' } };
export const RequestedPhone: Story = {
  ...Requested,
  play: undefined,
  globals: { viewport: { value: 'phone' }, language: 'fr' },
};

/** After 30 days, the name of the agency confirms the deletion. */
export const Deletes: Story = {
  parameters: { msw: { handlers: network.deletable() } },
  play: async (room) => {
    const { canvas, userEvent } = room;
    const dialog = await open(room);
    const submit = dialog.getByRole('button', { name: 'Delete agency' });
    await expect(dialog.getByText('One entry in the audit log of the platform')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /Agency Name/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Another agency');
    await expect(submit).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, shown.agencyName);
    await userEvent.click(submit);
    const note = await canvas.findByRole('note');
    await expect(await within(note).findByText('The agency is being deleted')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete agency…' })).toBeNull();
  },
};
export const DialogDark: Story = { play: opened, globals: { theme: 'DARK' } };
export const DialogPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agentur löschen…' }));
    await expect(await screen.findByRole('dialog', { name: `${shown.agencyName} löschen` })).toBeVisible();
  },
};

/** The entered name stays when the server fails. */
export const DeletionError: Story = {
  parameters: { msw: { handlers: network.failingDeletion() } },
  play: async (room) => {
    const dialog = await open(room);
    const field = dialog.getByRole('textbox', { name: /Agency Name/ });
    await room.userEvent.type(field, shown.agencyName);
    await room.userEvent.click(dialog.getByRole('button', { name: 'Delete agency' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(shown.agencyName);
  },
};

/** Without the privilege to update admins, the page shows the request only. */
export const Limited: Story = {
  parameters: { persona: 'limitedAdmin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The agency can be deleted from /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete agency…' })).toBeNull();
  },
};
