import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Lock } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { alertTones } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { Callout } from './Callout';

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Highlighted note that is part of the page from the start: a missing plan, the consequence of a step.',
    avoid:
      'Use `Alert` for a message that appears while the user works, a toast for a temporary message, and `EmptyState` instead of a list.',
    keys: { Tab: 'Moves to the action' },
    dos: ['Put the fact into the title and its consequence into the text.'],
    donts: ['Show more than one per page.'],
  }),
  args: {
    title: 'You don’t have any agency subscription plan',
    children: 'Contacts, quotes and policies open as soon as you choose one.',
    icon: <Icon of={BadgeCheck} />,
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not a live region, so screen readers read it in page order. */
export const Default: Story = {
  args: {
    action: (
      <Button variant="solid" tone="accent">
        Please Subscribe
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Contacts, quotes and policies open');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const WithoutIcon: Story = { args: { icon: undefined, tone: 'neutral' } };

export const TextOnly: Story = {
  args: { icon: undefined, title: undefined, tone: 'info', children: 'Replies come back to Sent, under this mail.' },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'neutral',
    icon: <Icon of={Lock} />,
    title:
      'Your agency has no plan at the moment, and nobody of it has been able to choose one since the last one expired',
    children: 'dana.whitfield-commercial-property@brightwater-restoration-and-construction.example manages the plan.',
    action: <Button>Email Dana</Button>,
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={12}>
      {alertTones.map((tone) => (
        <Callout key={tone} {...args} tone={tone} title={tone} action={<Button>Email Dana</Button>} />
      ))}
    </Stack>
  ),
};
