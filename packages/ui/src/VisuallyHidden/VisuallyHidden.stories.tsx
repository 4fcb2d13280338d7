import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Words for a screen reader that the eye gets from the picture: what a figure counts, what a chip’s colour groups.',
    avoid: 'A control’s name is its `label`. What nobody needs to hear is `aria-hidden`.',
    dos: ['Read the line aloud with it: “41 left of 250”.'],
    donts: ['Nothing in it that can have the focus: it would vanish there.'],
  }),
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
