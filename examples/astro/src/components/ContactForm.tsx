import { Button, FormGrid, Inline, Select, Stack, TextField, toast } from '@fairlead/ui';
import { type FormEvent, useState } from 'react';
import { NoteDialog } from './NoteDialog';

const states = [
  { value: 'ID', label: 'Idaho' },
  { value: 'OR', label: 'Oregon' },
];

export function ContactForm() {
  const [errors, setErrors] = useState<{ name?: string; state?: string }>({});
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = {
      ...(!values.get('name') && { name: 'Enter the name.' }),
      ...(!values.get('state') && { state: 'Select the state.' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) toast.success(`${values.get('name')} was created.`);
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap={16}>
        <FormGrid>
          <TextField label="Name" name="name" required error={errors.name} />
          <Select label="State" name="state" options={states} required error={errors.state} />
        </FormGrid>
        <Inline justify="end">
          <NoteDialog />
          <Button type="submit" variant="solid" tone="accent">
            Save
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
