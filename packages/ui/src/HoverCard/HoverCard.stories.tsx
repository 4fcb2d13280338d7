import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Chip } from '../Chip/Chip';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { HoverCard } from './HoverCard';

const meta = {
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
  parameters: {
    layout: 'centered',
    ...docs({
      use: 'Preview of a record beside its link.',
      avoid:
        'Touch screens and screen readers do not show it. Use `Popover` for content that everyone needs, and `Tooltip` for a short explanation.',
      keys: { Tab: 'Moves to the link and shows the card', Esc: 'Hides the card' },
      dos: ['Show the few facts that help to decide whether to open the record.'],
      donts: ['Put buttons or links into it.'],
      height: 260,
    }),
  },
  args: {
    openDelay: 0,
    trigger: <Link href="#contact">Maria Lopez</Link>,
    children: (
      <Stack gap={8}>
        <Inline gap={8}>
          <Text weight="label">Maria Lopez</Text>
          <Chip tone="success">Customer</Chip>
        </Inline>
        <Text tone="muted">2 policies, 1 open claim</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Maria Lopez' }));
    await expect(await screen.findByText('2 policies, 1 open claim')).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  tags: ['anatomy', 'keyboard'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText('2 policies, 1 open claim');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('2 policies, 1 open claim')).toBeNull());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultOpen: true, children: <Text>{longWord}</Text> },
};

export const Matrix: Story = { tags: ['matrix'], args: { defaultOpen: true } };
