import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Button } from '../Button/Button';
import { controlSizes } from '../theme/control';
import { TagsField } from './TagsField';

const meta = {
  title: 'Components/Inputs/TagsField',
  component: TagsField,
  parameters: docs({
    use: 'Several short texts that users type, such as email addresses or keywords.',
    avoid: 'Use `Combobox` with `multiple` for existing records, and `TextArea` for long texts.',
    keys: {
      'Enter, comma': 'Add the text',
      Backspace: 'In the empty input: removes the last entry',
      Tab: 'Adds the text and moves on',
    },
    dos: ['Check each entry with `validate`.'],
    donts: ['Use it for texts that contain commas.'],
  }),
  args: { label: 'Copy to', defaultValue: ['maria@mail.test'], onValueChange: fn() },
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Copy to' })).toHaveTextContent('maria@mail.test');
  },
};

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Copy to' });
    await userEvent.type(input, 'ann@mail.test{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['maria@mail.test', 'ann@mail.test']);
    await expect(canvas.getByRole('status')).toHaveTextContent('ann@mail.test added');
    await userEvent.type(input, 'ANN@mail.test,');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.type(input, 'ben@mail.test');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ben@mail.test']);
  },
};

export const RemovesByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove maria@mail.test' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const PastesList: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ann@mail.test; ben@mail.test\nmaria@mail.test');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['maria@mail.test', 'ann@mail.test', 'ben@mail.test']);
  },
};

/** An invalid text stays in the input. */
export const Validates: Story = {
  args: { validate: (entry) => (entry.includes('@') ? undefined : `${entry} is not an email address.`) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'ann{Enter}');
    await expect(input).toHaveValue('ann');
    await expect(input).toHaveAccessibleDescription('ann is not an email address.');
    await expect(input).toBeInvalid();
    await userEvent.type(input, '@mail.test{Enter}');
    await expect(input).toBeValid();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Limit: Story = {
  args: { max: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'ann@mail.test{Enter}ben@mail.test{Enter}');
    await expect(input).toHaveAccessibleDescription('At most 2 entries');
    await expect(input).toHaveValue('ben@mail.test');
  },
};

export const SendsWithForm: Story = {
  args: { name: 'cc' },
  render: (args) => (
    <form>
      <TagsField {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ann@mail.test{Enter}');
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(new FormData(form).getAll('cc')).toEqual(['maria@mail.test', 'ann@mail.test']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(new FormData(form).getAll('cc')).toEqual(['maria@mail.test']);
  },
};

/** Text can be copied from a read-only field, but not pasted into it. */
export const ReadOnly: Story = {
  args: { readOnly: true, name: 'cc' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ann@mail.test, ben@mail.test');
    await expect(canvas.queryByText('ann@mail.test')).toBeNull();
    await expect(canvas.getByText('maria@mail.test')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithError: Story = { args: { error: 'Add at least one address.', defaultValue: [] } };
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: longWord, defaultValue: [longWord, 'short'] },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Table rows={controlSizes} columns={['empty', 'filled', 'error', 'disabled'] as const}>
      {(size, state) => (
        <TagsField
          {...args}
          size={size}
          defaultValue={state === 'empty' ? [] : ['maria@mail.test', 'ann@mail.test']}
          error={state === 'error' ? 'Too many' : undefined}
          disabled={state === 'disabled'}
        />
      )}
    </Table>
  ),
};
