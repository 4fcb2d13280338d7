import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Grid } from '../Grid/Grid';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'For every new or current password; declare which with `autoComplete`. Works with `register`, like `TextField`.',
    avoid: 'Use `TextField` for a code from an email.',
    keys: {
      Tab: 'Moves to the input, then to the button that shows the password',
      'Enter, Space': 'On the button: show or hide the password; the focus stays',
    },
    dos: ['Explain the rules for a new password in the hint.'],
    donts: [
      'Prevent pasting, which password managers rely on.',
      'Add a second field for confirmation, unless it is required, because users can show the password.',
    ],
  }),
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'Harbor-Light-26' } };

export const Hint: Story = {
  tags: ['anatomy'],
  args: { label: 'New Password', autoComplete: 'new-password', hint: '8 or more, one digit, one special character' },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, error: 'Password is required' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Harbor-Light-26' } };

export const Large: Story = { args: { size: 'large', defaultValue: 'Harbor-Light-26' } };

export const Shown: Story = {
  args: { defaultValue: 'Harbor-Light-26' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const ShowsAndHidesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'Harbor-Light-26');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Harbor-Light-26');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: `Passwort für ${longWord}`, error: `It may not contain ${longWord}.`, defaultValue: longWord },
};

const states = {
  Default: {},
  Invalid: { error: 'Password is required', required: true },
  Disabled: { disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(states).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <PasswordField
            {...args}
            key={state + size}
            label={`${state}, ${size}`}
            size={size}
            defaultValue="Harbor-Light-26"
            {...props}
          />
        )),
      )}
    </Grid>
  ),
};
