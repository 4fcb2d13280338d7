import { Admin, Datagrid, type DataProvider, EmailField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import type { Person } from '../people';

// The resource only lists, so the other functions are missing.
const dataProvider = {
  getList: async () => {
    const response = await fetch('/api/people');
    const data = (await response.json()) as Person[];
    return { data, total: data.length };
  },
} as unknown as DataProvider;

const People = () => (
  <List perPage={100}>
    <Datagrid>
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="phone" />
      <TextField source="city" />
      <TextField source="status" />
      <TextField source="policies" />
      <TextField source="updated" />
    </Datagrid>
  </List>
);

const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <Admin dataProvider={dataProvider}>
      <Resource name="people" list={People} />
    </Admin>,
  );
