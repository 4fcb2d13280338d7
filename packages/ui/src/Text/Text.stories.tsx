import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Stack } from '../Stack/Stack';
import { Text, textSizes, textTones, textWeights } from './Text';

const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Everything that is read and is not a title (`Heading`), a link (`Link`) or the words of a control. `body` is what one reads, `label` names or hints, `caption` annotates, `lead` opens.',
    avoid: 'Facts with their names are a `DescriptionList`, formatted text of a reader’s own is `RichText`.',
    dos: [
      '`numeric` for figures that stand under each other.',
      'Pair a tone other than `default` and `muted` with words or an icon that say the same.',
    ],
    donts: ['No `truncate` where the whole stands nowhere else.'],
  }),
  args: { children: 'Radius of operation 200 miles, garaged at Fruitville Rd.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { tone: 'muted', size: 'label' } };

/** Figures of equal width stand under each other. */
export const Numeric: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Text numeric>$12,640.00</Text>
      <Text numeric>$1,111.11</Text>
    </Stack>
  ),
};

const narrow: Story['decorators'] = (Story) => (
  <div style={{ width: 200 }} data-testid="frame">
    <Story />
  </div>
);

export const Truncated: Story = {
  args: { truncate: true },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Radius/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(canvas.getByTestId('frame').scrollWidth).toBe(200);
  },
};

/** A word longer than its column breaks. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: 'certificate-of-insurance-brightwater-fruitville-2027-signed.pdf' },
};

export const Weights: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={textTones} columns={textSizes}>
      {(tone, size) => (
        <Text tone={tone} size={size}>
          Fruitville Rd. 200
        </Text>
      )}
    </Table>
  ),
};
