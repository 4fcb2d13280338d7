import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Box, boxSurfaces } from './Box';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Adds padding and an optional background. `grow` fills the space that its siblings leave.',
    avoid: 'Use `Stack`, `Inline` or `Grid` for space between siblings, and `Card` for a bordered surface.',
    dos: ['Use the steps of the spacing scale: 8 or 12 inside a control, 20 inside a card.'],
    donts: ['Wrap a child in a box to move it away from its sibling. The parent sets that space.'],
  }),
  args: { padding: 16, surface: 'sunken', children: 'Drivers’ records are reviewed each January.' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One axis overrides `padding` on all four sides. */
export const UnevenPadding: Story = { args: { padding: 8, paddingInline: 32 } };

export const Grow: Story = {
  render: () => (
    <Inline gap={8} align="stretch">
      <Box surface="sunken" padding={12}>
        As wide as its words
      </Box>
      <Box surface="sunken" padding={12} grow>
        Takes the rest
      </Box>
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: longWord },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      {boxSurfaces.map((surface) => (
        <Box key={surface} surface={surface} padding={16}>
          {surface}
        </Box>
      ))}
    </Stack>
  ),
};
