import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { dragOf, fileOf } from '../../test/files';
import { Button } from '../Button/Button';
import { Dropzone } from '../Dropzone/Dropzone';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { Switch } from '../Switch/Switch';
import { ReadOnly } from './ReadOnly';

const reason = 'Read only. Only the customer can do this.';
const press = fn();

const meta = {
  title: 'Components/Inputs/ReadOnly',
  component: ReadOnly,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Pages that a user may look at and not change: every control that changes data is disabled and explains why.',
    avoid: 'Hide an action that the user never has. Use `disabled` for one that waits for another input.',
    keys: { Tab: 'Also stops at disabled controls, whose tooltip shows the reason' },
    dos: [
      'Set `writes` on buttons and menu items that change data without a form, and on those that open such a dialog.',
    ],
    donts: ['Set it on links, filters and downloads.'],
  }),
  args: {
    reason,
    children: (
      <Inline gap={12} wrap>
        <Button type="submit" variant="solid" tone="accent" onClick={press}>
          Save
        </Button>
        <Button writes onClick={press}>
          Withdraw
        </Button>
        <Button asChild writes variant="soft">
          <a href="https://pay.example" aria-label="Pay $31.20 for MC-1300112">
            Pay $31.20
          </a>
        </Button>
        <IconButton writes label="Delete" onClick={press}>
          <Icon of={Trash2} />
        </IconButton>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem writes onSelect={press}>
            Mark as read
          </MenuItem>
          <MenuItem>Settings</MenuItem>
        </Menu>
        <Switch label="Mail me" defaultChecked onChange={press} />
        <Button>Download</Button>
        <Dropzone accept={['.pdf']} onFiles={press} />
      </Inline>
    ),
  },
} satisfies Meta<typeof ReadOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Controls that change data keep the focus, do nothing and explain why. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    for (const name of ['Save', 'Withdraw', 'Pay $31.20 for MC-1300112', 'Delete', 'choose one']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(expect.stringContaining(reason));
      await userEvent.click(button);
    }
    await fireEvent(canvas.getByRole('button', { name: 'choose one' }), dragOf('drop', fileOf('policy.pdf')));
    const toggle = canvas.getByRole('switch', { name: 'Mail me' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(press).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-disabled');
  },
};

/** The reason appears on keyboard focus. */
export const ExplainsOnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(reason));
  },
};

export const MenuItems: Story = {
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Mark as read' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(press).not.toHaveBeenCalled();
  },
};

/** Without a reason, everything works. */
export const Writable: Story = {
  args: { reason: undefined },
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(press).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Pay $31.20 for MC-1300112' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
