const messages = {
  list: 'All Insurance Types',
  empty: 'Not Found',
  emptyText: 'Create an insurance type that agencies can sell.',
  create: 'Create Insurance Type',
  update: 'Update Insurance Type',
  name: 'Name',
  tag: 'Tag',
  tagHint: 'An identifier for other programs. It cannot be changed later.',
  tagFixed: 'The tag of an existing insurance type cannot be changed.',
  active: 'Active',
  inactive: 'Inactive',
};
export type InsuranceTypeMessages = typeof messages;
export default messages;
