import type { Schemas } from '@fairlead/api-client/client';
import { agencyAgents, bulkRun, claims, mockBulk, resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
    const options = await screen.findAllByRole('option');
    const unlicensed = agencyAgents.filter(({ licensedAgent }) => !licensedAgent).map(({ name }) => name);
    await expect(unlicensed.length).toBeGreaterThan(0);
    for (const name of unlicensed) await expect(screen.queryByRole('option', { name: new RegExp(name) })).toBeNull();
    await userEvent.click(options[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign agent' }));
    const result = within(await screen.findByRole('dialog', { name: '1 claim assigned to Daniel Okafor' }));
    await expect(result.getByText('Grace Lindqvist')).toBeVisible();
    await expect(startedBulk).toMatchObject([{ list: 'claims', action: 'ASSIGN', records: [{}, {}] }]);
  },
};

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Selects the claims with these statuses, and presses the button for the status. */
async function changeStatus({ canvas, userEvent }: Play, ...statuses: Schemas['ClaimStatus'][]) {
  await canvas.findByRole('row', { name: /CLM-315/ });
  const chosen = claims.filter(({ claimStatus }) => statuses.includes(claimStatus));
  for (const { serial } of chosen) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${serial}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
}

/** Only statuses that all selected claims may get are offered. Each customer gets a mail. */
export const ChangesStatus: Story = {
  parameters: {
    msw: {
      handlers: [
        ...mockBulk(
          bulkRun({
            list: 'claims',
            action: 'STATUS',
            total: 2,
            done: 2,
            agentName: null,
            claimStatus: 'DENIED',
            undoUntil: null,
          }),
        ),
        ...network.usual,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await changeStatus({ canvas, userEvent }, 'FILED_WITH_CARRIER', 'INFO_REQUESTED');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }));
    await expect(dialog.getByText('2 claims get the chosen status, and each customer gets a mail.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox'));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Settled', 'Denied']);
    await userEvent.click(screen.getByRole('option', { name: 'Denied' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
    const note = await dialog.findByRole('textbox', { name: /Note to the customers/ });
    await waitFor(() => expect(note).toBeInvalid());
    await userEvent.type(note, 'Wear is not covered.');
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
    await expect(await screen.findByText('Status of 2 claims changed')).toBeVisible();
    const change = { action: 'STATUS', claimStatus: 'DENIED', note: 'Wear is not covered.' };
    await expect(startedBulk).toMatchObject([{ list: 'claims', ...change, records: [{}, {}] }]);
  },
};

/** Claims without a common next status cannot change together. */
export const NoCommonStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await changeStatus({ canvas, userEvent }, 'SUBMITTED', 'CLOSED');
    await expect(await screen.findByText(/^The selected claims cannot get the same status/)).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: 'Change status' })).toBeNull();
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
