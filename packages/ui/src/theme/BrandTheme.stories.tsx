import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { createFairleadTheme, type FairleadThemeOptions, neutrals } from '../createTheme';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Sampler } from '../foundations/sampler';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

/** Applies the theme to its own frame, with the custom properties that a stylesheet would set. */
function BrandTheme(options: FairleadThemeOptions) {
  const { properties, corrections, contrast } = createFairleadTheme(options);
  const worst = Math.min(...contrast.map((pair) => pair.contrast / pair.least));
  const ground: CSSProperties = {
    ...properties,
    padding: 24,
    background: 'var(--fl-surface-page)',
    color: 'var(--fl-text-default)',
    colorScheme: options.dark ? 'dark' : 'light',
  };
  return (
    <Stack gap={24}>
      <div style={ground}>
        <Sampler />
      </div>
      <Stack gap={12}>
        <Heading level={2}>Corrections</Heading>
        {corrections.length === 0 ? <Text>None. The colour is used as it is.</Text> : null}
        <DescriptionList
          items={corrections.map(({ token, asked, given, found, least }) => ({
            term: token,
            description: `${asked} has a contrast of ${found.toFixed(2)}, but needs ${least}: ${given}`,
          }))}
        />
        <Text tone="muted">
          {contrast.length} pairs measured. The lowest contrast is {worst.toFixed(2)} times the requirement.
        </Text>
      </Stack>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Brand theme',
  component: BrandTheme,
  parameters: {
    docs: {
      description: {
        component: `A theme for an agency's brand colour, created at run time or at build time:

\`\`\`ts
import { createFairleadTheme } from '@fairlead/ui/create-theme';

const theme = createFairleadTheme({ accent: '#0b5fff', neutral: 'slate', radius: 1.5, density: 0.9, font: 'Inter, sans-serif' });
sheet.textContent = theme.css('[data-theme="BRAND"]');
theme.corrections; // colours that were changed for contrast
\`\`\`

The brand colour is kept wherever its contrast is sufficient. Otherwise it is changed as little as possible, with the same hue, and the change is
reported. Tones that are too similar to the accent use another scale. \`radius\` and \`density\` scale corners and spacing; touch targets never
shrink.`,
      },
    },
  },
  args: { accent: '#0b5fff', neutral: 'slate', dark: false, radius: 1, density: 1 },
  argTypes: {
    accent: { control: 'color' },
    neutral: { control: 'select', options: neutrals },
    radius: { control: { type: 'range', min: 0, max: 2, step: 0.25 } },
    density: { control: { type: 'range', min: 0.8, max: 1.25, step: 0.05 } },
  },
} satisfies Meta<typeof BrandTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { dark: true } };

/** Too light for text and borders: the button is darkened until it is visible, and has dark text. */
export const LightColour: Story = {
  args: { accent: '#ffd400', neutral: 'sand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('accent.solid')).toBeVisible();
  },
};

export const Square: Story = { args: { accent: '#8a1538', neutral: 'mauve', radius: 0 } };
export const RoundAndDense: Story = { args: { accent: '#2b8a3e', neutral: 'sage', radius: 2, density: 0.8 } };
