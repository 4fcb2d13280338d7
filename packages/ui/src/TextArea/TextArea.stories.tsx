import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { TextArea } from './TextArea';

const text = 'Drivers’ records are reviewed each January. Two units are leased and garaged at the Fruitville yard.';

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Note or description of more than one line. Users can enlarge the field. Works with `register`, like `TextField`.',
    avoid: 'Use `TextField` for a single line, and `RichTextEditor` for headings, lists or links.',
    keys: { Enter: 'Adds a new line', Tab: 'Moves to the next field' },
    dos: [
      'Set `rows` to the expected length.',
      "Set `counter` to the server's limit. It warns and does not cut the text.",
    ],
    donts: ['Ask for several facts in one text. Use one field per fact.'],
  }),
  args: { label: 'Description', name: 'description' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: text } };

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Shown on the certificate' } };

export const Required: Story = { args: { required: true } };

export const Optional: Story = { args: { optional: true } };

export const Counter: Story = { args: { counter: 255, defaultValue: text } };

export const Invalid: Story = { args: { required: true, error: 'Description is required' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: text } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: text } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: longWord, defaultValue: longWord + Array.from({ length: 8 }, () => text).join('\n') },
};

export const CountsWhileTyping: Story = {
  args: { counter: 255 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Two{Enter}lines');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two\nlines');
    await expect(canvas.getByText('9 / 255')).toBeVisible();
    // an emoji is one character, as servers count
    await userEvent.type(canvas.getByRole('textbox'), '😀');
    await expect(canvas.getByText('10 / 255')).toBeVisible();
  },
};

export const BreaksLinesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Two{Enter}lines');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two\nlines');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Description is too long', required: true, counter: 60 },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <TextArea key={state} label={state} defaultValue={text} {...props} />
      ))}
    </Grid>
  ),
};
