import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text';
import { vars } from '../theme/contract.css';
import { breakpoints, fixedTokens } from '../theme/tokens';

const row = {
  display: 'grid',
  gridTemplateColumns: '160px 120px minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
} as const;

interface TokensProps {
  /** By name: the value, or what it is for. */
  tokens: Readonly<Record<string, string | number>>;
  prefix: string;
  sample?: (name: string, value: string) => ReactNode;
}

function Tokens({ tokens, prefix, sample }: TokensProps) {
  return (
    <div>
      {Object.entries(tokens).map(([name, value]) => (
        <div key={name} style={row}>
          <Text weight="label">{`${prefix}.${name}`}</Text>
          <Text tone="muted" numeric>
            {value}
          </Text>
          {sample?.(name, String(value))}
        </div>
      ))}
    </div>
  );
}

const filled = (style: CSSProperties) => <div style={{ background: vars.accent.mark, ...style }} />;

const meta = {
  title: 'Foundations/Space, shape and depth',
  component: Tokens,
  tags: ['autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `A grid of 4 px. One step between siblings, chosen by the parent (\`Stack\`, \`Inline\`, \`Grid\`): no component has an outer margin. Depth is a border and a step of
surface; a shadow is only under what floats. Controls are 28, 32 or 40 px high and never less than 40 where a finger is likely; heights are least
heights, so that enlarged words are not cut.`,
      },
    },
  },
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  tags: ['matrix'],
  args: {
    prefix: 'space',
    tokens: fixedTokens.space,
    sample: (_, width) => filled({ width, height: 12 }),
  },
};

export const Radius: Story = {
  args: {
    prefix: 'radius',
    tokens: fixedTokens.radius,
    sample: (_, borderRadius) => (
      <div
        style={{
          width: 72,
          height: 48,
          borderRadius,
          background: vars.accent.soft,
          border: `1px solid ${vars.accent.mark}`,
        }}
      />
    ),
  },
};

export const Size: Story = {
  args: {
    prefix: 'size',
    tokens: fixedTokens.size,
    sample: (_, width) => filled({ width, maxWidth: '100%', height: 12 }),
  },
};

/** Only under what floats; on a dark page an edge takes its place. */
export const Depth: Story = {
  args: {
    prefix: 'shadow',
    tokens: { menu: 'Menus, toasts', dialog: 'Dialogs, drawers' },
    sample: (name) => (
      <div
        style={{
          width: 220,
          margin: vars.space[16],
          padding: vars.space[16],
          borderRadius: vars.radius.card,
          background: vars.surface.overlay,
          boxShadow: name === 'menu' ? vars.shadow.menu : vars.shadow.dialog,
        }}
      >
        surface.overlay
      </div>
    ),
  },
};

/** From here up, in px. Below \`md\` tables become cards and the sidebar a sheet. */
export const Breakpoints: Story = {
  args: { prefix: 'breakpoint', tokens: breakpoints },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('breakpoint.md').nextElementSibling).toHaveTextContent('900');
  },
};
