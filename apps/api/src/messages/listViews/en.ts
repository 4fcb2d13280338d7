/** Messages about saved views of lists. */
export const en = {
  'listView.created': 'The view is saved',
  'listView.updated': 'The view is changed',
  'listView.deleted': 'The view is deleted',
  'listView.notFound': 'This view no longer exists',
  'listView.nameTaken': 'You already have a view with this name',
  'listView.tooMany': 'You have the maximum number of views of this list',
  'label.list': 'List',
  'label.viewId': 'View',
  'label.query': 'Filters and sorting',
  'label.columns': 'Columns',
  'label.density': 'Row height',
  'label.shared': 'Shared with the agency',
  'label.isDefault': 'Default view',
} as const;
