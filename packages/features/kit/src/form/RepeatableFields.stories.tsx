import { Button, FormGrid, RepeatableFields, Stack, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFieldArray, useForm } from 'react-hook-form';
import { expect, fn, waitFor, within } from 'storybook/test';

interface Values {
  coverages: { name: string; value: string }[];
}
interface FormProps {
  onSave: (values: Values) => void;
}

function Form({ onSave }: FormProps) {
  const { control, register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { coverages: [{ name: 'Building', value: '250,000' }] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'coverages' });
  const { errors } = formState;
  return (
    <form noValidate aria-label="Coverages" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Stack gap={20}>
        <RepeatableFields
          label="Coverages"
          rows={fields}
          rowLabel={(index) => `Coverage ${index + 1}`}
          addLabel="Add coverage"
          onAdd={() => append({ name: '', value: '' }, { shouldFocus: false })}
          onRemove={remove}
        >
          {(_, index) => (
            <FormGrid>
              <TextField
                {...register(`coverages.${index}.name`, { required: 'Name is required' })}
                label="Name"
                required
                error={errors.coverages?.[index]?.name?.message}
              />
              <TextField
                {...register(`coverages.${index}.value`, { required: 'Value is required' })}
                label="Value"
                required
                error={errors.coverages?.[index]?.value?.message}
              />
            </FormGrid>
          )}
        </RepeatableFields>
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Flows/Kit/RepeatableFields',
  component: Form,
  args: { onSave: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows from react-hook-form's `useFieldArray`. */
export const FieldArray: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = (index: number) => within(canvas.getByRole('group', { name: `Coverage ${index}` }));
    const name = (index: number) => row(index).getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add coverage' }));
    await waitFor(() => expect(name(2)).toHaveFocus());
    await userEvent.keyboard('Contents{Tab}80,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Add coverage' }));
    await waitFor(() => expect(name(3)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name(3)).toHaveFocus());
    await expect(name(3)).toHaveAccessibleDescription('Name is required');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coverage 1' }));
    await waitFor(() => expect(name(1)).toHaveFocus());
    await expect(name(1)).toHaveValue('Contents');
    // the error of the removed row is gone
    await expect(name(2)).toHaveAccessibleDescription('Name is required');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coverage 2' }));
    await waitFor(() => expect(name(1)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave.mock.calls[0]?.[0]).toEqual({
      coverages: [{ name: 'Contents', value: '80,000' }],
    });
  },
};
