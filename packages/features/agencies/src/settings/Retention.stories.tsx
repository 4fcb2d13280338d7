import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import SettingsScreen from './SettingsScreen';
import { network, sent } from './settings.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency settings/Retention',
  component: SettingsScreen,
  tags: ['screen:agencies.settings'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.settings,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const section = async (canvas: Canvas) =>
  within((await canvas.findByRole('heading', { name: /^Retention/ })).closest('section') as HTMLElement);

/** Starts editing and chooses a limit. */
async function choose(canvas: Canvas, field: string, option: string) {
  const { getByRole, findByRole } = await section(canvas);
  await userEvent.click(getByRole('button', { name: /^Edit/ }));
  await userEvent.click(await findByRole('combobox', { name: new RegExp(`^${field}`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await userEvent.click(getByRole('button', { name: 'Save' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const { getByText } = await section(canvas);
    await expect(getByText('7 years after the policy ended')).toBeVisible();
    await expect(getByText('Without limit')).toBeVisible();
    await expect(getByText(/^Next clean-up on /)).toBeVisible();
    await expect(canvas.getByText(/^Changed by Margaret Sullivan on /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      expect.stringContaining('/audit?filters=record.is.AGENCY'),
    );
  },
};

/** Until an agency admin chooses a limit, nothing is deleted. */
export const WithoutLimits: Story = {
  parameters: { msw: { handlers: network.unlimited } },
  play: async ({ canvas }) => {
    const { getAllByText, queryByText } = await section(canvas);
    await expect(getAllByText('Without limit')).toHaveLength(4);
    await expect(queryByText(/^Next clean-up/)).toBeNull();
  },
};

/** A longer time deletes nothing, so it is saved without a question. */
export const Extends: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Lost opportunities', '10 years');
    await waitFor(() =>
      expect(sent).toMatchObject([
        { correspondenceYears: 7, documentYears: 7, lostOpportunityYears: 10, auditYears: null, version: 1 },
      ]),
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(await screen.findByText('The retention periods were saved')).toBeVisible();
  },
};

/** A shorter time asks, with the number of records that go. */
export const Shortens: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Mails and notes', '5 years');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep records for a shorter time' }));
    await expect(await dialog.findByText('1,204 records')).toBeVisible();
    await expect(dialog.queryByText('Documents')).toBeNull();
    await expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ correspondenceYears: 5, auditYears: null, version: 1 }]));
    await expect(await screen.findByText('The retention periods were saved')).toBeVisible();
  },
};

/** Cancel returns to the fields, and nothing is saved. */
export const CancelsQuestion: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Audit log', '1 year');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText('10,000+ records')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { getByRole } = await section(canvas);
    await expect(getByRole('combobox', { name: /^Audit log/ })).toHaveTextContent('1 year');
    await expect(sent).toEqual([]);
  },
};

export const Counting: Story = {
  parameters: { msw: { handlers: network.counting } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Documents', '2 years');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Documents')).toBeVisible();
    await expect(dialog.queryByText(/records$/)).toBeNull();
  },
};

export const CountError: Story = {
  parameters: { msw: { handlers: network.failingCount } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Documents', '2 years');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The choice stays when the server refuses it. */
export const SaveError: Story = {
  parameters: { msw: { handlers: network.failingRetention } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Lost opportunities', '10 years');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const { getByRole } = await section(canvas);
    await expect(getByRole('combobox', { name: /^Lost opportunities/ })).toHaveTextContent('10 years');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Mails and notes', '1 year');
    const dialog = await screen.findByRole('alertdialog');
    await expect(await within(dialog).findByText('1,204 records')).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
