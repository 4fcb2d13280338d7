import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Text for screen readers that complements a visual cue: the unit of a figure, the meaning of a chip’s colour.',
    avoid: 'Use `label` for the name of a control, and `aria-hidden` to hide decoration from screen readers.',
    dos: ['Check that the line makes sense when read aloud: “41 left of 250”.'],
    donts: ['Hide focusable elements, because users would not see the focus.'],
  }),
  args: { children: ' left of 250' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sighted users see “41”, screen readers announce “41 left of 250”. */
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
