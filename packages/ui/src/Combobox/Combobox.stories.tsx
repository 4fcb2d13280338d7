import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drive, inputTypes } from '../../test/ariaPattern';
import { pressComposing } from '../../test/composing';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { fieldSizes } from '../Control/Control';
import { Dialog } from '../Dialog/Dialog';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import type { ListOption } from '../Listbox/option';
import { Combobox } from './Combobox';
import { carriers, contacts, coverages, policies, server } from './sample';

const meta = {
  title: 'Components/Inputs/Combobox',
  component: Combobox<ListOption>,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Selects one or several options of a list that users search by typing. Pass a known list of up to about 10,000 `options`, or load them from a server with `loadOptions`. Import it from `@fairlead/ui/combobox`.',
    avoid: 'Use `Select`, `MultiSelect` or `CheckboxList` for short lists, and `SearchField` to filter a page.',
    keys: {
      Letters: 'Search; Enter selects the first match',
      'Down, Up': 'Open the list and move in it',
      'Home, End, Page Up, Page Down': 'Move to the ends of the list, or by ten options',
      Enter: 'Selects the option; after a failure, retries',
      Esc: 'Closes the list; clears the selection when the list is closed',
      Backspace: 'In an empty field: removes the last chip',
      'Left, Right': 'From the start of the text: moves to the chips and between them',
      'Delete, Backspace': 'On a chip: removes it',
      Tab: 'Leaves the field without selecting',
    },
    dos: [
      'With `loadOptions`, pass initially selected options in `options`, so that they have labels.',
      'Pass the signal to `fetch`.',
      'Use `description` to distinguish options with the same name.',
    ],
    donts: ['Use it for free text: text without a selection is discarded.'],
  }),
  args: { label: 'Carrier', options: carriers, onBlur: fn() },
} satisfies Meta<typeof Combobox<ListOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('listbox');
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
let source = server();
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Default: Story = { args: { defaultValue: 'keystone' } };

export const Placeholder: Story = { args: { placeholder: 'Search carriers', leading: <Icon of={Search} /> } };

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Those that the agency is appointed with' } };

export const Aside: Story = {
  args: {
    aside: (
      <Button variant="ghost" tone="accent" size="small">
        Add carrier
      </Button>
    ),
  },
};

export const Required: Story = {
  args: { required: true, defaultValue: 'keystone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toBeRequired();
    // A required selection can be changed but not cleared.
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Carrier is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Carrier' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Carrier is required');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'keystone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'keystone' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}x{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('Keystone Fidelity');
  },
};

/** Each selected option is a chip. */
export const Multiple: Story = {
  args: { multiple: true, label: 'Carriers', defaultValue: ['keystone', 'palmetto'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Carriers' })).toHaveTextContent(
      'Keystone FidelityPalmetto Flood Mutual',
    );
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Keystone Fidelity Palmetto Flood Mutual');
  },
};

export const MultipleDisabled: Story = {
  args: { multiple: true, disabled: true, label: 'Carriers', defaultValue: ['keystone', 'palmetto'] },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    multiple: true,
    options: [
      { value: 'cgl', label: 'Commercial General Liability with Products and Completed Operations, Occurrence Form' },
      { value: 'auto', label: 'Auto' },
    ],
    defaultValue: ['cgl', 'auto'],
    label: 'Insurance Types',
  },
  render: (args) => (
    <Grid columns={4}>
      <Combobox {...args} />
    </Grid>
  ),
};

export const Open: Story = {
  args: { defaultValue: 'keystone' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
    await expect(screen.getByRole('option', { name: 'Keystone Fidelity' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: 'Summit Specialty' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Descriptions: Story = {
  args: { label: 'Contact', options: contacts },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'kestrel.ex');
    await waitFor(() => expect(labels()).toEqual(['Ana Kestrelana@kestrel.example']));
  },
};

export const Groups: Story = {
  args: { label: 'Insurance Type', options: coverages },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
    await expect(screen.getByText('Commercial')).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Workers Compensation' })).toHaveAccessibleDescription(
      'Commercial',
    );
  },
};

export const NoResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No results'));
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
  },
};

export const Loading: Story = {
  args: { options: undefined, loadOptions: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await list()).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** Shows the server's message and an option that retries. */
export const LoadError: Story = {
  args: {
    options: undefined,
    loadOptions: () => source.loadOptions('', new AbortController().signal),
  },
  beforeEach: () => {
    source = server();
  },
  play: async ({ canvas }) => {
    const { calls } = source;
    const failure = { message: 'Request timed out after 30 seconds.' };
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.fail(failure);
    await expect(await screen.findByText(/Request timed out/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The options could not be loaded');
    const retry = screen.getByRole('option', { name: 'Retry' });
    await expect(input).toHaveAttribute('aria-activedescendant', retry.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls).toHaveLength(2));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    calls[1]?.fail(failure);
    await userEvent.click(await screen.findByRole('option', { name: 'Retry' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.answer(carriers);
    await expect(await screen.findByRole('option', { name: 'Keystone Fidelity' })).toBeVisible();
  },
};

export const ChoosesByPointer: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await userEvent.click(within(await list()).getByText('Palmetto Flood Mutual'));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('palmetto', carriers[3]);
    await expect(input).toHaveValue('Palmetto Flood Mutual');
    await expect(input).toHaveFocus();
    // A disabled option cannot be selected.
    await userEvent.click(input);
    await list();
    await userEvent.click(screen.getByText('Summit Specialty'));
    await expect(input).toHaveValue('Palmetto Flood Mutual');
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { name: 'Keystone Fidelity' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{End}');
    // Skips the last option, which is disabled.
    const last = screen.getByRole('option', { name: 'São Luís Seguros' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', last.id));
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('saoluis', carriers[4]);
    await expect(input).toHaveFocus();
  },
};

export const FindsByTyping: Story = {
  args: { defaultValue: 'keystone', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    // A press selects the text, so that typing replaces it.
    await userEvent.click(input);
    await userEvent.keyboard('mutual');
    await waitFor(() => expect(labels()).toEqual(['Harborline Mutual', 'Palmetto Flood Mutual']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Results: 2');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('harborline', carriers[0]);
    await userEvent.clear(input);
    await userEvent.type(input, 'sao');
    await waitFor(() => expect(labels()).toEqual(['São Luís Seguros']));
  },
};

export const EscapeClosesThenClears: Story = {
  args: { defaultValue: 'keystone', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('north');
    await list();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input).toHaveValue('Keystone Fidelity');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', undefined);
    await expect(input).toHaveValue('');
  },
};

/** Esc ends the composition of a Japanese or Chinese text, and the list stays open. */
export const StaysOnComposing: Story = {
  args: { defaultValue: 'keystone', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await pressComposing(input, 'Escape');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('north');
    await list();
    await pressComposing(input, 'Escape');
    await expect(input).toHaveValue('north');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LeavingChoosesNothing: Story = {
  args: { defaultValue: 'keystone', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('north');
    await list();
    await userEvent.tab();
    await closed();
    await expect(input).toHaveValue('Keystone Fidelity');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    // Emptying the field and leaving it clears the selection.
    await userEvent.clear(input);
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('', undefined));
    await expect(input).toHaveValue('');
  },
};

export const ClearsByButton: Story = {
  args: { defaultValue: 'keystone', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', undefined);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const ChoosesSeveral: Story = {
  args: { multiple: true, label: 'Carriers', onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('north');
    await waitFor(() => expect(labels()).toEqual(['Northgate Casualty']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['northgate'], [carriers[2]]);
    // The list stays open with all of its options.
    await expect(input).toHaveValue('');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(carriers.length));
    await userEvent.click(screen.getByRole('option', { name: 'Harborline Mutual' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['northgate', 'harborline'], [carriers[2], carriers[0]]);
    // A second press deselects the option.
    await userEvent.click(screen.getByRole('option', { name: 'Harborline Mutual' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['northgate'], [carriers[2]]);
    await userEvent.keyboard('{Escape}');
    await closed();
    // Esc never removes all chips.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Remove Northgate Casualty' })).toBeVisible();
  },
};

export const RemovesChips: Story = {
  args: {
    multiple: true,
    label: 'Carriers',
    defaultValue: ['harborline', 'keystone', 'northgate', 'palmetto'],
    onValueChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Keystone Fidelity' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Keystone Fidelity removed');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.queryByText('Palmetto Flood Mutual')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Northgate Casualty' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Northgate Casualty' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], []);
  },
};

/** Left and Right are swapped in right-to-left languages. */
export const ChipsFromRightToLeft: Story = {
  args: { multiple: true, label: 'Carriers', defaultValue: ['harborline', 'keystone'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Keystone Fidelity' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** Sends a request after a pause in typing. Outdated requests are aborted and late results ignored. */
export const AsksAfterPause: Story = {
  args: { options: undefined, loadOptions: (typed, signal) => source.loadOptions(typed, signal) },
  beforeEach: () => {
    source = server();
  },
  play: async ({ canvas }) => {
    const { calls } = source;
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(calls.map(({ typed }) => typed)).toEqual(['']));
    await userEvent.type(input, 'an');
    await waitFor(() => expect(calls.map(({ typed }) => typed)).toEqual(['', 'an']));
    await expect(calls[0]?.signal.aborted).toBe(true);
    await userEvent.type(input, 'a');
    await waitFor(() => expect(calls.map(({ typed }) => typed)).toEqual(['', 'an', 'ana']));
    calls[2]?.answer(contacts.slice(0, 1));
    await waitFor(() => expect(labels()).toEqual(['Ana Kestrelana@kestrel.example']));
    // The first request is answered last.
    calls[1]?.answer(contacts);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(input).toHaveValue('Ana Kestrel');
    // The selected option keeps its label when a later search does not return it.
    await userEvent.type(input, 'x');
    await waitFor(() => expect(calls.at(-1)?.typed).toBe('x'));
    calls.at(-1)?.answer([]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No results'));
    await userEvent.tab();
    await expect(input).toHaveValue('Ana Kestrel');
  },
};

/** Options of another loader are not shown, such as the policies of the former customer. */
export const AnotherLoader: Story = {
  args: { options: undefined },
  render: function Render(args) {
    const [customer, setCustomer] = useState('Ada');
    const loadOptions = useCallback(
      (typed: string, signal: AbortSignal) =>
        customer === 'Ada' ? Promise.resolve(carriers) : source.loadOptions(typed, signal),
      [customer],
    );
    return (
      <>
        <Combobox label={args.label} loadOptions={loadOptions} />
        <Button onClick={() => setCustomer('Ben')}>Next customer</Button>
      </>
    );
  },
  beforeEach: () => {
    source = server();
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(await screen.findByRole('option', { name: 'Keystone Fidelity' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Next customer' }));
    await userEvent.click(input);
    await expect(await list()).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('option')).toBeNull();
    await waitFor(() => expect(source.calls).toHaveLength(1));
    source.calls[0]?.answer(contacts);
    await expect(await screen.findByRole('option', { name: /Ana Kestrel/ })).toBeVisible();
  },
};

/** Of ten thousand options, only the visible ones are in the document. */
export const ManyOptions: Story = {
  args: { label: 'Policy', options: policies, defaultValue: 'p7777' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByRole('option', { name: 'CA-90-07777' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await expect(screen.getByRole('option', { name: 'CA-90-07777' })).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'CA-90-09999' })).toBeVisible());
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'CA-90-09999' }).id,
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'CA-90-00000' })).toBeVisible());
    const started = performance.now();
    await userEvent.keyboard('0123');
    await waitFor(() => expect(labels().slice(0, 2)).toEqual(['CA-90-00123', 'CA-90-01230']));
    // Four keystrokes, each with a search over all options.
    await expect(performance.now() - started).toBeLessThan(2000);
  },
};

export const SendsWithForm: Story = {
  args: { name: 'carrier', defaultValue: 'keystone' },
  render: (args) => (
    <form aria-label="Policy">
      <Combobox {...args} />
      <Combobox label="More" name="more" multiple options={carriers} defaultValue={['harborline', 'northgate']} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => [...new FormData(form)].flat();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Carrier' }));
    await userEvent.click(within(await list()).getByText('Palmetto Flood Mutual'));
    await closed();
    await expect(sent()).toEqual(['carrier', 'palmetto', 'more', 'harborline', 'more', 'northgate']);
    form.reset();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Carrier' })).toHaveValue('Keystone Fidelity'));
  },
};

/** A value without a matching option is shown as it is. */
export const UnknownValue: Story = { args: { defaultValue: 'DISCONTINUED' } };

/** Esc closes the list but not the dialog, and the list scrolls over the dialog. */
export const InDialog: Story = {
  args: { options: policies, label: 'Policy', onValueChange: fn() },
  render: (args) => (
    <Dialog title="Link a policy" trigger={<button type="button">Link</button>}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link a policy' });
    const input = within(dialog).getByRole('combobox', { name: 'Policy' });
    await userEvent.click(input);
    const box = await list();
    // The dialog does not block wheel events of the list.
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 40 });
    box.dispatchEvent(wheel);
    await expect(wheel.defaultPrevented).toBe(false);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.click(within(await list()).getByText('CA-90-00002'));
    await closed();
    await expect(input).toHaveValue('CA-90-00002');
    await expect(dialog).toBeInTheDocument();
    // Esc closes the dialog without clearing the selection.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Uses the testers of React Aria, which rely on roles and attributes only. */
export const FollowsAriaPattern: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {inputTypes.flatMap((type) => [
        <Combobox key={type} {...args} label={type} />,
        <Combobox key={`${type}s`} label={`${type}, several`} multiple options={carriers} />,
      ])}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const interactionType of inputTypes) {
      const one = drive('ComboBox', { root: canvas.getByRole('combobox', { name: interactionType }), interactionType });
      await one.open();
      await one.toggleOptionSelection({ option: 'Northgate Casualty' });
      await expect(one.getCombobox()).toHaveValue('Northgate Casualty');
      await expect(one.getCombobox()).toHaveFocus();
      await one.open();
      await one.close();

      const several = drive('ComboBox', {
        root: canvas.getByRole('combobox', { name: `${interactionType}, several` }),
        interactionType,
      });
      await several.open();
      await several.toggleOptionSelection({ option: 'Northgate Casualty' });
      await several.toggleOptionSelection({ option: 0 });
      const chosen = several.getOptions().filter((option) => option.ariaSelected === 'true');
      await expect(chosen.map((option) => option.textContent)).toEqual(['Harborline Mutual', 'Northgate Casualty']);
      await several.close();
    }
  },
};

const shown = {
  Placeholder: { placeholder: 'Search carriers', leading: <Icon of={Search} /> },
  Chosen: { defaultValue: 'keystone' },
  Invalid: { placeholder: 'Search carriers', error: 'Carrier is required', required: true },
  Disabled: { defaultValue: 'keystone', disabled: true },
  ReadOnly: { defaultValue: 'keystone', readOnly: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(shown).flatMap(([state, props]) =>
        fieldSizes.map((size) => (
          <Combobox key={state + size} label={`${state}, ${size}`} size={size} options={carriers} {...props} />
        )),
      )}
      <Combobox label="Several" multiple options={carriers} defaultValue={['keystone', 'palmetto', 'northgate']} />
      <Combobox
        label="Several, disabled"
        multiple
        disabled
        options={carriers}
        defaultValue={['keystone', 'palmetto']}
      />
      <Combobox label="Several, none chosen" multiple options={carriers} placeholder="Search carriers" />
    </Grid>
  ),
};

/** The open list in every theme. */
export const MatrixOpen: Story = {
  tags: ['matrix'],
  args: {
    label: 'Insurance Types',
    multiple: true,
    options: [...coverages, ...contacts],
    defaultValue: ['HOME', 'c1'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await list();
    await userEvent.keyboard('{ArrowDown}');
  },
};
