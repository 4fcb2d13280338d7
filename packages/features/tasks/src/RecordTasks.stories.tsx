import { to, urls } from '@fairlead/kit';
import { DAY, dayIn, localDay } from '@fairlead/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import ContactTasks from './panels/ContactTasks';
import PolicyTasks from './panels/PolicyTasks';
import { deletedTask, finished, network, policy, sent } from './tasks.scenarios';

/** Time zone at the edge of the map in which it is another day than in the browser. */
const elsewhere =
  ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => dayIn(zone, Date.now() / 1000) !== localDay(new Date())) ?? 'UTC';

const meta = {
  title: 'Screens/Tasks/Tasks of a Record',
  component: PolicyTasks,
  args: { id: policy.id },
  parameters: {
    route: urls.policies.detail,
    at: to(urls.policies.detail, { id: policy.id }),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
    finished.clear();
  },
} satisfies Meta<typeof PolicyTasks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open tasks first, finished ones with who finished them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Tasks' }));
    await expect(list.getByText('Send the ID card')).toBeVisible();
    await expect(list.getByText(/^Done, /)).toBeVisible();
    await expect(list.getByRole('button', { name: 'Open again: Send the ID card' })).toBeVisible();
  },
};
/** The day of the agency decides which tasks are late, as in the list of all tasks. */
export const DayOfAgency: Story = {
  parameters: { timeZone: elsewhere },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Tasks' }));
    const days = (dayIn(elsewhere, Date.now() / 1000) - localDay(new Date())) / DAY;
    await expect(days).not.toBe(0);
    const row = within(list.getByText('Order business cards').closest('li') ?? document.body);
    await expect(row.queryByText('Today')).toBeNull();
    if (days > 0) await expect(row.getByText('1 day late')).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Tasks' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const None: Story = {
  parameters: { msw: { handlers: network.nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tasks yet')).toBeVisible();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tasks could not be loaded')).toBeVisible();
  },
};
/** An erased contact gets no new tasks. */
export const ReadOnly: Story = {
  render: (args) => <ContactTasks {...args} readOnly />,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Tasks' });
    await expect(canvas.queryByRole('button', { name: 'Add task' })).toBeNull();
  },
};
/** The dialog names the task. Afterwards, the next task has the focus. */
export const DeletesByKeyboard: Story = {
  parameters: { msw: { handlers: network.deleting } },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Tasks' }));
    const [first, second] = list.getAllByRole('listitem');
    within(first as HTMLElement)
      .getByRole('button', { name: /^Actions/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await expect(dialog).toHaveTextContent(deletedTask.title);
    await expect(list.getAllByRole('listitem', { hidden: true })).toContain(first);
    within(dialog).getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(second?.querySelector('[data-title]')).toHaveFocus());
  },
};
/** A new task is for the policy. */
export const AddsTask: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await expect(dialog.queryByRole('combobox', { name: /^Customer/ })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Ask for the deed');
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(sent).toMatchObject([{ recordType: 'POLICY', recordId: policy.id }]));
  },
};
