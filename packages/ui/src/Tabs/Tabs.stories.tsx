import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const items = [
  { value: 'search', label: 'Search Contact & Create', content: <Text>A contact that is known already.</Text> },
  { value: 'create', label: 'Create With New Prospect', content: <Text>Somebody new.</Text> },
  { value: 'documents', label: 'Documents', count: 3, content: <Text>Three documents.</Text> },
];

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Two to six views of the same content. Only the selected view is mounted.',
    avoid:
      'Use `Stepper` for consecutive steps, `RadioGroup` for choices in a form, and `SegmentedControl` for two presentations of the same data. Show views below each other when users compare them.',
    keys: {
      Tab: 'Moves to the selected tab, then into its panel',
      'Left, Right': 'Select the next or previous tab and wrap around',
      'Home, End': 'Select the first or last tab',
    },
    dos: [
      'Use one or two words per tab, as nouns: “Documents”, “Certificates”.',
      'Show a count when it helps users to decide whether to open the tab.',
    ],
    donts: ['Put an unfinished form into a tab, because hidden panels are unmounted.'],
  }),
  args: { label: 'Quote', items, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Quote' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Search Contact & Create' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { items: items.map((item, index) => ({ ...item, disabled: index === 1 })) } };

/** A controlled tab that is out of view scrolls the list, but not the page. */
export const BringsTheOpenOneIntoSight: Story = {
  args: { value: 'documents' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const open = canvas.getByRole('tab', { name: /Documents/, selected: true }).getBoundingClientRect();
    await expect(open.right).toBeLessThanOrEqual(row.right + 1);
    await expect(open.left).toBeGreaterThanOrEqual(row.left);
  },
};

export const LongText: Story = {
  args: {
    items: [
      ...items,
      { value: 'history', label: longWord, content: null },
      { value: 'mails', label: 'Mails to and from the contact', count: 128, content: null },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WorksByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Search Contact & Create' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Create With New Prospect' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText('Somebody new.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('documents');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Search Contact & Create' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      const tester = drive('Tabs', { root: canvas.getByRole('tablist'), interactionType });
      await tester.triggerTab({ tab: 'Documents' });
      await expect(tester.getActiveTabpanel()).toHaveTextContent('Three documents.');
      await tester.triggerTab({ tab: 0 });
      await expect(tester.getActiveTabpanel()).toHaveTextContent('A contact that is known already.');
    }
  },
};

export const Matrix: Story = { tags: ['matrix'], args: Disabled.args };
