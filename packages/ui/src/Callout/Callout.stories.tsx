import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Lock } from 'lucide-react';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { alertTones } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Callout } from './Callout';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Sets something worth knowing apart from what stands around it, from the beginning: a plan that is missing, what happens after a step.',
    avoid:
      'What comes up while one works, and has to be heard, is an `Alert`; what passes by itself is a toast; what stands in place of a list is an `EmptyState`.',
    keys: { Tab: 'to its action' },
    dos: ['Say in the title what is so, in the text what follows from it.'],
    donts: ['Put more than one on a page: two callouts call nobody.'],
  }),
  args: {
    title: 'You don’t have any agency subscription plan',
    children: 'Contacts, quotes and policies open as soon as you choose one.',
    icon: <BadgeCheck />,
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No live region: it is read where it stands. */
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
    icon: <Lock />,
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
