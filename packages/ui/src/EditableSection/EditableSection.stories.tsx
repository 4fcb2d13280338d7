import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { FormGrid } from '../FormGrid/FormGrid';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { EditableSection, type EditableSectionProps, type SaveOutcome } from './EditableSection';

const meta = {
  title: 'Components/Inputs/EditableSection',
  component: EditableSection,
  parameters: docs({
    use: "Section of a record that is read more often than edited, and that is edited on its own: a policy's info, carrier or other information.",
    avoid: 'Use a page with a form to edit a whole record, and `Switch` for a single setting.',
    keys: {
      'Enter, Space': 'On Edit: open the form and focus its first field',
      Enter: 'In a single-line field: saves',
      Tab: 'Moves through the fields to Cancel and Save',
    },
    dos: [
      'Return `invalid` when validation fails. The first invalid field gets the focus.',
      'Keep the entered values in the caller, so that a failed save loses nothing.',
    ],
    donts: ['Allow editing two sections at once when their values depend on each other.'],
  }),
  args: {
    title: 'Policy Info',
    children: null,
    form: null,
    dirty: false,
    onSave: fn(),
    onDiscard: fn(),
    onEditingChange: fn(),
  },
} satisfies Meta<typeof EditableSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = { number: 'CA-90-551287', premium: '31208.75' };

/** Keeps the values in state, like a screen. */
function PolicyInfo({ onSave, onDiscard, ...args }: EditableSectionProps) {
  const [record, setRecord] = useState(saved);
  const [typed, setTyped] = useState(record);
  const [error, setError] = useState<string>();
  return (
    <EditableSection
      {...args}
      dirty={typed.number !== record.number || typed.premium !== record.premium}
      onSave={async () => {
        setError(typed.number ? undefined : 'Policy Number is required');
        const outcome = typed.number ? await onSave() : 'invalid';
        if (outcome === 'saved') setRecord(typed);
        return outcome;
      }}
      onDiscard={() => {
        setTyped(record);
        setError(undefined);
        onDiscard();
      }}
      form={
        <FormGrid>
          <TextField
            label="Policy Number"
            required
            error={error}
            value={typed.number}
            onChange={(event) => setTyped({ ...typed, number: event.target.value })}
          />
          <TextField
            label="Premium"
            value={typed.premium}
            onChange={(event) => setTyped({ ...typed, premium: event.target.value })}
          />
        </FormGrid>
      }
    >
      <DescriptionList
        items={[
          { term: 'Policy Number', description: record.number },
          { term: 'Premium', description: record.premium },
        ]}
      />
    </EditableSection>
  );
}
const render = (args: EditableSectionProps) => <PolicyInfo {...args} />;

export const Default: Story = { render };

/** Without permission to edit, there is no button. */
export const NotEditable: Story = {
  render,
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Editing: Story = {
  render,
  args: { defaultEditing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Policy Info' })).toBeVisible();
    // No changes to save yet.
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Conditions under which the policy may be cancelled before the end of its period by either party',
    children: 'Radius of operation 200 miles. '.repeat(20),
    actions: (
      <Button variant="ghost" size="small">
        Show history
      </Button>
    ),
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];
const edit = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Edit Policy Info' });
const number = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Policy Number' });
const change = async (context: Context) => {
  await context.userEvent.click(edit(context));
  await waitFor(() => expect(number(context)).toHaveFocus());
  await context.userEvent.type(number(context), '-A');
};

export const SavesByKeyboard: Story = {
  tags: ['keyboard'],
  render,
  args: { onSave: fn(() => Promise.resolve<SaveOutcome>('saved')) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await expect(edit(context)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(number(context)).toHaveFocus());
    await userEvent.keyboard('{End}-A');
    await expect(canvas.getByText('Changes not saved')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('CA-90-551287-A')).toBeVisible());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(edit(context)).toHaveFocus());
  },
};

let answer: (outcome: SaveOutcome) => void = () => {};
const slowly = fn(() => new Promise<SaveOutcome>((resolve) => (answer = resolve)));

/** While saving, the section cannot be saved again or closed. */
export const Saving: Story = {
  render,
  args: { onSave: slowly },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await change(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer('saved');
    await waitFor(() => expect(edit(context)).toHaveFocus());
  },
};

export const SaveRefused: Story = {
  render,
  args: { onSave: fn(() => Promise.resolve<SaveOutcome>({ refused: 'This policy was cancelled by another user' })) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await change(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This policy was cancelled by another user');
    // The entered values are kept.
    await expect(number(context)).toHaveValue('CA-90-551287-A');
  },
};

/** The error of a long section comes into view, because Save stays at the bottom of the window. */
export const RefusedInView: Story = {
  args: {
    defaultEditing: true,
    dirty: true,
    form: (
      <Stack gap={20}>
        {Array.from({ length: 30 }, (_, at) => (
          <TextField key={at} label={`Coverage ${at + 1}`} />
        ))}
      </Stack>
    ),
    onSave: fn(() => Promise.resolve<SaveOutcome>({ refused: 'This policy was cancelled by another user' })),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Coverage 30' }).scrollIntoView();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const Invalid: Story = {
  render,
  args: { onSave: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(edit(context));
    await userEvent.clear(number(context));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(number(context)).toHaveFocus());
    await expect(number(context)).toHaveAccessibleDescription('Policy Number is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const CancelsAtOnceWhenClean: Story = {
  render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(edit(context));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(edit(context)).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const AsksBeforeDiscarding: Story = {
  render,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await change(context);
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await screen.findByRole('alertdialog', { name: 'Discard changes' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(number(context)).toHaveValue('CA-90-551287-A');
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(edit(context)).toHaveFocus());
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(canvas.getByText('CA-90-551287')).toBeVisible();
    await userEvent.click(edit(context));
    await expect(number(context)).toHaveValue('CA-90-551287');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={20}>
      <PolicyInfo {...args} />
      <PolicyInfo {...args} title="Carrier" editable={false} />
      <PolicyInfo {...args} title="Agent Info" defaultEditing />
      <PolicyInfo
        {...args}
        title="Other Information"
        defaultEditing
        onSave={() => Promise.resolve({ refused: 'This policy was cancelled by another user' })}
      />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Premium' })[1] ?? document.body, '0{Enter}');
    await canvas.findByRole('alert');
  },
};
