import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Eye, LogOut } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { alertTones } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { PageBanner } from './PageBanner';

const meta = {
  title: 'Components/Feedback/PageBanner',
  component: PageBanner,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'State of the whole portal that the user must not overlook, such as viewing it as another person. `AppShell` keeps it in view.',
      avoid: 'Use `Callout` for a note on one page, and `Alert` for a message that appears while the user works.',
      keys: { Tab: 'Moves through the actions. The banner comes before the navigation' },
      dos: ['Say who or what it is about first.'],
      donts: ['Show two banners, or one that the user can close.'],
    }),
  },
  args: {
    label: 'View as customer',
    icon: <Icon of={Eye} />,
    title: 'You are viewing the portal as Elena Marchetti.',
    children: 'Read only. This visit is recorded in the audit log.',
    status: (
      <>
        <Icon of={Clock} aria-hidden />
        Ends in 28 min
      </>
    ),
    actions: (
      <>
        <Button>Open contact</Button>
        <Button variant="solid" leadingIcon={<Icon of={LogOut} />}>
          Stop viewing
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'View as customer' })).toHaveTextContent('Ends in 28 min');
  },
};

export const TextOnly: Story = { args: { icon: undefined, status: undefined, actions: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'You are viewing the portal as Maximiliana-Wilhelmine Featherstonehaugh-Cholmondeley of Brightwater.',
  },
};

/** The buttons share the full width below the text. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [open, stop] = canvas.getAllByRole('button');
    await expect(open?.getBoundingClientRect().width).toBe(stop?.getBoundingClientRect().width);
    await expect(open?.getBoundingClientRect().top).toBe(stop?.getBoundingClientRect().top);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={12}>
      {alertTones.map((tone) => (
        <PageBanner key={tone} {...args} tone={tone} label={tone} title={tone} />
      ))}
    </Stack>
  ),
};
