import { Avatar, Chip, DataTable, PageHeader, RowAction, Text } from '@fairlead/ui';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  name: `Contact ${index}`,
  active: index % 2 === 0,
}));
type Row = (typeof rows)[number];

createRoot(document.body).render(
  <>
    <PageHeader title="Contacts" count="100" />
    <DataTable<Row>
      label="Contacts"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'photo', header: 'Photo', cell: ({ name }) => <Avatar name={name} /> },
        { id: 'name', header: 'Name', sortBy: 'name', cell: ({ name }) => <Text>{name}</Text> },
        {
          id: 'status',
          header: 'Status',
          cell: ({ active }) => <Chip tone={active ? 'success' : 'neutral'}>Active</Chip>,
        },
      ]}
      rowActions={({ name }) => <RowAction label={`Edit ${name}`} text="Edit" icon={<svg />} />}
      sort={{ by: 'name', direction: 'asc' }}
      onSortChange={console.log}
    />
  </>,
);
