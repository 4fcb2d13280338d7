import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus, FileText, IdCard } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { vars } from '../theme/contract.css';
import { RadioCards } from './RadioCards';

const options = [
  { value: 'RENEW', label: 'Renew', description: 'Same carrier' },
  { value: 'REQUOTE', label: 'Re-quote with other carriers', description: 'New opportunity and quotes' },
  { value: 'NONE', label: 'Not renewing' },
];

const meta = {
  title: 'Components/Inputs/RadioCards',
  component: RadioCards,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Two or three ways to go on, each of which shows other fields below.',
    avoid: 'Use `RadioGroup` for other questions, and `Tabs` for parts of one page.',
    keys: {
      Tab: 'Moves to the selected or the first option, then out of the group',
      'Up, Down, Left, Right': 'Select the next or previous option',
      Space: 'Selects the focused option',
    },
    dos: ['Preselect the most common option.'],
    donts: ['Write more than one line below a label.'],
  }),
  args: { label: 'Next term', name: 'next', options, onValueChange: fn() },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'RENEW' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Re-quote with other carriers'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('REQUOTE');
    await expect(canvas.getByRole('radio', { name: /New opportunity and quotes/ })).toBeChecked();
  },
};

const swatch = (background: string) => (
  <span style={{ display: 'block', blockSize: 40, borderRadius: vars.radius.inner, background }} />
);
const shades = [
  { value: 'LIGHT', label: 'Light', picture: swatch(vars.accent.soft) },
  { value: 'MEDIUM', label: 'Medium', picture: swatch(vars.accent.mark) },
  { value: 'DARK', label: 'Dark', picture: swatch(vars.accent.solid) },
];

/** The frame shows the selected picture and the focus. */
export const Pictures: Story = {
  args: { label: 'Shade', options: shades, defaultValue: 'LIGHT' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('MEDIUM');
    await userEvent.click(canvas.getByText('Dark'));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

const kinds = [
  { value: 'FORM', label: 'Signed form', icon: <Icon of={FileText} size={20} /> },
  { value: 'ID', label: 'ID card', icon: <Icon of={IdCard} size={20} /> },
  { value: 'OTHER', label: 'Other', icon: <Icon of={FilePlus} size={20} /> },
];

export const Icons: Story = { args: { label: 'Document', options: kinds, defaultValue: 'FORM' } };

/** The icons are beside the labels. The first of an odd number has a line of its own. */
export const IconsOnPhone: Story = { ...Icons, globals: { viewport: { value: 'phone' } } };

export const Unchosen: Story = {};

export const Invalid: Story = { args: { required: true, error: 'Next term is required' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'RENEW' } };

export const Phone: Story = { args: { defaultValue: 'RENEW' }, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      { value: 'RENEW', label: 'Renew with the carrier that insures the contact today', description: longWord },
      { value: 'REQUOTE', label: longWord, description: 'Quotes of every carrier that the agency works with' },
    ],
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: 'RENEW' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Renew/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^Re-quote/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('REQUOTE');
    // The group is a single tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={24}>
      <RadioCards label="Chosen" options={options} defaultValue="RENEW" />
      <RadioCards label="Pictures" options={shades} defaultValue="MEDIUM" />
      <RadioCards label="Icons" options={kinds} defaultValue="ID" />
      <RadioCards label="Unchosen" options={options} hint="Hint" />
      <RadioCards label="Invalid" options={options} error="Next term is required" required />
      <RadioCards label="Disabled" options={options} defaultValue="RENEW" disabled />
    </Stack>
  ),
};
