/** The stylesheets of what every page is made of. */
const looks =
  /manrope|layout|theme.(base|contrast|quiet|tone)|themes.default|portal\.css|src.(Alert|Button|Card|Control|EmptyState|Footer|FormField|Heading|IconButton|Inline|Link|PageHeader|SignedOutLayout|Spinner|Stack|Text|VisuallyHidden)[\\/]/;

/** The stylesheets of the frame around the other pages, and of a list. */
const inside =
  /theme.(floating|motion)|src.(AppShell|Avatar|Breadcrumbs|Chip|ColumnChooser|DataTable|DensityToggle|illustrations|Kbd|ListFrame|ListToolbar|Listbox|Menu|MeterBar|Pagination|SearchField|SegmentedControl|Select|SidebarNav|Skeleton|SkipLink|Tooltip|TopBar)[\\/]|CouponListScreen|ManagedList/;

const styles = (of: RegExp) => (id: string) => id.endsWith('.css') && of.test(id);

/**
 * A module a chunk would be a hundred small files, which compress badly and each wait for the one before. Dependencies
 * come along into the first group that asks for them.
 */
export const groups = [
  { name: 'look', test: styles(looks), priority: 4 },
  { name: 'inside', test: styles(inside), priority: 4 },
  // too small for a file of their own, they would come with the frame of every page
  { name: 'dashboard', test: styles(/StatCard[\\/]|dashboard\.css/), priority: 4 },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|zod|@hookform)[\\/]/, entriesAware: true, priority: 1 },
  {
    name: 'portal',
    test: /portal.src.main\.tsx|form.(failure|fieldText|lazyResolver)|src.(Alert|Card|Inline|Link|PageHeader|SignedOutLayout|PasswordField|Stack|Text)[\\/]/,
    priority: 2,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 400 },
];
