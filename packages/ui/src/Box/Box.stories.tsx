import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Box, boxSurfaces } from './Box';

const meta = {
  title: 'Components/Box',
  component: Box,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Room around something that has none of its own, on a surface if it needs one; `grow` takes what room its siblings leave.',
    avoid: 'Space between siblings is a `Stack`, an `Inline` or a `Grid`; a bordered surface is a `Card`.',
    dos: ['Keep to the steps of the scale: a control’s inside is 8 or 12, a card’s 20.'],
    donts: ['No box around one child to push it away from the next: the parent owns that space.'],
  }),
  args: { padding: 16, surface: 'sunken', children: 'Drivers’ records are reviewed each January.' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One axis wins over all four sides. */
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
