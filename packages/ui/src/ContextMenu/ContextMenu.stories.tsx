import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { MenuSeparator } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import { Text } from '../Text/Text';
import { ContextMenu } from './ContextMenu';

const chosen = fn();

const meta = {
  title: 'Components/Overlays/ContextMenu',
  component: ContextMenu,
  parameters: docs({
    use: 'Shortcut to the actions of a row or card, at the pointer.',
    avoid: 'Few users look for it. Offer every action in a visible place too, such as a `Menu`.',
    keys: {
      'Context menu key, Shift F10': 'On the element or inside it: opens the menu',
      'Up, Down, Home, End': 'Move',
      'Enter, Space': 'Chooses',
      Esc: 'Closes the menu; focus returns to the element',
    },
    dos: ['Show the same items in the same order as in the visible menu.'],
    donts: ['Replace the menu of the browser on text and links, where people copy.'],
    height: 260,
  }),
  args: {
    label: 'Actions of WELCOME25',
    trigger: (
      <Card tabIndex={0} aria-label="WELCOME25">
        <Text>WELCOME25</Text>
      </Card>
    ),
    children: (
      <>
        <MenuItem onSelect={chosen}>Edit</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={chosen}>
          Delete
        </MenuItem>
      </>
    ),
    onOpenChange: fn(),
  },
  beforeEach: () => void chosen.mockClear(),
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('WELCOME25') });
    await expect(await screen.findByRole('menu', { name: 'Actions of WELCOME25' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByLabelText('WELCOME25');
    card.focus();
    // Browsers send this event for the context menu key.
    await fireEvent.contextMenu(card, { button: 0 });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(card).toHaveFocus();
  },
};

export const LongTouch: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByText('WELCOME25');
    await fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 40, clientY: 40 });
    await screen.findByRole('menu');
  },
};

/** Scrolling with a finger opens no menu. */
export const Swipe: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByText('WELCOME25');
    await fireEvent.pointerDown(card, { pointerType: 'touch' });
    await fireEvent.pointerMove(card, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** An element that disappears during the touch opens no menu. */
export const RemovedDuringTouch: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown && <ContextMenu {...args} />}
        <Button onClick={() => setShown(false)}>Remove</Button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await fireEvent.pointerDown(canvas.getByText('WELCOME25'), { pointerType: 'touch' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The element keeps its own handler. */
export const Prevented: Story = {
  args: { trigger: <Button onContextMenu={(event) => event.preventDefault()}>Own menu</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button') });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('WELCOME25') });
  await screen.findByRole('menu');
};
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: <MenuItem>{longWord}</MenuItem> },
  play: opened,
};
export const Matrix: Story = { tags: ['matrix'], play: opened };
