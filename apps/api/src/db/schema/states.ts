import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const states = pgTable('states', {
  id: id(),
  name: text('name').notNull().unique('states_name_ux'),
  /** Two letters */
  code: text('code').notNull().unique('states_code_ux'),
});
