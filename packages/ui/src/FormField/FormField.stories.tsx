import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Grid } from '../Grid/Grid';
import { FormField } from './FormField';

const meta = {
  title: 'Components/Inputs/FormField',
  component: FormField,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Label, hint and error for a control without its own field, such as a picker or a list of files. Passes the linking attributes to its child.',
    avoid: 'Not needed for `TextField` and the other fields, which include it.',
    dos: [
      'Spread the passed attributes onto the focusable element.',
      'Set `group` for several controls, so that the label names the group.',
      'Use the hint to prevent errors.',
    ],
    donts: ['Repeat the label in the hint.', 'Replace the label with a placeholder, which disappears on typing.'],
  }),
  args: {
    label: 'Photo of the damage',
    children: (control) => <input {...control} type="file" />,
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'JPEG or PNG, up to 22 MB' } };

export const Required: Story = {
  args: { required: true },
  // A file input does not allow `aria-required`.
  render: (args) => <FormField {...args}>{(control) => <textarea {...control} />}</FormField>,
};

export const Optional: Story = { args: { optional: true } };

export const Aside: Story = { args: { aside: '2 of 6' } };

export const Invalid: Story = {
  args: { hint: 'JPEG or PNG, up to 22 MB', error: "Selected all file(s) size can't exceeded 22 mb" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo of the damage');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Selected all file(s) size can't exceeded 22 mb");
  },
};

export const Group: Story = {
  args: { group: true, label: 'Time of loss', hint: 'As near as you know' },
  render: (args) => (
    <FormField {...args}>
      {(control) => (
        <div role="group" {...control}>
          <input aria-label="Hour" size={2} /> : <input aria-label="Minute" size={2} />
        </div>
      )}
    </FormField>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Time of loss' });
    await expect(group).toHaveAccessibleDescription('As near as you know');
  },
};

/** The message of a tall control is above it, so that it is in view together with the focused first part. */
export const MessageFirst: Story = {
  args: { group: true, messageFirst: true, label: 'Time of loss', error: 'Choose a time' },
  render: (args) => (
    <FormField {...args}>
      {(control) => (
        <div role="group" {...control}>
          <input aria-label="Hour" size={2} />
        </div>
      )}
    </FormField>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Time of loss' });
    await expect(group).toHaveAccessibleDescription('Choose a time');
    const message = canvas.getByText('Choose a time').getBoundingClientRect();
    await expect(message.bottom).toBeLessThanOrEqual(group.getBoundingClientRect().top);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Anything that shows the state of the building before the loss, taken by you or by somebody else',
    hint: 'Photos, a survey, an inspection report. If there is nothing, say so: ' + longWord,
    optional: true,
  },
};

const states = {
  Default: {},
  Hint: { hint: 'JPEG or PNG, up to 22 MB' },
  Invalid: { error: 'This file cannot be read', required: true },
  Optional: { optional: true },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      {Object.entries(states).map(([state, props]) => (
        <FormField key={state} label={state} {...props}>
          {(control) => <textarea {...control} />}
        </FormField>
      ))}
    </Grid>
  ),
};
