import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, Clock } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Chip, chipSizes, chipTones } from './Chip';

const meta = {
  title: 'Components/Data/Chip',
  component: Chip,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Status of a record, with a dot or an icon, so that colour is never the only cue. Labels are in title case. The raw value is available as `data-status`.',
    avoid: 'Chips are not interactive; use `Button` for actions. Use `Badge` for a count.',
    dos: [
      'Use one tone per status throughout the product.',
      'Show unknown values as they are, in `neutral`.',
      'Omit the dot when the label is not a status: a code, a role.',
    ],
    donts: ['Put a sentence into a chip, which has one line only.'],
    examples: [
      {
        good: true,
        caption: 'A status in one or two words.',
        example: <Chip tone="success">Active</Chip>,
      },
      {
        good: false,
        caption: 'A sentence. Use an Alert.',
        example: <Chip tone="warning">This policy expires in 12 days and has no renewal</Chip>,
      },
    ],
  }),
  args: { children: 'In Review', tone: 'secondary', status: 'IN_REVIEW' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Review')).toHaveAttribute('data-status', 'IN_REVIEW');
  },
};

export const WithIcon: Story = {
  tags: ['anatomy'],
  args: { icon: <Icon of={Clock} />, tone: 'warning', children: 'Expires in 9 days', status: undefined },
};

/** An icon marks a failure if the tone does not show it. */
export const Failure: Story = {
  args: { icon: <Icon of={CircleAlert} aria-hidden />, tone: 'accent', children: 'Not Renewed', status: 'NOT_RENEWED' },
  play: async ({ canvas }) => {
    const icon = canvas.getByText('Not Renewed').querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Labels that are not a status have no dot. */
export const WithoutDot: Story = { args: { dot: false, tone: 'accent', children: 'Agent Admin', status: undefined } };

export const Unknown: Story = {
  args: { tone: 'neutral', children: 'AWAITING_ENDORSEMENT', status: 'AWAITING_ENDORSEMENT' },
};

/** Each chip stays on one line and the row wraps. Only a chip that is wider than the row breaks. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: 220 }}>
      <Inline wrap gap={4}>
        <Chip tone="danger">Pending Cancel</Chip>
        <Chip tone="info">Filed With Carrier</Chip>
        <Chip tone="success">Auto Pay</Chip>
        <Chip>{longWord}</Chip>
      </Inline>
    </div>
  ),
};

const looks = chipSizes.flatMap((size) => [`${size}, dot`, `${size}, icon`, `${size}, words`] as const);

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={chipTones} columns={looks}>
      {(tone, look) => {
        const [size, mark] = look.split(', ') as [(typeof chipSizes)[number], string];
        return (
          <Chip tone={tone} size={size} dot={mark === 'dot'} icon={mark === 'icon' && <Icon of={Check} />}>
            {tone}
          </Chip>
        );
      }}
    </Table>
  ),
};
