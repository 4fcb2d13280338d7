import { bulkRun, mockBulk, resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ContactListScreen from './ContactListScreen';
import { company, network } from './contacts.scenarios';

const failure = {
  id: company.id,
  name: 'Caleb Thornton',
  number: company.email,
  customerName: '',
  reason: 'Only the owner agent of the contact and agency admins can do this',
  code: 'contact.notOwner',
};
const assigned = bulkRun({ list: 'contacts', total: 2, done: 1, failed: 1, failures: [failure] });

const meta = {
  title: 'Screens/Contacts/Bulk actions',
  component: ContactListScreen,
  tags: ['screen:contacts.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.contacts.list,
    persona: 'agent',
    msw: { handlers: [...mockBulk(assigned), ...network.usual] },
  },
  beforeEach: resetStartedBulk,
} satisfies Meta<typeof ContactListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The contact itself is the customer, so that the result has no other column for it. */
export const Assigns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Thornton Boatworks/ });
    const boxes = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody'));
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Assign agent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign agent' }));
    await userEvent.click(await dialog.findByRole('combobox'));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign agent' }));
    const result = within(await screen.findByRole('dialog', { name: '1 contact assigned to Daniel Okafor' }));
    await expect(result.getByText(company.email)).toBeVisible();
    await expect(result.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    await expect(result.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', `/contact/${company.id}`);
    await expect(startedBulk).toMatchObject([{ list: 'contacts', action: 'ASSIGN', records: [{}, {}] }]);
  },
};

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Selects two contacts, and opens the dialog of the mail. */
async function openMail({ canvas, userEvent }: Play, names = { open: 'Send mail' }) {
  await canvas.findByRole('row', { name: /Thornton Boatworks/ });
  const boxes = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody'));
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: names.open }));
  return within(await screen.findByRole('dialog', { name: names.open }));
}

/** Writes the mail and sends it. */
async function sendMail(play: Play) {
  const { userEvent } = play;
  const dialog = await openMail(play);
  await userEvent.type(await dialog.findByRole('textbox', { name: /Subject/ }), 'Office closed');
  await userEvent.click(await dialog.findByRole('textbox', { name: /Mail Body/ }));
  await userEvent.keyboard('We are closed on Monday.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
}

/** One mail is written once. Each contact gets a message of their own. */
export const SendsMail: Story = {
  parameters: {
    msw: {
      handlers: [
        ...mockBulk(bulkRun({ list: 'contacts', action: 'MAIL', total: 2, done: 2, agentName: null, undoUntil: null })),
        ...network.usual,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await sendMail({ canvas, userEvent });
    await expect(await screen.findByText('Mail sent to 2 customers')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const mail = { mailSubject: 'Office closed', mailBody: '<p>We are closed on Monday.</p>' };
    await expect(startedBulk).toMatchObject([{ list: 'contacts', action: 'MAIL', mail, records: [{}, {}] }]);
  },
};

const mailLimit = 'The limit of mails is reached. Try again later.';

/** The agent can repeat the mail for the contacts that did not get it. */
export const MailLimitReached: Story = {
  parameters: {
    msw: {
      handlers: [
        ...mockBulk(
          bulkRun({
            list: 'contacts',
            action: 'MAIL',
            total: 2,
            done: 1,
            failed: 1,
            agentName: null,
            undoUntil: null,
            failures: [{ ...failure, reason: mailLimit, code: 'bulk.mailLimit' }],
          }),
        ),
        ...network.usual,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await sendMail({ canvas, userEvent });
    const result = within(await screen.findByRole('dialog', { name: 'Mail sent to 1 customer' }));
    await expect(result.getByText(mailLimit)).toBeVisible();
    await expect(result.getByText('1 customer gets no mail.')).toBeVisible();
    await expect(result.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(result.getByRole('button', { name: /^Try again/ }));
    await waitFor(() =>
      expect(startedBulk.at(-1)).toMatchObject({ action: 'MAIL', mail: {}, records: [{ id: company.id }] }),
    );
  },
};

/** The dialog names the number of mails, and needs a subject and a text. */
export const MailInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openMail({ canvas, userEvent });
    await expect(dialog.getByText('Each of the 2 customers gets this mail as a message of their own.')).toBeVisible();
    await expect(dialog.getByText("Mails can't be taken back.")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Subject/ })).toBeInvalid());
    await expect(startedBulk).toEqual([]);
  },
};

export const MailInGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openMail({ canvas, userEvent }, { open: 'E-Mail senden' });
    await expect(dialog.getByText('E-Mails können nicht zurückgenommen werden.')).toBeVisible();
  },
};

/** Agents without a license cannot change contacts, but can mail them. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas, userEvent }) => {
    await openMail({ canvas, userEvent });
    await expect(screen.queryByRole('button', { name: 'Assign agent' })).toBeNull();
  },
};
