import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Sample } from '../../test/Matrix';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Inline, inlineAligns, inlineJustifies } from './Inline';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Arranges its children side by side with equal space: buttons, chips, an avatar and a name. Stays on one line unless `wrap` is set.',
    avoid:
      'Use `Grid` for columns of equal width, `Stack` for a column, and `Toolbar` for tools with a single tab stop.',
    dos: ['Set `wrap` when the number of children is unknown.', 'Set `align="baseline"` for texts of different size.'],
    donts: ['Use `justify="between"` over the width of a page.'],
  }),
  args: {
    children: (
      <>
        <Sample>Quote</Sample>
        <Sample>
          Policy
          <br />
          2027
        </Sample>
        <Sample>Claim</Sample>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

/** Children that do not fit move to the next line, and nothing scrolls sideways. */
export const Wrapped: Story = {
  args: {
    wrap: true,
    children: Array.from({ length: 12 }, (_, index) => <Sample key={index}>{`Unit ${index + 1}`}</Sample>),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }} data-testid="frame">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('frame').scrollWidth).toBe(320);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { wrap: true, children: [<Text key="long">{longWord}</Text>, <Sample key="short">Policy</Sample>] },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Stack gap={24}>
      {inlineAligns.map((align) => (
        <Stack key={align} gap={8}>
          <Text size="label">align {align}</Text>
          <Inline align={align}>{children}</Inline>
        </Stack>
      ))}
      {inlineJustifies.map((justify) => (
        <Stack key={justify} gap={8}>
          <Text size="label">justify {justify}</Text>
          <Inline justify={justify}>{children}</Inline>
        </Stack>
      ))}
    </Stack>
  ),
};
