import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { MoneyField } from './MoneyField';

const meta = {
  title: 'Components/Inputs/MoneyField',
  component: MoneyField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Amount of money, in the number format of the user’s language and in US dollars unless another currency is set. The value is the text, so that nothing is lost or rounded while typing. Convert it in the form’s schema with `parseNumber` and `useLocale`.',
    avoid: 'Use `TextField` for a premium that may contain words, and `NumberField` for a count.',
    keys: {
      Tab: 'Leaves the field, which adds thousands separators and cents',
      'Up, Down': 'With `step`: increase or decrease the amount',
    },
    dos: ['Pass a stored amount as a number, or format it with `formatNumber(amount, locale, 2)`.'],
    donts: ['Add the currency to the label, because the field shows it.'],
  }),
  args: { label: 'Discount Amount', name: 'amount', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '31,208.75' } };

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Never more than the price' } };

export const Required: Story = { args: { required: true } };

export const Optional: Story = { args: { optional: true } };

export const Invalid: Story = {
  args: { required: true, defaultValue: '0', error: 'Discount Amount must be at least 1' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '31,208.75' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '31,208.75' } };

export const SetsCentsWhenLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '$1234.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
  },
};

/** Euros and their sign. */
export const Euro: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByText('€')).toBeVisible();
    await userEvent.type(input, '€1234.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
    await userEvent.clear(input);
    await userEvent.type(input, '$5');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};

/** Yen have no decimals. */
export const Yen: Story = {
  args: { currency: 'JPY', defaultValue: 1200 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1,200');
    await userEvent.clear(input);
    await userEvent.type(input, '99.5');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter a number, for example 1,235');
  },
};

export const DoesNotRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '9.999');
    await userEvent.tab();
    await expect(input).toHaveValue('9.999');
    await expect(input).toHaveAccessibleDescription('Enter a number, for example 1,234.50');
  },
};

const tidies = (locale: string, typed: string, result: string): Story => ({
  decorators: [inLocale(locale)],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(typed);
    await userEvent.tab();
    await expect(input).toHaveValue(result);
    await expect(input).toBeValid();
  },
});
export const PastesEnglish: Story = tidies('en', '$1,234.5', '1,234.50');
export const PastesFrench: Story = tidies('fr', '1234,5 $US', '1\u202F234,50');
export const PastesGerman: Story = tidies('de', '1.234,56', '1.234,56');
export const PastesDutch: Story = tidies('nl', '-0,5', '-0,50');

export const TooSmall: Story = {
  args: { min: 0.5 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0.49');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Must be at least 0.50');
    await userEvent.type(input, '{Backspace}9');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
};

export const StepsByKeyboard: Story = {
  tags: ['keyboard'],
  args: { step: 2.5, defaultValue: 10 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('12.50');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('7.50');
  },
};

/** The formatted text reaches the state that holds the value. */
export const Controlled: Story = {
  render: function Render(args) {
    const [amount, setAmount] = useState('');
    return (
      <MoneyField
        {...args}
        hint={`Held: ${amount}`}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '80');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('80.00');
    await expect(canvas.getByText('Held: 80.00')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Tag, an dem sie gilt: ${longWord}`,
    hint: `As it is printed on the declarations page; see ${longWord}.`,
    optional: true,
    defaultValue: '123456789.12',
  },
};

const states = {
  Default: {},
  Invalid: { error: 'Discount Amount must be at least 1', required: true },
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <MoneyField key={state} label={state} defaultValue="31,208.75" {...props} />
      ))}
    </Grid>
  ),
};
