import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'Only before irreversible actions. Names the action and the affected record. Cancel has the initial focus, so that pressing Enter by accident does no harm.',
      avoid:
        'For actions that can be undone, act immediately and offer Undo in a `toast`. Use `Dialog` for a task with fields.',
      keys: {
        Enter: 'Cancels, because Cancel has the initial focus',
        Tab: 'Moves to the confirm button and wraps around',
        Esc: 'Cancels; no effect while the action runs',
      },
      dos: [
        'Name the action twice: “Delete Coupon” in the title, “Delete” on the button.',
        'Put the name of the affected record into `subject`.',
        'Keep it open with `loading`, and with `error` after a failure.',
      ],
      donts: ['Ask before every step, because users stop reading the questions.', 'Label the buttons “Yes” and “No”.'],
      height: 320,
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Item',
    description: 'Are you sure you want to delete this item?',
    subject: 'RENEW-EARLY',
    confirmLabel: 'Delete',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Item' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this item?');
    await expect(within(dialog).getByText('RENEW-EARLY')).toBeInTheDocument();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Update Plan',
    description: 'A new period starts at once, at the full price, and the current plan closes.',
    subject: 'Agency Annual',
    confirmLabel: 'Update Plan',
  },
};

/** An action that deletes nothing has its own icon. */
export const OwnIcon: Story = {
  args: {
    title: 'Reject this quote?',
    description: 'You can answer once.',
    subject: 'Q-168',
    confirmLabel: 'Reject',
    icon: <Icon of={X} data-testid="icon" />,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByTestId('icon')).toBeInTheDocument();
    await expect(dialog.querySelectorAll('header svg')).toHaveLength(1);
  },
};

/** The dialog stays open while the action runs; Esc and a press outside have no effect. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: 'The coupon is in use and cannot be deleted.' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    subject: 'AUTUMN-CAMPAIGN-FOR-AGENCIES-WITH-MORE-THAN-TWENTY-FIVE-AGENTS-IN-THE-SOUTHERN-STATES-2027',
    title: `Delete ${longWord}`,
    description:
      'Agencies that entered this coupon keep their discount until the end of the period that they have paid for. Nobody can enter it from now on, and it cannot be brought back.',
  },
};

/** The texts have the same space at both sides, because there is no close button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const text = within(dialog).getByText('Are you sure you want to delete this item?').getBoundingClientRect();
    const { left, right } = dialog.getBoundingClientRect();
    const icon = dialog.querySelector('header > span')?.getBoundingClientRect();
    await expect(right - text.right).toBe(16);
    await expect((icon?.left ?? 0) - left).toBe(16);
  },
};

interface AskedProps {
  onConfirm: () => void;
  menu?: boolean;
  /** Name of the menu. */
  label?: string;
}

function Asked({ onConfirm, menu = false, label }: AskedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {menu ? (
        <Menu trigger={<Button>More</Button>} {...(label && { label })}>
          <MenuItem tone="danger" onSelect={() => setOpen(true)}>
            Delete
          </MenuItem>
        </Menu>
      ) : (
        <Button onClick={() => setOpen(true)}>Delete Coupon</Button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={onConfirm}
        title="Delete Item"
        description="Are you sure you want to delete this item?"
        subject="RENEW-EARLY"
        confirmLabel="Delete"
      />
    </>
  );
}

export const HastyEnterDoesNoHarm: Story = {
  tags: ['keyboard'],
  render: ({ onConfirm }) => <Asked onConfirm={onConfirm} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Coupon' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Confirms: Story = {
  render: ({ onConfirm }) => <Asked onConfirm={onConfirm} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Coupon' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Esc ends the composition of a Japanese or Chinese text, and the dialog stays open. */
export const StaysOnComposing: Story = {
  play: async ({ args }) => {
    await pressComposing(await screen.findByRole('alertdialog'), 'Escape');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Opens the dialog from the menu by keyboard and closes it. The button of the menu has the focus again. */
const closesToMenuButton: Story['play'] = async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'More' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Delete' });
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
};

/** The menu closes when the dialog opens. Afterwards, focus returns to the menu's trigger. */
export const ReturnsFocusThroughMenu: Story = {
  render: ({ onConfirm }) => <Asked onConfirm={onConfirm} menu />,
  play: closesToMenuButton,
};

/** A menu with a name of its own has no reference to its button. */
export const ReturnsFocusThroughNamedMenu: Story = {
  render: ({ onConfirm }) => <Asked onConfirm={onConfirm} menu label="More actions" />,
  play: closesToMenuButton,
};

export const Matrix: Story = { tags: ['matrix'], args: { error: 'The coupon is in use and cannot be deleted.' } };
