import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text';
import { contrast, type Shade } from '../theme/color';
import { colorContract, vars } from '../theme/contract.css';
import { createTheme } from '../theme/createTheme';
import { isText, leaves } from '../theme/leaves';
import { type Pair, pairs } from '../theme/pairs';
import { colorTokens, themeNames } from '../theme/tokens';

type Group = keyof typeof colorTokens;

const isShade = (node: unknown): node is Shade => typeof node === 'object' && node !== null && 'hex' in node;
const themes = themeNames.map((name) => ({ name, shades: new Map(leaves(createTheme(name), isShade)) }));
type Shades = (typeof themes)[number]['shades'];

/** Allowed background with the lowest contrast to a colour. */
function lowestContrast(token: string, shades: Shades) {
  const found = (pair: Pair) => contrast(shades.get(pair.front)?.hex ?? '', shades.get(pair.ground)?.hex ?? '');
  return pairs
    .filter(({ front }) => front === token)
    .map((pair) => ({ ...pair, ratio: found(pair) }))
    .sort((a, b) => a.ratio - b.ratio)[0];
}

const cell = {
  padding: vars.space[8],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.label,
  // Prevents ligatures in `--` and `ff`.
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
} as const;

const sample = { height: 32, marginBlockEnd: vars.space[6], borderRadius: vars.radius.control };

/** Sample of a colour on the background with the lowest contrast. Background colours fill the sample. */
function Sample({ hex, ground }: { hex: string; ground?: string }) {
  return (
    <div
      style={{
        ...sample,
        display: 'grid',
        placeItems: 'center',
        border: `1px solid ${vars.border.default}`,
        background: ground ?? hex,
      }}
    >
      {ground && <div style={{ width: 20, height: 12, borderRadius: vars.radius.inner, background: hex }} />}
    </div>
  );
}

/** Shadow on the page background of its theme. */
function ShadowSample({ value, shades }: { value: string; shades: Shades }) {
  return (
    <div
      style={{
        ...sample,
        height: 'auto',
        padding: 24,
        background: shades.get('surface.page')?.hex,
        overflow: 'hidden',
      }}
    >
      <div style={{ ...sample, margin: 0, background: shades.get('surface.overlay')?.hex, boxShadow: value }} />
    </div>
  );
}

function Value({ token, shades }: { token: string; shades: Shades }) {
  const { hex, from } = shades.get(token) ?? { hex: 'missing', from: '' };
  const seen = lowestContrast(token, shades);
  return (
    <>
      {token.startsWith('shadow.') ? (
        <ShadowSample value={hex} shades={shades} />
      ) : (
        <Sample hex={hex} ground={seen && shades.get(seen.ground)?.hex} />
      )}
      <Text size="label" numeric>
        {hex}
      </Text>
      <Text size="caption" tone="muted">
        {from}
      </Text>
      {seen && (
        <Text size="caption" tone="muted" numeric>
          {seen.ratio.toFixed(2)} on {seen.ground}, needs {seen.least}
        </Text>
      )}
    </>
  );
}

function Colours({ group }: { group: Group }) {
  const properties = new Map(leaves(colorContract[group], isText));
  return (
    <table style={{ tableLayout: 'fixed', minWidth: 1120 }}>
      <thead>
        <tr>
          <th scope="col" style={{ ...cell, width: 260 }}>
            Token
          </th>
          {themeNames.map((name) => (
            <th key={name} scope="col" style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaves(colorTokens[group], isText).map(([path, use]) => (
          <tr key={path}>
            <th scope="row" style={cell}>
              {group}.{path}
              <Text size="label" tone="muted">
                {use}
              </Text>
              <Text size="caption" tone="muted">
                {properties.get(path)?.slice(4, -1)}
              </Text>
            </th>
            {themes.map(({ name, shades }) => (
              <td key={name} style={cell}>
                <Value token={`${group}.${path}`} shades={shades} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Foundations/Colour tokens',
  component: Colours,
  tags: ['autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `The colour tokens with their purpose and their values in the six themes. Each value is a step or a mix of steps of a Radix scale; the sample shows it
on the background with the lowest contrast. Components use tokens only (\`vars.text.muted\`), never the scales.

Every allowed combination is tested in every theme: text reaches 4.5:1, borders and marks 3:1. A step with too little contrast is mixed with
the next one until it passes.`,
      },
    },
  },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Matches the values in the page's stylesheet. */
export const Surface: Story = {
  args: { group: 'surface' },
  play: async ({ canvas, globals }) => {
    const shown = themes.find(({ name }) => name === globals.theme)?.shades.get('surface.page')?.hex;
    const page = getComputedStyle(document.documentElement).getPropertyValue('--fl-surface-page');
    await expect(page).toBe(shown);
    await expect(canvas.getByText('--fl-surface-page')).toBeVisible();
  },
};
export const Words: Story = { args: { group: 'text' } };
export const Border: Story = { args: { group: 'border' } };
export const Accent: Story = { args: { group: 'accent' } };
export const Focus: Story = { args: { group: 'focus' } };
export const Tone: Story = { args: { group: 'tone' } };
export const Sidebar: Story = { args: { group: 'sidebar' } };
export const Chart: Story = { args: { group: 'chart' } };
export const Skeleton: Story = { args: { group: 'skeleton' } };
export const Hue: Story = { args: { group: 'hue' } };
export const Backdrop: Story = { args: { group: 'backdrop' } };
export const Shadow: Story = { args: { group: 'shadow' } };
