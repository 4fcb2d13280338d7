import { bulkRun, claims, mockBulk, resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import ClaimListScreen from './ClaimListScreen';
import { network } from './claims.scenarios';

const failures = claims.slice(0, 1).map(({ id, serial, policy }) => ({
  id,
  name: policy.insuranceName,
  number: serial,
  customerName: 'Grace Lindqvist',
  reason: 'The record has changed in the meantime',
  code: 'bulk.changed',
}));

const meta = {
  title: 'Screens/Claims/Bulk actions',
  component: ClaimListScreen,
  tags: ['screen:claims.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.claims.list,
    persona: 'agent',
    msw: {
      handlers: [...mockBulk(bulkRun({ list: 'claims', total: 2, done: 1, failed: 1, failures })), ...network.usual],
    },
  },
  beforeEach: resetStartedBulk,
} satisfies Meta<typeof ClaimListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Assigns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /CLM-315/ });
    const boxes = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody'));
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Assign agent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign agent' }));
    await userEvent.click(await dialog.findByRole('combobox'));
    const [option] = await screen.findAllByRole('option');
    await userEvent.click(option as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign agent' }));
    const result = within(await screen.findByRole('dialog', { name: '1 claim assigned to Daniel Okafor' }));
    await expect(result.getByText('Grace Lindqvist')).toBeVisible();
    await expect(startedBulk).toMatchObject([{ list: 'claims', action: 'ASSIGN', records: [{}, {}] }]);
  },
};

/** Customers have no checkboxes. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /CLM-315/ });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
