import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ContactScreen from './ContactScreen';
import { company, network } from './contacts.scenarios';

const meta = {
  title: 'Screens/Contacts/Personal data',
  component: ContactScreen,
  tags: ['screen:contacts.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.contacts.view,
    at: `/contact/${company.id}`,
    persona: 'owner',
    msw: { handlers: network.erasing() },
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog that erases the contact. */
const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Erase data…' }));
  return screen.findByRole('dialog', { name: 'Erase the data of Caleb Thornton' });
};

/** The dialog names what goes and what stays, and warns about policies in force and open claims. */
export const Erase: Story = {
  play: async (room) => {
    const dialog = await open(room);
    await expect(
      await within(dialog).findByText('customer account, 9 documents, 14 mails, 6 notes and calls, 3 tasks'),
    ).toBeVisible();
    await expect(within(dialog).getByText('5 policies, 4 quotes, 3 opportunities, 2 claims')).toBeVisible();
    await expect(within(dialog).getByText('2 policies in force, 1 open claim')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Erase data' })).toBeDisabled();
  },
};
const opened = async (room: StoryContext) => {
  await open(room);
};
export const ErasePhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mehr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Daten löschen…' }));
    await expect(await screen.findByText(/9 Dokumente/)).toBeVisible();
  },
  globals: { viewport: { value: 'phone' }, language: 'de' },
};
export const EraseDark: Story = { play: opened, globals: { theme: 'DARK' } };
export const EraseFrench: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plus' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Effacer les données…' }));
    await expect(await screen.findByText(/5 contrats/)).toBeVisible();
  },
};

/** The email address of the contact confirms the erasure. Afterwards the page shows the pseudonym and offers no actions. */
export const Erases: Story = {
  parameters: { msw: { handlers: network.erasing() } },
  play: async (room) => {
    const { canvas, userEvent } = room;
    const dialog = await open(room);
    const field = within(dialog).getByRole('textbox', { name: /Email address of the contact/ });
    await userEvent.type(field, 'someone@else.test');
    await expect(within(dialog).getByRole('button', { name: 'Erase data' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, company.email.toUpperCase());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase data' }));
    await screen.findByText('The personal data was erased');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Erased Customer 4F2A91' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More' })).toBeNull());
  },
};

/** The page shows when the data was erased, and offers nothing that the server refuses. */
export const Erased: Story = {
  parameters: { msw: { handlers: network.erased } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The personal data was erased on/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@erased/ })).toBeNull();
    const refused = /^(New|More|Send mail|Call|Note|Task|Add task|Ask for a document|Invite as customer)$/;
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No notes yet' })).toBeVisible();
    await expect(canvas.queryByText('Write what you agreed on.')).toBeNull();
    for (const tab of ['Overview', 'Tasks', 'Documents asked for']) {
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${tab}`) }));
      const panel = within(canvas.getByRole('tabpanel', { name: new RegExp(`^${tab}`) }));
      await expect((await panel.findAllByRole('heading', { level: 2 }))[0]).toBeVisible();
      await expect(canvas.queryByRole('button', { name: refused })).toBeNull();
      await expect(canvas.queryByRole('link', { name: refused })).toBeNull();
    }
  },
};
export const ErasedPhone: Story = {
  ...Erased,
  play: undefined,
  globals: { viewport: { value: 'phone' }, language: 'nl' },
};
export const ErasedDark: Story = { ...Erased, play: undefined, globals: { theme: 'DARK' } };

/** The entered address stays when the server fails. */
export const EraseError: Story = {
  parameters: { msw: { handlers: network.eraseFails() } },
  play: async (room) => {
    const dialog = await open(room);
    const field = within(dialog).getByRole('textbox', { name: /Email address of the contact/ });
    await room.userEvent.type(field, company.email);
    await room.userEvent.click(within(dialog).getByRole('button', { name: 'Erase data' }));
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(company.email);
  },
};

export const CountsError: Story = {
  parameters: { msw: { handlers: network.countsFail() } },
  play: async (room) => {
    const dialog = await open(room);
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
};

/** Other agents can neither export nor erase the data. */
export const Agent: Story = {
  parameters: { persona: 'agent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Update Contact' });
    await expect(screen.queryByRole('menuitem', { name: 'Export data' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Erase data…' })).toBeNull();
  },
};
