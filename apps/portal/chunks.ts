/**
 * Stylesheets of common components, the page frame and lists. They share one file: one file compresses better than two,
 * and the page after sign-in is styled immediately.
 */
const commonStyles =
  /manrope|layout|theme.(base|contrast|quiet|tone)|themes.default|portal\.css|src.(Alert|AppShell.(AppShell|gutter|stickyTop)|Avatar|Breadcrumbs|Button|Chip|ColumnChooser|Control|DataTable.(DataTable|RowAction)|DensityToggle|EmptyState|Footer|FormField|Heading|IconButton|illustrations|Inline|Kbd|Link|ListFrame|ListToolbar|MeterBar|PageHeader|Pagination|SearchField|SegmentedControl|Select.Select|SidebarNav|SignedOutLayout|Skeleton|SkipLink|Spinner|Stack|Text|TopBar|VisuallyHidden)[\\/.]|CouponListScreen|ManagedList/;

const styles = (pattern: RegExp) => (id: string) => id.endsWith('.css') && pattern.test(id);

/**
 * Chunk groups of the build. One chunk per module would give a hundred small files, which compress badly and load one
 * after the other. A dependency goes into the first group that imports it.
 */
export const groups = [
  { name: 'look', test: styles(commonStyles), priority: 4 },
  // too small for a file of their own; without this group they would load with every page's frame
  { name: 'dashboard', test: styles(/StatCard[\\/]|dashboard\.css/), priority: 4 },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|zod|@hookform)[\\/]/, entriesAware: true, priority: 1 },
  {
    name: 'portal',
    test: /portal.src.main\.tsx|form.(failure|fieldText|lazyResolver)|src.(Alert|Inline|Link|SignedOutLayout|PasswordField|Stack|Text)[\\/]/,
    priority: 2,
  },
  // several areas use these modules; a chunk per area and language would lengthen every preload list
  ...['en', 'fr', 'de', 'nl'].map((language) => ({
    name: `labels.${language}`,
    test: new RegExp(
      String.raw`rules.src.labels.(agencies|claims|opportunities|plans|policies|services).${language}\.ts`,
    ),
    priority: 1,
  })),
  { name: 'shared.tones', test: /rules.src.labels.\w+.tones\.ts/, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true },
];
