import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Words for a screen reader that the eye gets from the picture. A control's name is its \`label\`, not this; what can have the focus is never hidden.`,
      },
    },
  },
  args: { children: ' left of 250' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eye sees “41”, a screen reader says “41 left of 250”. */
export const Default: Story = {
  render: (args) => (
    <Text>
      41
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('left of 250');
    const { width, height } = hidden.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(hidden.parentElement).toHaveTextContent('41 left of 250');
  },
};
