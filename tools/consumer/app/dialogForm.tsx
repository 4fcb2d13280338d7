import { Button, Checkbox, Dialog, FormGrid, Select, Stack, TextArea, TextField } from '@fairlead/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <Dialog trigger={<Button>Edit</Button>} title="Edit Contact" footer={<Button variant="solid">Save</Button>}>
    <Stack gap={16}>
      <FormGrid>
        <TextField label="First Name" name="first" required />
        <TextField label="Last Name" name="last" required />
        <Select label="State" name="state" options={[{ value: 'OR', label: 'Oregon' }]} />
      </FormGrid>
      <TextArea label="Notes" name="notes" />
      <Checkbox label="Customer" name="customer" />
    </Stack>
  </Dialog>,
);
