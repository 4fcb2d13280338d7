import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import SettingsScreen from './SettingsScreen';
import { network, sent } from './settings.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency settings',
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Agency Settings' })).toBeVisible();
    await expect(canvas.getByText('Eastern Time, New York')).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(11);
    await expect(canvas.getByRole('switch', { name: 'Verification document expires' })).not.toBeChecked();
  },
};

/** Until an agency admin chooses a time zone, days begin in UTC. */
export const NoTimeZone: Story = {
  parameters: { msw: { handlers: network.unset } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not chosen, days begin in UTC')).toBeVisible();
  },
};

export const ChangesTimeZone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit/ }));
    const field = await canvas.findByRole('combobox', { name: /Time zone/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Los Angeles');
    await userEvent.click(await screen.findByRole('option', { name: 'Pacific Time, Los Angeles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ timeZone: 'America/Los_Angeles', digestTime: '07:00', version: 1 }]),
    );
    await expect(await screen.findByText('The times were saved')).toBeVisible();
  },
};

/** The digest needs a time. */
export const ChangesDigestTime: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7:00 AM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    const field = await canvas.findByRole('spinbutton', { name: /Daily digest/ });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, '18:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ timeZone: 'America/New_York', digestTime: '18:30' }]));
    await expect(await screen.findByText('The times were saved')).toBeVisible();
  },
};

/** The entry stays when the server refuses it. */
export const SaveError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit/ }));
    const field = await canvas.findByRole('combobox', { name: /Time zone/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Los Angeles');
    await userEvent.click(await screen.findByRole('option', { name: 'Pacific Time, Los Angeles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Pacific Time, Los Angeles');
  },
};

/** A rule is saved at once, and its toast restores it. */
export const SwitchesRule: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Quote accepted' }));
    await waitFor(() => expect(sent).toEqual([{ taskRule: 'QUOTE_ACCEPTED', enabled: false, days: [] }]));
    await expect(await screen.findByText('The rule was saved')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ taskRule: 'QUOTE_ACCEPTED', enabled: true, days: [] }));
  },
};

/** Days are saved when the field is left. Wrong days stay and are not sent. */
export const ChangesDays: Story = {
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: 'Days: Quote has no answer' });
    await userEvent.clear(days);
    await userEvent.type(days, '0{Enter}');
    await waitFor(() => expect(days).toBeInvalid());
    await expect(sent).toEqual([]);
    await userEvent.clear(days);
    await userEvent.type(days, '5');
    await userEvent.tab();
    await waitFor(() => expect(sent).toEqual([{ taskRule: 'QUOTE_UNANSWERED', enabled: true, days: [5] }]));
  },
};

export const RuleError: Story = {
  parameters: { msw: { handlers: network.refusedRule } },
  play: async ({ canvas }) => {
    const rule = await canvas.findByRole('switch', { name: 'Quote accepted' });
    await userEvent.click(rule);
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await expect(rule).toBeChecked();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loadingRecord } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingRecord } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Quote accepted' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
