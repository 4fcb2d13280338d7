import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import NotificationSettingsScreen from './NotificationSettingsScreen';
import { answerNext, network, sent } from './notifications.scenarios';

const meta = {
  title: 'Screens/Notifications/Settings',
  component: NotificationSettingsScreen,
  tags: ['screen:notifications.settings'],
  parameters: {
    layout: 'fullscreen',
    route: urls.notifications.settings,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof NotificationSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: string) => ({ name });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', cell('Claim without change: Daily digest'))).toBeChecked();
    await expect(canvas.getByText('7:00 AM, Eastern Time, New York')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Quiet from 6:00 PM to 8:00 AM' })).not.toBeChecked();
  },
};

/** Boxes are centred below the names of their columns, whether or not they can be switched. */
export const Aligned: Story = {
  play: async ({ canvas }) => {
    const center = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return Math.round(left + width / 2);
    };
    for (const channel of ['In the portal', 'Mail at once', 'Daily digest']) {
      const boxes = await canvas.findAllByRole('checkbox', { name: new RegExp(`: ${channel}$`) });
      const middle = center(canvas.getByRole('columnheader', { name: channel }));
      for (const box of boxes) await expect(Math.abs(center(box) - middle)).toBeLessThanOrEqual(1);
    }
  },
};

/** Arrows move in the grid, and Space switches. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const portal = await canvas.findByRole('checkbox', cell('Certificate requested: In the portal'));
    portal.focus();
    await userEvent.keyboard('{ArrowRight}');
    const mail = canvas.getByRole('checkbox', cell('Certificate requested: Mail at once'));
    await expect(mail).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(sent).toEqual([{ notificationEvent: 'CERTIFICATE_REQUESTED', portal: true, mail: true, digest: true }]),
    );
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

/** Choices stay while earlier ones of their row are saved. The server gets them in order. */
export const SlowAnswers: Story = {
  beforeEach: ({ msw }) => msw.use(...network.slow()),
  play: async ({ canvas }) => {
    const box = (channel: string) => canvas.getByRole('checkbox', cell(`Certificate requested: ${channel}`));
    const row = { notificationEvent: 'CERTIFICATE_REQUESTED', portal: true, mail: true, digest: true };
    await canvas.findByRole('grid');
    await userEvent.click(box('Mail at once'));
    await waitFor(() => expect(sent).toEqual([row]));
    await userEvent.click(box('Daily digest'));
    await expect(box('Daily digest')).not.toBeChecked();
    answerNext();
    await waitFor(() => expect(sent).toEqual([row, { ...row, digest: false }]));
    // longer than the answer to the first choice takes
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(box('Daily digest')).not.toBeChecked();
    await userEvent.click(box('In the portal'));
    await expect(sent).toHaveLength(2);
    answerNext();
    await waitFor(() => expect(sent.slice(2)).toEqual([{ ...row, portal: false, digest: false }]));
    answerNext();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(box('In the portal')).not.toBeChecked();
    await expect(box('Mail at once')).toBeChecked();
    await expect(box('Daily digest')).not.toBeChecked();
  },
};

/** Quiet hours stay while the days of the digest are saved. */
export const SlowScheduleAnswers: Story = {
  beforeEach: ({ msw }) => msw.use(...network.slow()),
  play: async ({ canvas }) => {
    const quiet = await canvas.findByRole('switch', { name: 'Quiet from 6:00 PM to 8:00 AM' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Days of the digest' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Monday to Friday' }));
    await waitFor(() => expect(sent).toEqual([{ digestDays: 'MONDAY_TO_FRIDAY', quietHours: false }]));
    await userEvent.click(quiet);
    answerNext();
    await waitFor(() => expect(sent.slice(1)).toEqual([{ digestDays: 'MONDAY_TO_FRIDAY', quietHours: true }]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(quiet).toBeChecked();
    answerNext();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(quiet).toBeChecked();
  },
};

/** A box that cannot be switched shows its reason, on hover and with the focus. */
export const Locked: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', cell('Mention in a note: In the portal'));
    box.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(box).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Always in the portal');
    await waitFor(() => expect(box).toHaveAccessibleDescription('Always in the portal'));
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(sent).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(box);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Always in the portal');
  },
};

/** Tab reaches the box that last had the focus, and then leaves the grid. */
export const TabStop: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const stops = () => [...grid.querySelectorAll<HTMLInputElement>('input')].filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops()).toEqual([canvas.getAllByRole('checkbox')[0]]);
    stops()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const reached = document.activeElement;
    await expect(stops()).toEqual([reached]);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Days of the digest' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(reached).toHaveFocus();
  },
};

/** From right to left, the left arrow moves to the next channel. */
export const TabStopRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const portal = await canvas.findByRole('checkbox', cell('Certificate requested: In the portal'));
    portal.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('checkbox', cell('Certificate requested: Mail at once'))).toHaveFocus();
  },
};

/** Weekdays only, and quiet hours, by keyboard. */
export const Schedule: Story = {
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('combobox', { name: 'Days of the digest' });
    await expect(days).toHaveTextContent('Every day');
    days.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Monday to Friday' }));
    await waitFor(() => expect(sent).toEqual([{ digestDays: 'MONDAY_TO_FRIDAY', quietHours: false }]));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    const quiet = canvas.getByRole('switch', { name: 'Quiet from 6:00 PM to 8:00 AM' });
    quiet.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent.at(-1)).toEqual({ digestDays: 'MONDAY_TO_FRIDAY', quietHours: true }));
  },
};

export const Scheduled: Story = {
  parameters: { msw: { handlers: network.scheduled } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Days of the digest' })).toHaveTextContent(
      'Monday to Friday',
    );
    await expect(canvas.getByRole('switch', { name: 'Quiet from 6:00 PM to 8:00 AM' })).toBeChecked();
  },
};

/** Channels that cannot be switched say why. */
export const Fixed: Story = {
  play: async ({ canvas }) => {
    const mail = await canvas.findByRole('checkbox', cell('Quote accepted or rejected: Mail at once'));
    await expect(mail).toBeChecked();
    await userEvent.click(mail);
    await expect(mail).toBeChecked();
    await expect(sent).toEqual([]);
    await userEvent.hover(mail);
    await waitFor(() => expect(screen.getByText('This event has a mail of its own')).toBeVisible());
  },
};

export const SaveError: Story = {
  parameters: { msw: { handlers: network.refused } },
  play: async ({ canvas }) => {
    const mail = await canvas.findByRole('checkbox', cell('Certificate requested: Mail at once'));
    await userEvent.click(mail);
    await waitFor(() => expect(mail).not.toBeChecked());
    const quiet = canvas.getByRole('switch', { name: 'Quiet from 6:00 PM to 8:00 AM' });
    await userEvent.click(quiet);
    await waitFor(() => expect(quiet).not.toBeChecked());
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(1));
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', cell('Certificate requested: Mail at once'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
export const Dutch: Story = { globals: { language: 'nl' } };
