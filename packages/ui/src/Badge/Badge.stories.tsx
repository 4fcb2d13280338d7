import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Badge, badgeTones } from './Badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A count beside the word it counts: rows under a tab, filters in use. \`accent\` where something new waits. Words are a \`Chip\`.`,
      },
    },
  },
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
  args: { children: '1,284' },
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
