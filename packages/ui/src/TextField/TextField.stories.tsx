import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { TextField } from './TextField';

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: docs({
    use: "Single-line text field. Use it uncontrolled with `{...register('name')}` of react-hook-form, or controlled with `value` and `onChange`. Other props and `ref` go to the `input`.",
    avoid:
      'Use `NumberField` or `MoneyField` for numbers, `DateField` for dates, `PasswordField` for passwords, `SearchField` for a search, and `Select` for a choice from a list.',
    keys: { Tab: 'Moves to the input, then to a button inside the box', Enter: 'Submits the form' },
    dos: [
      'Use the term from the agent’s documents as the label: “Policy Number”.',
      'Set `type`, `inputMode` and `autoComplete` for phone keyboards and autofill.',
      'Mark optional fields where most are required, and required fields where most are optional.',
    ],
    donts: ['Put information that users need while typing into the placeholder. Use the hint.'],
    examples: [
      {
        good: true,
        caption: 'The error tells what to enter.',
        example: (
          <TextField label="Email" defaultValue="maria@" error="Enter an email address, such as name@example.com" />
        ),
      },
      {
        good: false,
        caption: 'The label is only a placeholder, and the error does not help.',
        example: <TextField label="Email" hideLabel placeholder="Email" defaultValue="maria@" error="Invalid input" />,
      },
    ],
  }),
  args: { label: 'Policy Number', name: 'policyNumber', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'For example CA-90-551287' } };

export const Hint: Story = {
  tags: ['anatomy'],
  args: { hint: 'As the carrier prints it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Policy Number')).toHaveAccessibleDescription('As the carrier prints it');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Policy Number' });
    await expect(input).toBeRequired();
    // The form's schema validates, not the browser.
    await expect(input).not.toHaveAttribute('required');
  },
};

export const Optional: Story = { args: { optional: true } };

/** The error replaces the hint. */
export const Invalid: Story = {
  args: { hint: 'As the carrier prints it', error: 'Please give valid number', required: true, defaultValue: 'abc' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Policy Number/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please give valid number');
    await expect(canvas.queryByText('As the carrier prints it')).toBeNull();
  },
};

export const InvalidFocused: Story = {
  args: { ...Invalid.args },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Policy Number/);
    const box = input.parentElement as HTMLElement;
    const { width, height } = box.getBoundingClientRect();
    await userEvent.click(input);
    await expect(getComputedStyle(box).outlineStyle).toBe('solid');
    await expect(box.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'INV-20117' } };

export const ReadOnly: Story = { args: { label: 'Email', readOnly: true, defaultValue: 'marcus@brightwater.example' } };

export const Affixes: Story = {
  args: { label: 'Mileage', trailing: 'mi', defaultValue: '12,400', numeric: true, inputMode: 'numeric' },
};

export const WithIcon: Story = {
  args: { label: 'Email', type: 'email', leading: <Icon of={Mail} />, placeholder: 'name@agency.example' },
};

export const Counter: Story = { args: { label: 'Description', counter: 25, defaultValue: 'Two units are leased' } };

export const HiddenLabel: Story = {
  args: { hideLabel: true, placeholder: 'Policy Number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Policy Number' })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Name of the additional insured as it has to be printed on the certificate of liability insurance',
    hint:
      'The legal name, with the form of the company, as in the contract that asks for the certificate. One that is longer than the line stays whole: ' +
      longWord,
    defaultValue: 'Brightwater Restoration, Reconstruction and Environmental Services of the Gulf Coast, LLC',
    optional: true,
  },
};

export const LabelLeadsToInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Policy Number'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const AffixLeadsToInput: Story = {
  args: Affixes.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('mi'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const CountsWhileTyping: Story = {
  args: { label: 'Description', counter: 5 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 / 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Garage');
    await expect(canvas.getByText('6 / 5')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Garage');
  },
};

export const SendsWhatIsTyped: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <form
      aria-label="Policy"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        event.currentTarget.dataset.sent = JSON.stringify([...data]);
      }}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'CA-90{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent', '[["policyNumber","CA-90"]]');
  },
};

const states = {
  Default: {},
  Filled: { defaultValue: 'CA-90-551287' },
  Invalid: { defaultValue: 'abc', error: 'Please give valid number', required: true },
  Disabled: { defaultValue: 'INV-20117', disabled: true },
  'Read-only': { defaultValue: 'INV-20117', readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <TextField
            key={state + size}
            label={`${state}, ${size}`}
            size={size}
            leading={<Icon of={Mail} />}
            trailing="USD"
            placeholder="Nothing yet"
            {...props}
          />
        )),
      )}
    </Grid>
  ),
};
