import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowUpDown,
  Bell,
  Calendar,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Columns3,
  Ellipsis,
  Eye,
  FileText,
  Funnel,
  Info,
  LogOut,
  Mail,
  Pencil,
  Plus,
  RotateCw,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
  X,
} from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';
import { fixedTokens } from '../theme/tokens';

const icons = {
  ArrowUpDown,
  Bell,
  Calendar,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Columns3,
  Ellipsis,
  Eye,
  FileText,
  Funnel,
  Info,
  LogOut,
  Mail,
  Pencil,
  Plus,
  RotateCw,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
  X,
};
const sizes = ['small', 'medium', 'large'] as const;

function Icons() {
  return (
    <Grid columns={{ xs: 2, md: 4 }}>
      {Object.entries(icons).map(([name, node]) => (
        <Inline key={name} gap={12}>
          {sizes.map((size) => (
            <Icon key={size} of={node} style={icon[size]} data-size={size} />
          ))}
          <Text size="label">{name}</Text>
        </Inline>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Foundations/Icons and motion',
  component: Icons,
  tags: ['autodocs'],
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `Icons are Lucide's, at 14, 16 or 20 px; smaller icons have thicker lines. Pass a bare icon: the parent sets its size. Use an icon alone only
for a button with a well-known icon and an accessible name. Elsewhere show it beside a text; screen readers ignore it.

Motion is short: ${fixedTokens.motion.state.split(' ')[0]} for states, ${fixedTokens.motion.overlay.split(' ')[0]} for floating elements. Only opacity, transform and control backgrounds are animated. Theme changes are not animated.
With reduced motion, animations are off but all feedback stays visible.`,
      },
    },
  },
} satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Size and stroke width, from the shared stylesheet. */
export const IconSizes: Story = {
  tags: ['matrix'],
  play: async ({ canvasElement }) => {
    const drawn = sizes.map((size) => {
      const svg = canvasElement.querySelector(`[data-size="${size}"]`);
      return [svg?.getBoundingClientRect().width, svg && getComputedStyle(svg).strokeWidth];
    });
    await expect(drawn).toEqual([
      [14, '2px'],
      [16, '1.75px'],
      [20, '1.6px'],
    ]);
  },
};

const durations = {
  state: 'The ground of a control under the pointer',
  overlay: 'A menu, a dialog, a drawer',
} as const;

function Movement() {
  const [there, setThere] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setThere(!there)} aria-pressed={there}>
        Move
      </Button>
      {Object.entries(durations).map(([name, use]) => (
        <Stack key={name} gap={4}>
          <Text weight="label">{`motion.${name}`}</Text>
          <Text size="label" tone="muted">
            {use}: {fixedTokens.motion[name as keyof typeof durations]}
          </Text>
          <div
            style={{
              width: 24,
              height: 24,
              borderRadius: vars.radius.control,
              background: vars.accent.solid,
              transform: there ? 'translateX(200px)' : 'none',
              transition: `transform ${vars.motion[name as keyof typeof durations]}`,
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}

export const Motion: Story = {
  render: () => <Movement />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
