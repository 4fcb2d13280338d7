import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock } from 'lucide-react';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Inline } from '../Inline/Inline';
import { Chip, chipSizes, chipTones } from './Chip';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  tags: ['autodocs'],
  parameters: docs({
    use: 'The status of a thing, in words and with a dot or an icon, so that it is never told by colour alone. The words are the caller’s, in title case; the raw value stands in `data-status`.',
    avoid: 'A chip does nothing: what can be pressed is a `Button`. A count is a `Badge`.',
    dos: [
      'Give one status one tone in all of the product.',
      'Show an unknown value raw, in `neutral`.',
      'Leave the dot out where the words are no status: a code, a role.',
    ],
    donts: ['No sentence in it: a chip stands on one line.'],
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

export const Icon: Story = {
  args: { icon: <Clock />, tone: 'warning', children: 'Expires in 9 days', status: undefined },
};

/** Words that are no status have no dot. */
export const WithoutDot: Story = { args: { dot: false, tone: 'accent', children: 'Agent Admin', status: undefined } };

export const Unknown: Story = {
  args: { tone: 'neutral', children: 'AWAITING_ENDORSEMENT', status: 'AWAITING_ENDORSEMENT' },
};

/** Chips stand on one line each, and their row wraps; only what is wider than all of it breaks. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: 220 }}>
      <Inline wrap gap={4}>
        <Chip tone="danger">Pending Cancellation</Chip>
        <Chip tone="info">Filed With Carrier</Chip>
        <Chip tone="success">Active Renew</Chip>
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
          <Chip tone={tone} size={size} dot={mark === 'dot'} icon={mark === 'icon' && <Check />}>
            {tone}
          </Chip>
        );
      }}
    </Table>
  ),
};
