import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Checkbox } from '../Checkbox/Checkbox';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { BulkBar } from './BulkBar';

const meta = {
  title: 'Components/Actions/BulkBar',
  component: BulkBar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Below the rows of a `DataTable` with selection, in a `ListFrame`: the number of selected rows, and the actions for all of them.',
    avoid: 'Use `RowAction` for actions on one row and `ActionBar` for Save and Cancel of a form.',
    keys: { Tab: 'Moves from the rows to the bar', Esc: 'Clears the selection' },
    dos: [
      'Keep it mounted with a count of 0, so that it announces a cleared selection.',
      'State the number of affected rows in a confirmation.',
    ],
    donts: ['Show more than three buttons. Put the others into a `Menu`.'],
  }),
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button leadingIcon={<Icon of={Mail} />}>Notify</Button>
        <Button variant="outline" tone="danger" leadingIcon={<Icon of={Trash2} />}>
          Delete
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Nothing moves when the bar appears. */
export const Floating: Story = {
  args: { floating: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' });
    await expect(getComputedStyle(bar).position).toBe('fixed');
  },
};

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    count: 1_234_567,
    children: (
      <>
        <Button>Send everybody who is named in them a certificate</Button>
        <Button>Move to another agency</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

/** Esc in a text field does not clear the selection. Elsewhere it does, and focus returns to the previous element. */
export const ClearsByEscape: Story = {
  tags: ['keyboard'],
  render: function Render(args) {
    const [count, setCount] = useState(0);
    return (
      <Stack gap={8}>
        <TextField label="Search" />
        <Checkbox label="Select CES27" checked={count > 0} onChange={() => setCount(1)} />
        <BulkBar {...args} count={count} onClear={() => setCount(0)} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    const bar = canvas.getByRole('group', { name: 'Selection' });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(bar).toBeVisible();

    box.focus();
    await userEvent.tab();
    await expect(bar).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Selection cleared');
    await expect(box).toHaveFocus();
  },
};

/** A dialog that clears the selection returns the focus to the row, because its button is gone with the bar. */
export const ReturnsFocusFromDialogs: Story = {
  tags: ['keyboard'],
  render: function Render(args) {
    const [count, setCount] = useState(0);
    const [open, setOpen] = useState(false);
    const assign = () => {
      setCount(0);
      setOpen(false);
    };
    return (
      <Stack gap={8}>
        <Checkbox label="Select CES27" checked={count > 0} onChange={() => setCount(1)} />
        <BulkBar {...args} count={count} onClear={() => setCount(0)}>
          <Button onClick={() => setOpen(true)}>Assign</Button>
        </BulkBar>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Assign 1 coupon"
          footer={<Button onClick={assign}>Save</Button>}
        >
          The agent gets a mail.
        </Dialog>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull();
    await expect(box).toHaveFocus();
  },
};

export const Matrix: Story = { tags: ['matrix'] };
