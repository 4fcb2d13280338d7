import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Badge, badgeTones } from './Badge';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Count beside a label: rows of a tab, active filters. Use `accent` for new items.',
    avoid: 'Use `Chip` for a status and `StatCard` for a key figure.',
    dos: [
      'Format large numbers in the user’s language: 1,284.',
      'Name the counted items in the label, which screen readers announce with the count.',
    ],
    donts: ['Show a count of 0, unless it is useful information.'],
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

/** Grows with the number, and is round with a single digit. */
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
