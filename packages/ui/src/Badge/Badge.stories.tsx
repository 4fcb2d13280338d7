import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Badge, badgeTones } from './Badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: docs({
    use: 'A count beside the word it counts: rows under a tab, filters in use. `accent` where something new waits.',
    avoid: 'A status in words is a `Chip`; a figure that one looks for is a `StatCard`.',
    dos: [
      'Write great numbers as the reader’s language does: 1,284.',
      'Name what is counted in the word beside it, which is read out with it.',
    ],
    donts: ['No badge for none: leave it out, unless nothing is news.'],
  }),
  args: { children: 3 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

export const Accent: Story = { args: { tone: 'accent' } };

/** It grows with its figures, and stays round with one. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: '1,234,567,890' },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={24}>
      {badgeTones.map((tone) => (
        <Inline key={tone}>
          <Text weight="label">{tone}</Text>
          <Badge tone={tone}>7</Badge>
          <Badge tone={tone}>128</Badge>
        </Inline>
      ))}
    </Inline>
  ),
};
