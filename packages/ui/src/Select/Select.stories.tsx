import type { Meta, StoryObj } from '@storybook/react-vite';
import { setNonce } from 'get-nonce';
import { ListFilter, Mail, Phone } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { fieldSizes } from '../Control/Control';
import { Dialog } from '../Dialog/Dialog';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { Select } from './Select';
import type { SelectOption } from './selectOption';

const payments = [
  { value: 'FULL', label: 'Full Pay' },
  { value: 'INSTALLMENT', label: 'Installment' },
  { value: 'AUTO_PAY', label: 'Auto Pay' },
  { value: 'FINANCE', label: 'Premium Finance', disabled: true },
];
const states: SelectOption[] = (
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana ' +
  'Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana'
)
  .split(' ')
  .map((label) => ({ value: label.toUpperCase(), label }));

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Choice of one option from a short list. Options are mounted when it opens, so a hundred selects in a table are cheap. With react-hook-form, use a `Controller`: `<Select {...field} onValueChange={field.onChange} />`. In a native form, `name` submits the value.',
    avoid:
      'Use `RadioGroup` for two or three options that should all be visible, `Menu` for actions, `Combobox` for a list that users search, and `MultiSelect` for several options.',
    keys: {
      'Enter, Space, Up, Down': 'Open the list on the selected option',
      'Up, Down, Home, End': 'Move between options; disabled ones are skipped',
      Letters: 'Move to the option that starts with them; on the closed field, select it',
      'Enter, Space': 'Choose',
      Esc: 'Closes the list without a change',
    },
    dos: [
      'Sort options the way users look for them: states by name, stages in their order.',
      'Use the placeholder to ask for a choice: “Choose a payment”.',
    ],
    donts: ['Preselect the first option without a reason.'],
  }),
  args: { label: 'Payment', options: payments, onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'INSTALLMENT' } };

export const Placeholder: Story = { args: { placeholder: 'Choose a payment' } };

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'How the carrier bills' } };

export const Required: Story = { args: { required: true, placeholder: 'Choose a payment' } };

export const Invalid: Story = {
  args: {
    required: true,
    placeholder: 'Choose a payment',
    hint: 'How the carrier bills',
    error: 'Payment is required',
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Payment' });
    await expect(trigger).toBeInvalid();
    await expect(trigger).toHaveAccessibleDescription('Payment is required');
  },
};

/** Chromium fires `pointerdown` on a disabled button. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'FULL' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Payment' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** The button keeps the focus, but neither a press, a key nor a letter changes the value. */
export const DisabledByAttribute: Story = {
  tags: ['keyboard'],
  args: { 'aria-disabled': true, defaultValue: 'FULL' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Payment' });
    await userEvent.click(trigger);
    await userEvent.keyboard('{Enter}{ArrowDown}i');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Leading: Story = {
  args: { label: 'Filter', hideLabel: true, leading: <Icon of={ListFilter} />, defaultValue: 'FULL' },
};

export const OptionIcons: Story = {
  args: {
    label: 'Reach by',
    defaultValue: 'MAIL',
    options: [
      { value: 'MAIL', label: 'Email', icon: <Icon of={Mail} /> },
      { value: 'PHONE', label: 'Phone', icon: <Icon of={Phone} /> },
    ],
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: `Insurance Type, ${longWord}`,
    defaultValue: 'LONG',
    options: [
      { value: 'LONG', label: 'Commercial General Liability with Products and Completed Operations, Occurrence Form' },
      { value: 'AUTO', label: 'Auto' },
    ],
  },
  render: (args) => (
    <Grid columns={4}>
      <Select {...args} />
    </Grid>
  ),
};

const list = () => screen.findByRole('listbox');
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const LabelWithoutItems: Story = {
  args: { value: 'AUTO_PAY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveTextContent('Auto Pay');
    await expect(document.querySelector('[role="option"]')).toBeNull();
  },
};

export const ChoosesByPointer: Story = {
  args: { placeholder: 'Choose a payment' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Payment' });
    await userEvent.click(trigger);
    await userEvent.click(within(await list()).getByRole('option', { name: 'Auto Pay' }));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AUTO_PAY');
    await expect(trigger).toHaveTextContent('Auto Pay');
    await expect(trigger).toHaveFocus();
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { defaultValue: 'FULL' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Payment' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const options = within(await list());
    await waitFor(() => expect(options.getByRole('option', { name: 'Full Pay' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    // Skips the last option, which is disabled.
    await waitFor(() => expect(options.getByRole('option', { name: 'Auto Pay' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(options.getByRole('option', { name: 'Installment' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('INSTALLMENT');
    await expect(trigger).toHaveFocus();
  },
};

export const EscapeChangesNothing: Story = {
  args: { defaultValue: 'FULL', onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await list();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // The focus was in the list, so the user has not left the field.
    await expect(args.onBlur).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const LettersChooseOnClosedList: Story = {
  args: { options: states, label: 'State', placeholder: 'Choose a state' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ge');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveTextContent('Georgia');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('GEORGIA');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const LongListScrolls: Story = {
  args: { options: states, label: 'State', defaultValue: 'MAINE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    const box = await list();
    await waitFor(() => expect(within(box).getByRole('option', { name: 'Maine' })).toHaveFocus());
    const { bottom } = box.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(box).getByRole('option', { name: 'Maine' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bottom,
    );
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const SendsWithForm: Story = {
  args: { name: 'payment', defaultValue: 'FULL' },
  render: (args) => (
    <form aria-label="Policy">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(within(await list()).getByRole('option', { name: 'Installment' }));
    await closed();
    await expect(Object.fromEntries(new FormData(form))).toEqual({ payment: 'INSTALLMENT' });
    form.reset();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Full Pay'));
  },
};

/** Esc closes the list but not the dialog. Selecting an option does not close the dialog either. */
export const InDialog: Story = {
  args: { defaultValue: 'FULL' },
  render: (args) => (
    <Dialog title="Change Payment" trigger={<button type="button">Change</button>}>
      <Select {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Payment' });
    const trigger = within(dialog).getByRole('combobox', { name: 'Payment' });
    await userEvent.click(trigger);
    await list();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(trigger);
    await userEvent.click(within(await list()).getByRole('option', { name: 'Auto Pay' }));
    await closed();
    await expect(trigger).toHaveTextContent('Auto Pay');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Under a Content-Security-Policy, the list's own style element needs the page's nonce. */
export const CarriesNonce: Story = {
  beforeEach: () => {
    setNonce('r4nd0m');
    return () => setNonce('');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const style = (await list()).querySelector('style');
    await expect(style?.nonce).toBe('r4nd0m');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {inputTypes.map((type) => (
        <Select key={type} {...args} label={type} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      const tester = drive('Select', {
        root: canvas.getByRole('combobox', { name: interactionType }),
        interactionType,
      });
      await tester.open();
      await tester.toggleOptionSelection({ option: 'Installment' });
      await expect(tester.getTrigger()).toHaveTextContent('Installment');
      await tester.open();
      await tester.close();
    }
  },
};

const shown = {
  Placeholder: { placeholder: 'Choose a payment' },
  Chosen: { value: 'INSTALLMENT', leading: <Icon of={ListFilter} /> },
  Invalid: { placeholder: 'Choose a payment', error: 'Payment is required', required: true },
  Disabled: { value: 'FULL', disabled: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(shown).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <Select key={state + size} label={`${state}, ${size}`} size={size} options={payments} {...props} />
        )),
      )}
    </Grid>
  ),
};

/** The open list in every theme. */
export const MatrixOpen: Story = {
  tags: ['matrix'],
  // The open list holds the focus and hides the page from screen readers. Axe cannot detect that the hidden page is not
  // focusable.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  args: { options: [...payments.slice(0, 2), ...payments.slice(3)], defaultValue: 'INSTALLMENT' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
  },
};
