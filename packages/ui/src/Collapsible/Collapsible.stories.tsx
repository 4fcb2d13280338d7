import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Collapsible } from './Collapsible';

const meta = {
  title: 'Components/Layout/Collapsible',
  component: Collapsible,
  parameters: docs({
    use: 'Details that few users need, below their summary.',
    avoid: 'Use `Accordion` for several sections with titles, and `Tabs` for views of which exactly one is visible.',
    keys: { 'Enter, Space': 'On the button: show or hide the content' },
    dos: ['Name the content: “Show all 14 coverages”.'],
    donts: ['Hide required fields or errors.'],
  }),
  args: {
    label: 'Show details',
    openLabel: 'Hide details',
    onOpenChange: fn(),
    children: <Text>The carrier confirmed the change on 11/20/2026.</Text>,
  },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show details' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const content = canvas.getByText(/The carrier confirmed/);
    await expect(content.parentElement?.id).toBe(button.getAttribute('aria-controls'));
    await expect(canvas.getByRole('button', { name: 'Hide details' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/The carrier confirmed/)).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** The parent keeps the state, so the button only asks for a change. */
export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.queryByText(/The carrier confirmed/)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: longWord, openLabel: longWord, defaultOpen: true, children: longWord },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Table rows={['page', 'card'] as const} columns={['closed', 'open', 'disabled'] as const}>
      {(place, state) => {
        const collapsible = <Collapsible {...args} defaultOpen={state === 'open'} disabled={state === 'disabled'} />;
        return place === 'card' ? <Card>{collapsible}</Card> : collapsible;
      }}
    </Table>
  ),
};
