import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { Grid } from '../Grid/Grid';
import { PinInput, type PinInputProps } from './PinInput';

const meta = {
  title: 'Components/Inputs/PinInput',
  component: PinInput,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Code of an authenticator app or of a message. Submit the form in `onComplete`, so that the last digit is enough.',
    avoid: 'Use `TextField` for codes with letters and for recovery codes, and `NumberField` for numbers.',
    keys: {
      Tab: 'Moves to the code, then past it',
      'Digit keys': 'Add a digit',
      Backspace: 'Removes the last digit',
      Enter: 'Submits the form',
    },
    dos: ['After a wrong code, clear the value, set `error` and keep the focus.'],
    donts: ['Keep the user from pasting a code with spaces or hyphens.'],
  }),
  args: { label: 'Six-digit code', name: 'code', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'The code changes every 30 seconds.' } };

export const Filled: Story = { args: { defaultValue: '419203' } };

export const Invalid: Story = {
  args: { error: 'Wrong code. Try the next one.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Six-digit code');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Wrong code. Try the next one.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '419' } };

/** Phones show the numeric keyboard and offer the code of a message. */
export const Attributes: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Six-digit code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};

export const CompletesWithTheLastDigit: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Six-digit code');
    await userEvent.type(input, '41a9');
    await expect(input).toHaveValue('419');
    await userEvent.keyboard('{Backspace}9203');
    await expect(args.onComplete).toHaveBeenCalledWith('419203');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('419203');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const TakesAPastedCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Six-digit code');
    await userEvent.click(input);
    await userEvent.paste(' 419 203 ');
    await expect(input).toHaveValue('419203');
    await expect(args.onComplete).toHaveBeenCalledWith('419203');
  },
};

function Controlled(args: PinInputProps) {
  const [value, setValue] = useState('');
  return (
    <PinInput
      {...args}
      value={value}
      onValueChange={setValue}
      onComplete={() => setValue('')}
      error={value === '' ? args.error : undefined}
    />
  );
}

export const ClearsAfterAWrongCode: Story = {
  render: (args) => <Controlled {...args} />,
  args: { error: 'Wrong code. Try the next one.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Six-digit code');
    await userEvent.type(input, '111111');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(input).toHaveValue('4');
  },
};

export const LongText: Story = {
  args: {
    label: 'Sechsstelliger Code aus der Authentifizierungs-App Ihres Diensttelefons',
    hint: 'Der Code ändert sich alle 30 Sekunden. Warten Sie auf den nächsten Code, wenn die Zeit fast abgelaufen ist.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { args: Filled.args, globals: { viewport: { value: 'phone' } } };

const states = {
  Default: {},
  Partial: { defaultValue: '419' },
  Filled: { defaultValue: '419203' },
  Invalid: { error: 'Wrong code. Try the next one.' },
  Disabled: { defaultValue: '419', disabled: true },
  'Four digits': { length: 4, defaultValue: '41' },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <PinInput key={state} label={state} {...props} />
      ))}
    </Grid>
  ),
};
