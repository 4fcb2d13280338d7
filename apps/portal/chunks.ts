/**
 * The stylesheets of what every page is made of, of the frame and of a list: one file, since two compress worse than one,
 * and what comes after sign-in has its looks at once.
 */
const looks =
  /manrope|layout|theme.(base|contrast|quiet|tone)|themes.default|portal\.css|src.(Alert|AppShell.(AppShell|gutter|stickyTop)|Avatar|Breadcrumbs|Button|Chip|ColumnChooser|Control|DataTable.(DataTable|RowAction)|DensityToggle|EmptyState|Footer|FormField|Heading|IconButton|illustrations|Inline|Kbd|Link|ListFrame|ListToolbar|MeterBar|PageHeader|Pagination|SearchField|SegmentedControl|Select.Select|SidebarNav|SignedOutLayout|Skeleton|SkipLink|Spinner|Stack|Text|TopBar|VisuallyHidden)[\\/.]|CouponListScreen|ManagedList/;

const styles = (of: RegExp) => (id: string) => id.endsWith('.css') && of.test(id);

/**
 * A module a chunk would be a hundred small files, which compress badly and each wait for the one before. Dependencies
 * come along into the first group that asks for them.
 */
export const groups = [
  { name: 'look', test: styles(looks), priority: 4 },
  // too small for a file of their own, they would come with the frame of every page
  { name: 'dashboard', test: styles(/StatCard[\\/]|dashboard\.css/), priority: 4 },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|zod|@hookform)[\\/]/, entriesAware: true, priority: 1 },
  {
    name: 'portal',
    test: /portal.src.main\.tsx|form.(failure|fieldText|lazyResolver)|src.(Alert|Inline|Link|SignedOutLayout|PasswordField|Stack|Text)[\\/]/,
    priority: 2,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true },
];
