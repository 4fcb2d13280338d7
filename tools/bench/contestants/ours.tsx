import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import {
  Avatar,
  Button,
  Chip,
  type Column,
  DataTable,
  Dialog,
  FormGrid,
  Inline,
  RowAction,
  Select,
  TextField,
} from '@fairlead/ui';
import { Fragment } from 'react';
import { bin, buttonCount, fields, pencil, useValues } from '../data';
import { type Person, people } from '../people';
import { perform } from '../stage';

const columns: readonly Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    cell: ({ name }) => (
      <Inline gap={8}>
        <Avatar name={name} />
        {name}
      </Inline>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone },
  { id: 'city', header: 'City', cell: ({ city }) => city },
  {
    id: 'status',
    header: 'Status',
    card: 'chip',
    cell: ({ active, status }) => <Chip tone={active ? 'success' : 'danger'}>{status}</Chip>,
  },
  { id: 'policies', header: 'Policies', align: 'end', cell: ({ policies }) => policies },
  { id: 'updated', header: 'Updated', cell: ({ updated }) => updated },
];

perform({
  Surroundings: Fragment,
  Buttons: () => Array.from({ length: buttonCount }, (_, index) => <Button key={index}>Button {index}</Button>),
  Table: () => (
    <DataTable
      label="Contacts"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      rowActions={({ name }) => (
        <>
          <RowAction label={`Edit ${name}`} text="Edit" icon={pencil} />
          <RowAction label={`Delete ${name}`} text="Delete" icon={bin} tone="danger" />
        </>
      )}
    />
  ),
  Form: ({ open }) => (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      size="medium"
      title="Edit Contact"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="solid" tone="accent">
            Save
          </Button>
        </>
      }
    >
      <Fields />
    </Dialog>
  ),
  setTheme: (theme) => {
    document.documentElement.dataset.theme = theme === 'dark' ? 'DARK' : 'DEFAULT';
  },
});

function Fields() {
  const { read, change } = useValues();
  return (
    <FormGrid>
      {fields.map(({ name, label, options }) =>
        options ? (
          <Select
            key={name}
            label={label}
            options={options}
            value={read(name)}
            onValueChange={(value) => change(name, value)}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            value={read(name)}
            onChange={(event) => change(name, event.target.value)}
          />
        ),
      )}
    </FormGrid>
  );
}
