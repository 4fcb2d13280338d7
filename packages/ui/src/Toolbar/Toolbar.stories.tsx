import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Download, Mail, Pencil, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { Toolbar, type ToolbarItem } from './Toolbar';

const done = fn();
const command = (id: string, label: string, icon: ToolbarItem['icon'], rest?: Partial<ToolbarItem>): ToolbarItem => ({
  id,
  label,
  icon,
  onSelect: () => void done(id),
  ...rest,
});
const items = [
  command('edit', 'Edit', <Icon of={Pencil} />),
  command('mail', 'Email owner', <Icon of={Mail} />),
  command('download', 'Download', <Icon of={Download} />),
  command('archive', 'Archive', <Icon of={Archive} />, { disabled: true }),
  command('delete', 'Delete', <Icon of={Trash2} />, { tone: 'danger' }),
];

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'More than three actions for one object, such as an open document, in one line with a single tab stop. Actions that do not fit move to a menu.',
    avoid:
      'Use `ListToolbar` for search and filters of a list, `Inline` for a few buttons beside a title, and `Tabs` or `SegmentedControl` for views.',
    keys: {
      Tab: 'Moves into the toolbar, to the last used button, and out of it',
      'Left, Right': 'Move between buttons and wrap around; swapped in right-to-left languages',
      'Home, End': 'Move to the first or last button',
      'Enter, Space': 'Run the action',
    },
    dos: ['Put the most important actions first, because the last ones move to the menu.'],
    donts: ['Put fields into it, because they need the arrow keys.'],
  }),
  args: { label: 'Policy document', items },
  beforeEach: () => void done.mockClear(),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters as { width?: number }).width }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(done).toHaveBeenLastCalledWith('delete');
  },
};

/** Actions that do not fit are in the menu only. */
export const Overflowing: Story = {
  parameters: { width: 300 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await expect(menu.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    await expect(done).toHaveBeenLastCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Pressed: Story = {
  render: function Render(args) {
    const [pressed, setPressed] = useState(false);
    const star = command('star', 'Follow', <Icon of={Star} />, { pressed, onSelect: () => setPressed(!pressed) });
    return <Toolbar {...args} items={[star, ...items]} />;
  },
  play: async ({ canvas, userEvent }) => {
    const follow = canvas.getByRole('button', { name: 'Follow' });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      command('mail', 'Email everybody who is named in the certificates of this policy', <Icon of={Mail} />),
      ...items.slice(2),
    ],
  },
  parameters: { width: 320 },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findByRole('button', { name: 'More' })).offsetHeight).toBeGreaterThanOrEqual(40);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const MovesByKeyboard: Story = {
  tags: ['keyboard'],
  parameters: { width: 300 },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Email owner' })).toHaveFocus());
    // Skips the actions that are in the menu.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(done).toHaveBeenCalledWith('edit');
  },
};

/** In right-to-left languages, Left moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Email owner' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={16}>
      <Toolbar label="Wide" items={[command('star', 'Follow', <Icon of={Star} />, { pressed: true }), ...items]} />
      <div style={{ width: 300 }}>
        <Toolbar label="Narrow" items={items} />
      </div>
    </Stack>
  ),
};
