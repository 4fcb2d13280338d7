import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Box } from '../Box/Box';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Splitter } from './Splitter';
import { splitterOrientations } from './splitterSize';

const side = (title: string, text: string) => (
  <Box padding={12}>
    <Stack gap={4}>
      <Text weight="label">{title}</Text>
      <Text tone="muted">{text}</Text>
    </Stack>
  </Box>
);

const meta = {
  title: 'Components/Layout/Splitter',
  component: Splitter,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Two panels whose sizes the user chooses, such as a list and a preview. Give its parent a height.',
    avoid: 'Use `Grid` for fixed proportions, `Drawer` for details beside a page, and column widths of a `DataTable`.',
    keys: {
      'Left, Right': 'With panels side by side: move the separator',
      'Up, Down': 'With panels below each other: move the separator',
      'Home, End': 'Move the separator to its limits',
    },
    dos: ['Store the size with `onValueCommit`, and pass it as `defaultValue` on the next visit.'],
    donts: ['Nest splitters more than once.'],
  }),
  args: {
    label: 'Resize the list',
    first: side('Dana Whitfield', 'Certificate for the Fruitville Rd location'),
    second: side('Certificate of insurance', 'Could you send the certificate to the landlord by Friday?'),
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 200, maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Splitter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Resize the list' });
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    await expect(separator).toHaveAttribute('aria-valuetext', '50%');
    const panel = document.getElementById(separator.getAttribute('aria-controls') ?? '');
    await expect(panel).toHaveTextContent('Dana Whitfield');
    await expect(panel?.offsetWidth).toBeCloseTo((separator.parentElement?.offsetWidth ?? 0) / 2 - 4.5, -1);
  },
};

export const MovesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: 40 },
  play: async ({ args, canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '45');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '35');
    await userEvent.keyboard('{ArrowUp}');
    await expect(separator).toHaveAttribute('aria-valuenow', '35');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(80);
    await expect(args.onValueCommit).toHaveBeenCalledTimes(5);
  },
};

const drag = async (separator: HTMLElement, by: { x?: number; y?: number }) => {
  const { x, y, width, height } = separator.getBoundingClientRect();
  const from = { clientX: x + width / 2, clientY: y + height / 2 };
  const to = { clientX: from.clientX + (by.x ?? 0), clientY: from.clientY + (by.y ?? 0) };
  // A synthetic pointer cannot be captured.
  separator.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(separator, { ...from, button: 0, pointerId: 1 });
  await fireEvent.pointerMove(separator, { ...to, pointerId: 1 });
  await expect(separator).toHaveAttribute('data-dragging');
  await fireEvent.pointerUp(separator, { ...to, pointerId: 1 });
  await expect(separator).not.toHaveAttribute('data-dragging');
  return from;
};

export const MovesByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    const { clientX } = await drag(separator, { x: 60 });
    const { x, width } = separator.getBoundingClientRect();
    await expect(Math.abs(x + width / 2 - clientX - 60)).toBeLessThan(2);
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await drag(separator, { x: 2000 });
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(80);
    await userEvent.dblClick(separator);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(50);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ args, canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-orientation', 'horizontal');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(55);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    const { clientY } = await drag(separator, { y: -20 });
    const { y, height } = separator.getBoundingClientRect();
    await expect(Math.abs(y + height / 2 - clientY + 20)).toBeLessThan(2);
  },
};

/** The first panel is on the right, and the left arrow key widens it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(55);
    const { clientX } = await drag(separator, { x: -30 });
    const { x, width } = separator.getBoundingClientRect();
    await expect(Math.abs(x + width / 2 - clientX + 30)).toBeLessThan(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 30 },
  play: async ({ args, canvas, userEvent }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(separator);
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};

/** Size kept by the parent. */
export const Controlled: Story = {
  render: function Render(args) {
    const [size, setSize] = useState(30);
    return (
      <>
        <Button onClick={() => setSize(70)}>Widen</Button>
        <Splitter {...args} value={size} onValueChange={setSize} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widen' }));
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '70');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '65');
  },
};

/** A panel with more content scrolls, also by keyboard. */
export const Scrolls: Story = {
  args: {
    first: (
      <Stack gap={8}>
        {Array.from({ length: 20 }, (_, index) => (
          <Text key={index}>{`Message ${index + 1}`}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const panel = document.getElementById(canvas.getByRole('separator').getAttribute('aria-controls') ?? '');
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('separator').offsetHeight).toBe(200);
  },
};

/** On phones the panels are below each other, without a separator. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { first: side(longWord, longWord), second: side(longWord, longWord) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Table rows={splitterOrientations} columns={['30 %', '70 %', 'disabled'] as const}>
      {(orientation, state) => (
        <div style={{ width: 280, height: 160 }}>
          <Splitter
            {...args}
            orientation={orientation}
            defaultValue={state === '30 %' ? 30 : 70}
            disabled={state === 'disabled'}
          />
        </div>
      )}
    </Table>
  ),
};
