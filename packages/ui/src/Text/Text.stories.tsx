import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Stack } from '../Stack/Stack';
import { Text, textSizes, textTones, textWeights } from './Text';

const meta = {
  title: 'Components/Layout/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Text other than headings (`Heading`), links (`Link`) and labels of controls. `body` for reading, `label` for names and hints, `caption` for annotations, `lead` for introductions.',
    avoid: 'Use `DescriptionList` for details with names, and `RichText` for formatted user content.',
    dos: [
      'Set `numeric` for numbers in a column.',
      'Combine a coloured tone with a text or an icon of the same meaning.',
    ],
    donts: ['Set `truncate` unless the full text is available elsewhere.'],
  }),
  args: { children: 'Radius of operation 200 miles, garaged at Fruitville Rd.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { tone: 'muted', size: 'label' } };

/** Digits of equal width align in columns. */
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

/** Words longer than their column break. */
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
