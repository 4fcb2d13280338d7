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
  /** Value or description of each token, by name. */
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
        component: `A grid of 4 px. The parent sets the space between siblings (\`Stack\`, \`Inline\`, \`Grid\`), because components have no outer margins. Depth is shown by borders
and surface colours; only floating elements have shadows. Controls are 28, 32 or 40 px high, and at least 40 px on touch screens. Heights are minimum
heights, so that enlarged text is not cut off.`,
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

/** For floating elements only; dark themes add a border. */
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

/** Minimum width in px. Below `md` tables become cards and the sidebar a sheet. */
export const Breakpoints: Story = {
  args: { prefix: 'breakpoint', tokens: breakpoints },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('breakpoint.md').nextElementSibling).toHaveTextContent('900');
  },
};
