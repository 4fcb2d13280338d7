import { bulkRun, mockBulk, resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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

/** Agents without a license cannot change contacts. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Thornton Boatworks/ });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
