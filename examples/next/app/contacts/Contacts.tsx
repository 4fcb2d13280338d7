'use client';
import { Chip, DataTable } from '@fairlead/ui';
import type { Contact } from './contacts';

export const Contacts = ({ contacts }: { contacts: Contact[] }) => (
  <DataTable
    label="Contacts"
    rows={contacts}
    rowKey={({ id }) => id}
    columns={[
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'state', header: 'State', cell: ({ state }) => state },
      {
        id: 'status',
        header: 'Status',
        cell: ({ active }) => <Chip tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Chip>,
      },
    ]}
  />
);
