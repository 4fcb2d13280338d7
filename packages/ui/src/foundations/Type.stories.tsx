import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { vars } from '../theme/contract.css';

interface Step {
  /** Font size and line height in px at the default text size. */
  size: string;
  weight: string;
  use: string;
  sample: ReactNode;
}

const scale: readonly Step[] = [
  {
    size: '28/36',
    weight: '700',
    use: 'Figures: prices, premiums',
    sample: (
      <Heading level={3} size="figure">
        $487,615.00
      </Heading>
    ),
  },
  {
    size: '22/32',
    weight: '700',
    use: 'Page title',
    sample: (
      <Heading level={3} size="page">
        All Coupons
      </Heading>
    ),
  },
  {
    size: '18/28',
    weight: '700',
    use: 'Section and dialog titles',
    sample: (
      <Heading level={3} size="section">
        Package Details
      </Heading>
    ),
  },
  {
    size: '15/24',
    weight: '700',
    use: 'Card titles, key figures in a band',
    sample: (
      <Heading level={3} size="card">
        Coverages / Limits Of Liability
      </Heading>
    ),
  },
  {
    size: '13/20',
    weight: '450',
    use: 'Body text and input',
    sample: <Text>Radius of operation 200 miles, garaged at Fruitville Rd.</Text>,
  },
  {
    size: '12/16',
    weight: '600',
    use: 'Labels, table headers, hints',
    sample: (
      <Text size="label" weight="label">
        Discount Amount
      </Text>
    ),
  },
  {
    size: '11/16',
    weight: '450',
    use: 'Captions, chips, keys',
    sample: <Text size="caption">2 without a renewal quote</Text>,
  },
];

const row = {
  display: 'grid',
  gridTemplateColumns: '64px 48px minmax(0, 220px) minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
} as const;

function TypeScale() {
  return (
    <div>
      {scale.map(({ size, weight, use, sample }) => (
        <div key={size} style={row} data-size={size} data-weight={weight}>
          <Text size="label" tone="muted" numeric>
            {size}
          </Text>
          <Text size="label" tone="muted" numeric>
            {weight}
          </Text>
          <Text size="label" tone="muted">
            {use}
          </Text>
          <div>{sample}</div>
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Type scale',
  component: TypeScale,
  tags: ['autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `Manrope, served by the application, with a base size of 13 px and a line height of 20 px. Sizes are in rem of a 13 px root, so that text zoom applies to all
of them. Until the font has loaded, a local font with the same metrics is used, so that nothing moves. Use \`Heading\` for titles and \`Text\` for all other
text, and set no other sizes.`,
      },
    },
  },
} satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that rendered sizes match the documented ones. */
export const Scale: Story = {
  tags: ['matrix'],
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
      const sample = line.lastElementChild?.firstElementChild;
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(sample ?? line);
      const drawn = [fontSize, lineHeight].map((length) => Math.round(Number.parseFloat(length))).join('/');
      await expect({ size: drawn, weight: fontWeight }).toEqual({ ...line.dataset });
    }
  },
};

/** Digits of equal width, aligned at the end of their column. */
export const Numbers: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Stack gap={2} align="end">
        {['$12,640.00', '$1,111.11', '$874.20'].map((amount) => (
          <Text key={amount} numeric>
            {amount}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};
