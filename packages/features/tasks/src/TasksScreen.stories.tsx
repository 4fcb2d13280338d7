import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import TasksScreen from './TasksScreen';
import { finished, network, sent } from './tasks.scenarios';

const meta = {
  title: 'Screens/Tasks/Tasks',
  component: TasksScreen,
  tags: ['screen:tasks.list'],
  parameters: { layout: 'fullscreen', route: urls.tasks, persona: 'agent', msw: { handlers: network.usual } },
  beforeEach: () => {
    sent.length = 0;
    finished.clear();
    localStorage.removeItem('fairlead.workScope');
    localStorage.removeItem('fairlead.taskLayout');
  },
} satisfies Meta<typeof TasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open tasks in groups by day, as on the dashboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }));
    await expect(overdue.getByText('2 days late')).toBeVisible();
    await expect(overdue.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
/** In the time zone of the agency, the next day has begun. A task that is due today in the browser is late. */
export const NextDay: Story = {
  parameters: { msw: { handlers: network.nextDay } },
  play: async ({ canvas }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }));
    await expect(overdue.getByText('1 day late')).toBeVisible();
    const today = canvas.getByRole('region', { name: 'Today' });
    await expect(within(within(today).getByRole('list')).getByText('Today')).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nothing due' })).toBeVisible();
  },
};
/** Groups that the user has opened stay open while more tasks load. */
export const ShowsMore: Story = {
  parameters: { msw: { handlers: network.many } },
  play: async ({ canvas, userEvent }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Later/ }));
    await userEvent.click(overdue.getByRole('button', { name: 'Show 10 more' }));
    await expect(canvas.getByRole('button', { name: /^Later/ })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(overdue.getAllByRole('listitem')).toHaveLength(15));
    await expect(canvas.getByRole('button', { name: /^Later/ })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const ListFails: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tasks could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** The calendar that the user chose last opens again. */
export const RemembersLayout: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar' }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(localStorage.getItem('fairlead.taskLayout')).toBe('calendar');
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(await canvas.findByRole('region', { name: 'Overdue' })).toBeVisible();
    await expect(localStorage.getItem('fairlead.taskLayout')).toBe('list');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Start the renewal')).toBeVisible();
  },
};
export const PhoneGerman: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } };
