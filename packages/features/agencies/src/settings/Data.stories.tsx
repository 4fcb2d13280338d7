import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import SettingsScreen from './SettingsScreen';
import { network, sent } from './settings.scenarios';

const meta = {
  title: 'Screens/Agencies/Data of the agency',
  component: SettingsScreen,
  tags: ['screen:agencies.settings'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.settings,
    persona: 'owner',
    msw: { handlers: network.deleting() },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog that requests the deletion. */
const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Request deletion…' }));
  return within(await screen.findByRole('dialog', { name: /^Request the deletion of / }));
};
/** Name of the agency in the hint of the field. */
const nameIn = (dialog: Awaited<ReturnType<typeof open>>) =>
  /^Enter (.+) to confirm$/.exec(dialog.getByText(/ to confirm$/).textContent)?.[1] ?? '';

/** The section is the last one of the page. */
export const Data: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Export data' });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.at(-1)).toBe('Data of the agency');
    await expect(canvas.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
  },
};
export const DataPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } };

export const Exports: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export data' });
    await userEvent.click(button);
    await expect(await screen.findByText('The data was exported')).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  },
};
export const ExportError: Story = {
  parameters: { msw: { handlers: network.failingExport } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await expect(screen.queryByText('The data was exported')).toBeNull();
  },
};

/** The dialog lists the consequences. The button needs the name of the agency. */
export const RequestsDeletion: Story = {
  parameters: { msw: { handlers: network.deleting() } },
  play: async (room) => {
    const { canvas, userEvent } = room;
    const dialog = await open(room);
    await expect(dialog.getByText(/^Contacts, opportunities, quotes, policies/)).toBeVisible();
    await expect(dialog.getByText(/30 days in which everything works as before/)).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /Agency Name/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Another agency');
    await expect(dialog.getByRole('button', { name: 'Request deletion' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, nameIn(dialog));
    await userEvent.click(dialog.getByRole('button', { name: 'Request deletion' }));
    await waitFor(() => expect(sent).toMatchObject([{ agencyName: nameIn(dialog) }]));
    await expect(await canvas.findByText(/^The agency can be deleted from /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request deletion…' })).toBeNull();
  },
};
export const RequestDialogDark: Story = {
  globals: { theme: 'DARK' },
  play: async (room) => {
    await open(room);
  },
};
export const RequestDialogPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'nl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijdering aanvragen…' }));
    await expect(await screen.findByRole('dialog', { name: /^Verwijdering van/ })).toBeVisible();
  },
};

/** The entered name stays when the server fails. */
export const RequestError: Story = {
  parameters: { msw: { handlers: network.failingRequest() } },
  play: async (room) => {
    const dialog = await open(room);
    const field = dialog.getByRole('textbox', { name: /Agency Name/ });
    await room.userEvent.type(field, nameIn(dialog));
    await room.userEvent.click(dialog.getByRole('button', { name: 'Request deletion' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(nameIn(dialog));
  },
};

/** The request shows who made it, and the date of the deletion. */
export const DeletionRequested: Story = {
  parameters: { msw: { handlers: network.withdrawing() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Margaret Sullivan requested the deletion on/)).toBeVisible();
  },
};
export const DeletionRequestedDark: Story = { ...DeletionRequested, globals: { theme: 'DARK' } };
export const DeletionRequestedPhone: Story = {
  ...DeletionRequested,
  play: undefined,
  globals: { viewport: { value: 'phone' }, language: 'fr' },
};

export const WithdrawsRequest: Story = {
  parameters: { msw: { handlers: network.withdrawing() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw request' }));
    await expect(await screen.findByText('The request was withdrawn. The agency stays.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Request deletion…' })).toBeVisible();
  },
};
export const WithdrawError: Story = {
  parameters: { msw: { handlers: network.failingWithdrawal() } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Withdraw request' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await expect(button).toBeVisible();
  },
};
