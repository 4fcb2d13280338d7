import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { MoneyField } from './MoneyField';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `The text is the value, so that nothing is lost or rounded while somebody types; \`parseNumber\` turns it into a number in the form's schema.

Not for a premium that may be words (\`TextField\`).

| key | does |
| --- | --- |
| Tab | leaves the input, which sets thousands commas and cents |`,
      },
    },
  },
  args: { label: 'Discount Amount', name: 'amount', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '31,208.75' } };

export const Hint: Story = { args: { hint: 'Never more than the price' } };

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

export const DoesNotRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '9.999');
    await userEvent.tab();
    await expect(input).toHaveValue('9.999');
  },
};

/** The tidied text reaches the state that holds the value. */
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
