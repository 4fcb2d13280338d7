const words = {
  list: 'All Insurance Types',
  empty: 'Not Found',
  emptyText: 'Make a kind of insurance that agencies can sell.',
  create: 'Create Insurance Type',
  update: 'Update Insurance Type',
  name: 'Name',
  tag: 'Tag',
  tagHint: 'What programs know it by. It cannot be changed later.',
  tagFixed: 'It cannot be changed once the type is made.',
  created: 'Created',
  active: 'Active',
  inactive: 'Inactive',
};
export type InsuranceTypeMessages = typeof words;
export default words;
