import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Stack } from '../Stack/Stack';
import { StatCard } from '../StatCard/StatCard';
import { StatStrip, type StatStripProps } from './StatStrip';

const statuses = [
  ['All', 512],
  ['Active', 318],
  ['Pending', 24],
  ['In Review', 17],
  ['Expiring', 41],
  ['Expired', 36],
  ['Bound', 12],
  ['Queued', 6],
  ['Missing Info', 9],
  ['Failed', 2],
  ['Not Renewed', 19],
  ['Cancelled', 28],
] as const;

function Filters(props: Omit<StatStripProps, 'children'>) {
  const [chosen, setChosen] = useState('All');
  return (
    <StatStrip role="group" aria-label="Policies by status" {...props}>
      {statuses.map(([label, value]) => (
        <StatCard key={label} asChild layout="compact" label={label} value={value}>
          <button type="button" aria-pressed={label === chosen} onClick={() => setChosen(label)} />
        </StatCard>
      ))}
    </StatStrip>
  );
}

const meta = {
  title: 'Components/Data/StatStrip',
  component: StatStrip,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Several key figures above a list or on a home page. As buttons they filter the list, as links they open the counted records.',
    avoid:
      'Use `StatCard` elements in a `Grid` for a few figures that deserve their own cards, and `DescriptionList` for one record.',
    dos: ['Keep labels to three words.', 'Use `scrolls` for many figures, such as one per status.'],
    donts: ['Mix buttons and links in one strip.'],
    keys: {
      Tab: 'Reaches the next figure that is a link or a button',
      'Enter, Space': 'Follow the link, or toggle the filter',
    },
  }),
  args: { columns: 6, children: null },
  render: ({ children: _, ...args }) => <Filters {...args} />,
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const topsOf = (elements: readonly HTMLElement[]) =>
  new Set(elements.map((each) => Math.round(each.getBoundingClientRect().top)));

/** Twelve figures fit on one line beside the sidebar in a window of 1440 px. */
export const Default: Story = {
  tags: ['anatomy'],
  decorators: [(Story) => <div style={{ inlineSize: 1132 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole('button')).size).toBe(1);
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 900 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole('button')).size).toBe(2);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All 512' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Active 318', pressed: true })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** With `even`, a child can still ask for more space. */
export const Even: Story = {
  render: () => (
    <StatStrip widths="even">
      <StatCard label="Up for renewal" value="$260,976.25" note="53 policies" />
      <StatCard label="Retention" value="66.7 %" note="+28.2 points" />
      <StatCard label="At risk" value="$192,070.25" tone="danger" note="39 policies" />
    </StatStrip>
  ),
  play: async ({ canvas }) => {
    const widths = ['Up for renewal', 'Retention', 'At risk'].map(
      (label) => canvas.getByText(label).parentElement?.getBoundingClientRect().width ?? 0,
    );
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};

/** The page does not scroll sideways, only the strip. */
export const Phone: Story = {
  args: { scrolls: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(topsOf(canvas.getAllByRole('button')).size).toBe(1);
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <StatStrip>
      <StatCard layout="compact" label={`Certificate requests: ${longWord}`} value={30} />
      <StatCard layout="compact" label="Open claims" value="$1,487,615,204.00" />
      <StatCard layout="compact" label="Policies past due" value={26} tone="danger" />
    </StatStrip>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Filters columns={6} />
      <StatStrip>
        <StatCard layout="compact" label="New opportunities" value={53} />
        <StatCard layout="compact" label="Expiring in 30 days" value={18} tone="warning" />
        <StatCard layout="compact" label="Policies past due" value={26} tone="danger" />
        <StatCard layout="compact" label="Open claims" loading />
      </StatStrip>
    </Stack>
  ),
};
