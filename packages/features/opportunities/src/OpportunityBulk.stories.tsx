import { bulkRun, mockBulk, resetStartedBulk, startedBulk } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import OpportunityListScreen from './OpportunityListScreen';
import { network, sampleOpportunity } from './opportunities.scenarios';

const changed = bulkRun({ list: 'opportunities', action: 'STATUS', total: 2, done: 2, status: 'CONTACTED' });

const meta = {
  title: 'Screens/Opportunities/Bulk actions',
  component: OpportunityListScreen,
  tags: ['screen:opportunities.list'],
  parameters: {
    layout: 'fullscreen',
    route: urls.opportunities.list,
    persona: 'agent',
    msw: { handlers: [...mockBulk(changed), ...network.usual] },
  },
  beforeEach: resetStartedBulk,
} satisfies Meta<typeof OpportunityListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Selects two opportunities and opens the dialog. */
async function openStatuses({ canvas, userEvent }: Play, label = 'Change status') {
  await canvas.findByRole('row', { name: new RegExp(sampleOpportunity.serial) });
  const boxes = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody'));
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return within(await screen.findByRole('dialog', { name: label }));
}

export const ChangesStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openStatuses({ canvas, userEvent });
    await expect(dialog.getByText('2 records get the chosen status.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
    await expect(await dialog.findByText('New status is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox'));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(['New', 'Contacted', 'Quoted', 'Won', 'Lost']);
    await userEvent.click(screen.getByRole('option', { name: 'Contacted' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
    await expect(await screen.findByText('Status of 2 opportunities changed')).toBeVisible();
    await expect(startedBulk).toMatchObject([{ action: 'STATUS', status: 'CONTACTED', records: [{}, {}] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone')).toBeVisible();
  },
};

/** Agents without a license set other statuses. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openStatuses({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('combobox'));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(['In Process', 'Processed']);
  },
};

export const Phone: Story = {
  ...ChangesStatus,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('row', { name: new RegExp(sampleOpportunity.serial) });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await ChangesStatus.play?.(context);
  },
};

/** The bar and the dialog fit on a phone. */
export const German: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: new RegExp(sampleOpportunity.serial) });
    await userEvent.click(canvas.getByRole('button', { name: 'Auswählen' }));
    const dialog = await openStatuses({ canvas, userEvent }, 'Status ändern');
    await expect(dialog.getByText('2 Datensätze erhalten den gewählten Status.')).toBeVisible();
  },
};
