import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Stack } from '../Stack/Stack';
import { Stepper } from './Stepper';

const steps = [
  { value: 'policy', label: 'Policy' },
  { value: 'event', label: 'What happened' },
  { value: 'damage', label: 'People and damage' },
  { value: 'documents', label: 'Photos and documents' },
  { value: 'review', label: 'Review' },
];
const withError = steps.map((step) => (step.value === 'event' ? { ...step, error: true } : step));

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Progress through a process of two to six consecutive steps: a claim, an import, a purchase.',
    avoid: 'Use `Tabs` for sections without an order, a progress bar for a percentage, and a timeline for past events.',
    keys: { Tab: 'Moves between earlier steps', 'Enter, Space': 'Open the step' },
    dos: [
      'Name a step by its topic, in one or two words.',
      'Keep the entered values when users go back.',
      'Set `error` on a step when the server rejects one of its values. If it means something else, name it with `stateLabel`.',
    ],
    donts: ['Use it to move forward, because the current step must be validated first.'],
  }),
  args: { label: 'File a claim', steps, current: 'damage' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All steps are done, and each has a note. */
export const Done: Story = {
  args: { current: null, steps: steps.map((step) => ({ ...step, note: '11/20/2026' })) },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'File a claim' })).getAllByRole('listitem');
    await expect(items.map(({ dataset }) => dataset.state)).toEqual(items.map(() => 'done'));
    await expect(items[0]).toHaveTextContent('Policy (Done)11/20/2026');
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'File a claim' })).getAllByRole('listitem');
    await expect(items.map(({ dataset }) => dataset.state)).toEqual([
      'done',
      'done',
      'current',
      'upcoming',
      'upcoming',
    ]);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('Policy (Done)');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FirstStep: Story = { args: { current: 'policy' } };

export const LastStep: Story = { args: { current: 'review' } };

export const Error: Story = {
  args: { steps: withError },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What happened').closest('li')).toHaveTextContent('What happened (Has errors)');
  },
};

/** A step that ended badly names its state for screen readers. */
export const StateLabel: Story = {
  args: {
    label: 'Quote',
    steps: [
      { value: 'sent', label: 'Sent', stateLabel: 'Opened' },
      { value: 'answer', label: 'Answer', error: true, stateLabel: 'Rejected' },
      { value: 'policy', label: 'Policy' },
    ],
    current: 'answer',
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Sent (Opened)');
    await expect(items[1]).toHaveTextContent('Answer (Rejected)');
    await expect(items[2]).toHaveTextContent(/Policy$/);
  },
};

export const ErrorInCurrentStep: Story = { args: { steps: withError, current: 'event' } };

/** Narrow places show only the current label, with the step count. */
export const Narrow: Story = {
  args: { current: 'event', onStepSelect: fn() },
  render: (args) => (
    <div style={{ width: 358 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5').parentElement).toHaveTextContent('Step 2 of 5What happened');
    await expect(canvas.getByRole('button', { name: 'Policy (Done)' })).toBeVisible();
    const { width } = canvas.getByText('Review').getBoundingClientRect();
    await expect(width).toBe(1);
  },
};

/** In a card, with a date below each step and a longer note below the current one. */
export const Vertical: Story = {
  args: {
    label: 'Claim',
    orientation: 'vertical',
    steps: [
      { value: 'reported', label: 'Reported', note: '11/16/2026' },
      { value: 'review', label: 'In Review', note: '11/17/2026' },
      {
        value: 'carrier',
        label: 'Filed With Carrier',
        note: 'Since 11/19/2026. The adjuster visits the building next week.',
      },
      { value: 'outcome', label: 'Outcome' },
    ],
    current: 'carrier',
  },
  // the container of another component hides nothing
  render: (args) => (
    <div style={{ width: 260, containerType: 'inline-size' }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Step \d/)).toBeNull();
    const items = canvas.getAllByRole('listitem');
    const tops = items.map((item) => item.getBoundingClientRect().top);
    await expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    for (const text of ['Reported', '11/16/2026', 'Outcome']) {
      const { width } = canvas.getByText(text).getBoundingClientRect();
      await expect(width, text).toBeGreaterThan(40);
    }
    // the note wraps inside its column
    const note = canvas.getByText(/^Since/);
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    await expect(note.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: [
      { value: 'policy', label: 'The policy and the location that the loss has to do with' },
      { value: 'event', label: 'What happened, and when' },
      { value: 'review', label: 'Read everything once more and send' },
    ],
    current: 'event',
  },
};

/** With an unknown current step, for example from an address, no step is current. */
export const UnknownStep: Story = {
  args: { current: 'payment' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.every((item) => item.dataset.state === 'upcoming')).toBe(true);
  },
};

export const GoesBackByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onStepSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Policy (Done)' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenLastCalledWith('event');
    // Only earlier steps are buttons.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Stepper label="Steps" steps={steps} current="damage" />
      <Stepper label="Steps to go back to" steps={withError} current="documents" onStepSelect={fn()} />
      <Stepper label="Error in the current step" steps={withError} current="event" />
      <div style={{ width: 358 }}>
        <Stepper label="In a narrow place" steps={withError} current="damage" onStepSelect={fn()} />
      </div>
      <Stepper label="Vertical" orientation="vertical" steps={withError} current="damage" onStepSelect={fn()} />
    </Stack>
  ),
};
