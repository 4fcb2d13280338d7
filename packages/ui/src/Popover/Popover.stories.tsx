import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, ListFilter } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Popover } from './Popover';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: {
    ...docs({
      use: 'A few details, choices or a link about its trigger. The page stays usable. The content is mounted when the popover opens.',
      avoid:
        'Use `Menu` for actions, `Tooltip` for the name of an icon, `Select` for a choice from a list, and `Dialog` for a task.',
      keys: {
        'Enter, Space': 'On the trigger: open it and move the focus into it',
        Tab: 'Moves through its content',
        Esc: 'Closes it; focus returns to the trigger',
      },
      dos: ['Set `hideTitle` when the trigger has the same text.'],
      donts: ['Put essential information into it, because many users never open it.'],
    }),
    layout: 'padded',
  },
  args: {
    title: 'How the premium is made up',
    trigger: <Button leadingIcon={<Icon of={Info} />}>Premium</Button>,
    onOpenChange: fn(),
    children: (
      <>
        <Text>The carrier’s rate, fees and taxes of the state, less the discounts.</Text>
        <Link href="#rates">See the rates</Link>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => screen.findByRole('dialog', { name: 'How the premium is made up' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const Open: Story = {
  tags: ['anatomy'],
  args: { defaultOpen: true },
  play: async () => {
    const heading = within(await open()).getByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toBeVisible());
  },
};

export const OpensByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await open();
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(within(popover).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Premium' })).toHaveFocus());
  },
};

/** Esc ends the composition of a Japanese or Chinese text, and the popover stays open. */
export const StaysOnComposing: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await pressComposing(await open(), 'Escape');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A press outside closes it and also reaches its target. */
export const ClosesOnPressBeside: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Checkbox label="Notify customer" />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premium' }));
    await open();
    await userEvent.click(canvas.getByRole('checkbox'));
    await closed();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const HiddenTitle: Story = {
  args: {
    title: 'Columns',
    hideTitle: true,
    align: 'end',
    trigger: <Button leadingIcon={<Icon of={ListFilter} />}>Columns</Button>,
    children: (
      <Stack gap={8}>
        <Checkbox label="Carrier" defaultChecked />
        <Checkbox label="Premium" />
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(popover.getByRole('checkbox', { name: 'Premium' }));
    await expect(popover.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
  },
};

/** Esc closes the popover but not the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog title="Package Details" trigger={<Button>Details</Button>}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Package Details' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Premium' }));
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How the premium is made up' })).toBeNull());
    await expect(dialog).toBeInTheDocument();
  },
};

/** Aligns with the other edge in right-to-left languages. */
export const RightToLeft: Story = {
  args: { defaultOpen: true, align: 'start' },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div style={{ padding: 40 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByText('Premium').closest('button')?.getBoundingClientRect().right ?? 0;
    const popover = await open();
    await waitFor(() => expect(Math.abs(popover.getBoundingClientRect().right - edge)).toBeLessThan(2));
  },
};

/** Long content scrolls within the window. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultOpen: true,
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>{`${index + 1}. Radius of operation 200 miles, garaged at 4410 Fruitville Rd, Sarasota.`}</Text>
    )),
  },
  play: async () => {
    const { top, bottom } = (await open()).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  args: {
    defaultOpen: true,
    children: (
      <DescriptionList
        layout="ends"
        items={[
          { term: 'Rate', description: '$1,102.00' },
          { term: 'Fees and taxes', description: '$131.20' },
          { term: 'Discounts', description: '–$49.20' },
        ]}
      />
    ),
  },
  play: async () => {
    await open();
  },
};
