import { Pencil } from 'lucide';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as board from '../src/board';
import * as charts from '../src/charts';
import * as combobox from '../src/combobox';
import * as commandPalette from '../src/commandPalette';
import * as ui from '../src/index';
import * as multiSelect from '../src/multiSelect';
import * as richText from '../src/richText';
import * as richTextEditor from '../src/richTextEditor';
import * as scheduler from '../src/scheduler';
import * as signaturePad from '../src/signaturePad';

const all = {
  ...ui,
  ...board,
  ...charts,
  ...combobox,
  ...commandPalette,
  ...multiSelect,
  ...richText,
  ...richTextEditor,
  ...scheduler,
  ...signaturePad,
};
const { Button, Inline, Menu, MenuItem, Text, TextField } = ui;

const noop = () => undefined;
const icon = <ui.Icon of={Pencil} />;
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const columns = [{ id: 'number', header: 'Number', cell: (row: { id: string }) => row.id }];
const rows = [{ id: 'POL-1' }, { id: 'POL-2' }];
const store = ui.createSelection(['POL-1']);
const rowName = (row: { id: string }) => row.id;
const file = { id: '1', name: 'a.pdf', size: 3, type: 'application/pdf' } as const;
const chart = { category: 'Month', categories: ['Oct', 'Nov'], series: [{ name: 'Revenue', values: [220, 329] }] };
const inMenu = (item: ReactElement) => (
  <Menu defaultOpen trigger={<Button>Actions</Button>}>
    {item}
  </Menu>
);

function SelectableTable() {
  const selection = ui.useRowSelection({ store, rowName });
  return <ui.DataTable label="Policies" {...{ columns, rows, selection }} rowKey={rowName} selectedKey="POL-2" />;
}

/** Every exported component, in the states that read the most from the browser. */
const elements: Record<string, ReactElement> = {
  Accordion: <ui.Accordion items={[{ value: 'a', title: 'What is covered?', content: 'Fire' }]} />,
  ActionBar: <ui.ActionBar>{icon}</ui.ActionBar>,
  Alert: <ui.Alert tone="danger" title="The policy was not saved" />,
  AppShell: (
    <ui.AppShell sidebar="Menu" topBar="Policies" locationKey="/policies">
      Page
    </ui.AppShell>
  ),
  Avatar: <ui.Avatar name="Ada Marsh" src="/ada.png" />,
  AvatarGroup: <ui.AvatarGroup members={[{ name: 'Ada Marsh' }, { name: 'Ben Cole' }]} />,
  Badge: <ui.Badge tone="accent">3</ui.Badge>,
  BarChart: <charts.BarChart label="Revenue" {...chart} />,
  BarList: <charts.BarList label="Pipeline" category="Status" value="Count" items={[{ name: 'New', value: 5 }]} />,
  Board: (
    <board.Board
      label="Tasks"
      columns={[{ id: 'open', title: 'Open', cards: rows }]}
      cardKey={rowName}
      cardLabel={rowName}
      renderCard={rowName}
      onMove={() => Promise.resolve(true)}
    />
  ),
  Box: <ui.Box padding={20}>No claims</ui.Box>,
  Breadcrumbs: <ui.Breadcrumbs items={[{ label: 'Policies', href: '/policies' }, { label: 'POL-1' }]} />,
  BrokenArt: <ui.BrokenArt />,
  BulkBar: (
    <ui.BulkBar count={3} onClear={noop}>
      {icon}
    </ui.BulkBar>
  ),
  Button: <Button loading>Save</Button>,
  Callout: <ui.Callout title="Needed by Friday" />,
  Card: <ui.Card title="Owner" />,
  Checkbox: <ui.Checkbox label="I accept" indeterminate />,
  CheckboxList: <ui.CheckboxList label="States" filter {...{ options }} />,
  Chip: <ui.Chip>Active</ui.Chip>,
  Collapsible: <ui.Collapsible label="Details">Text</ui.Collapsible>,
  ColumnChooser: <ui.ColumnChooser columns={columns} hidden={new Set()} onHiddenChange={noop} />,
  Combobox: <combobox.Combobox label="Agent" defaultValue="a" {...{ options }} />,
  CommandPalette: <commandPalette.CommandPalette open onOpenChange={noop} label="Search" commands={[]} />,
  ConfirmDialog: (
    <ui.ConfirmDialog
      open
      onOpenChange={noop}
      title="Delete?"
      description="Forever"
      confirmLabel="Delete"
      onConfirm={noop}
    />
  ),
  ContextMenu: (
    <ui.ContextMenu label="Actions" trigger={<ui.Card tabIndex={0} />}>
      <MenuItem>Edit</MenuItem>
    </ui.ContextMenu>
  ),
  CopyButton: <ui.CopyButton text="a@b.test" />,
  DataTable: <SelectableTable />,
  DateField: <ui.DateField label="Date" defaultValue="01/31/2027" />,
  DateRange: <ui.DateRange label="Created" />,
  DateTimeField: <ui.DateTimeField label="Start" defaultValue="2026-03-03T09:00" timeZone="America/New_York" />,
  DensityToggle: <ui.DensityToggle value="compact" onValueChange={noop} />,
  DescriptionList: <ui.DescriptionList items={[{ term: 'Premium', description: '$1' }]} />,
  Dialog: <ui.Dialog open onOpenChange={noop} title="Assign" />,
  DirectionProvider: <ui.DirectionProvider dir="rtl">Text</ui.DirectionProvider>,
  Divider: <ui.Divider label="or" />,
  DocCard: <ui.DocCard name="a.pdf" />,
  DocumentArt: <ui.DocumentArt />,
  DonutChart: <charts.DonutChart label="Plans" category="Plan" value="Count" items={[{ name: 'A', value: 1 }]} />,
  Drawer: <ui.Drawer open onOpenChange={noop} title="OPP-12" />,
  Dropzone: <ui.Dropzone onFiles={noop} />,
  EditableSection: (
    <ui.EditableSection
      title="Owner"
      defaultEditing
      form={<TextField label="Name" />}
      dirty
      onSave={() => Promise.resolve('saved')}
      onDiscard={noop}
    >
      Ada
    </ui.EditableSection>
  ),
  EmptyState: <ui.EmptyState title="No policies yet" />,
  ErrorPage: <ui.ErrorPage status={404} title="Not found" />,
  ErrorState: <ui.ErrorState title="The policies did not load" onRetry={noop} />,
  FileIcon: <ui.FileIcon name="a.pdf" />,
  FilePreview: <ui.FilePreview name="a.pdf" source="/a.pdf" />,
  FileUpload: <ui.FileUpload label="Documents" defaultValue={[{ ...file, status: 'uploading' }]} />,
  FileViewer: <ui.FileViewer open name="a.pdf" source="/a.pdf" />,
  FilterBar: (
    <ui.FilterBar filters={[{ id: 'status', label: 'Status', options }]} value={{ status: 'a' }} onValueChange={noop} />
  ),
  Footer: <ui.Footer links={[{ label: 'Privacy', href: '/privacy' }]} copyright="© 2026" />,
  FormField: <ui.FormField label="Name">{(control) => <input {...control} />}</ui.FormField>,
  FormGrid: <ui.FormGrid>{icon}</ui.FormGrid>,
  FullRow: <ui.FullRow>{icon}</ui.FullRow>,
  Grid: <ui.Grid columns={3}>{icon}</ui.Grid>,
  Heading: <ui.Heading level={1}>Policies</ui.Heading>,
  HoverCard: (
    <ui.HoverCard open trigger={<ui.Link href="/contact">Ada</ui.Link>}>
      Text
    </ui.HoverCard>
  ),
  Icon: icon,
  IconButton: <ui.IconButton label="Edit">{icon}</ui.IconButton>,
  ImageUpload: <ui.ImageUpload label="Logo" name="Harbor" src="/logo.png" />,
  Inline: <Inline>{icon}</Inline>,
  Kbd: <ui.Kbd>Ctrl K</ui.Kbd>,
  LineChart: <charts.LineChart label="Revenue" {...chart} />,
  Link: <ui.Link href="/policies">All</ui.Link>,
  ListFrame: <ui.ListFrame>Table</ui.ListFrame>,
  ListToolbar: <ui.ListToolbar>Search</ui.ListToolbar>,
  LocaleProvider: <ui.LocaleProvider locale="de">Text</ui.LocaleProvider>,
  LockArt: <ui.LockArt />,
  MailArt: <ui.MailArt />,
  MapArt: <ui.MapArt />,
  Menu: inMenu(<MenuItem>Edit</MenuItem>),
  MenuCheckboxItem: inMenu(
    <ui.MenuCheckboxItem checked onCheckedChange={noop}>
      Premium
    </ui.MenuCheckboxItem>,
  ),
  MenuItem: inMenu(<MenuItem>Edit</MenuItem>),
  MenuLabel: inMenu(<ui.MenuLabel>Theme</ui.MenuLabel>),
  MenuRadioGroup: inMenu(
    <ui.MenuRadioGroup value="a" onValueChange={noop}>
      {icon}
    </ui.MenuRadioGroup>,
  ),
  MenuRadioItem: inMenu(<ui.MenuRadioItem value="a">Alpha</ui.MenuRadioItem>),
  MenuSeparator: inMenu(<ui.MenuSeparator />),
  MenuSub: inMenu(<ui.MenuSub label="Export">{icon}</ui.MenuSub>),
  MeterBar: <ui.MeterBar value={5} max={160} />,
  MoneyField: <ui.MoneyField label="Premium" defaultValue={1200} />,
  MonthField: <ui.MonthField label="Month" defaultValue="12/2026" />,
  MultiSelect: <multiSelect.MultiSelect label="States" defaultValue={['a', 'b']} {...{ options }} />,
  NoResultsArt: <ui.NoResultsArt />,
  NotificationCentre: (
    <ui.NotificationCentre
      items={[{ id: '1', title: 'Quote accepted', date: '2026-03-03T14:00:00Z', unread: true }]}
      onMark={noop}
      onMarkAll={noop}
    />
  ),
  NumberField: <ui.NumberField label="Uses" defaultValue={5} />,
  PageBanner: <ui.PageBanner label="View" title="You see the portal as Ada" />,
  PageHeader: <ui.PageHeader title="Policies" count={500} />,
  Pagination: (
    <ui.Pagination page={1} pageSize={20} pageSizes={[20]} total={500} onPageChange={noop} onPageSizeChange={noop} />
  ),
  PasswordField: <ui.PasswordField label="Password" autoComplete="new-password" />,
  PhoneField: <ui.PhoneField label="Phone" defaultValue="+12075550101" />,
  PinInput: <ui.PinInput label="Code" length={6} />,
  Popover: <ui.Popover open trigger={<Button>Columns</Button>} title="Columns" />,
  ProgressBar: <ui.ProgressBar label="Imported" value={40} />,
  ProgressLine: <ui.ProgressLine active />,
  RadioCards: <ui.RadioCards label="Plan" {...{ options }} />,
  RadioGroup: <ui.RadioGroup label="Type" {...{ options }} />,
  ReadOnly: (
    <ui.ReadOnly reason="Customer view">
      <Button writes>Save</Button>
    </ui.ReadOnly>
  ),
  RecordHeader: <ui.RecordHeader title="Ada Marsh" />,
  RepeatableFields: (
    <ui.RepeatableFields
      label="Coverages"
      rows={rows}
      rowLabel={(index) => `Coverage ${index + 1}`}
      addLabel="Add coverage"
      onAdd={noop}
      onRemove={noop}
    >
      {() => <TextField label="Name" />}
    </ui.RepeatableFields>
  ),
  RequiredNote: <ui.RequiredNote />,
  RichText: <richText.RichText html="<p>Text</p>" />,
  RichTextEditor: <richTextEditor.RichTextEditor label="Message" defaultValue="<p>Text</p>" />,
  RowAction: <ui.RowAction label="Delete POL-1" text="Delete" icon={icon} />,
  Scheduler: (
    <scheduler.Scheduler label="Follow-ups" events={[{ id: '1', title: 'Call Ada', start: '2026-03-03T09:00' }]} />
  ),
  SearchField: <ui.SearchField value="text" onValueChange={noop} />,
  SectionNav: <ui.SectionNav items={[{ id: 'brand', label: 'Brand' }]} />,
  SegmentedControl: <ui.SegmentedControl label="Whose" {...{ options }} />,
  Select: <ui.Select label="State" defaultValue="a" {...{ options }} />,
  SidebarAction: <ui.SidebarAction icon={icon} label="Sign out" />,
  SidebarNav: (
    <ui.SidebarNav
      logo={icon}
      name="Fairlead"
      sections={[{ heading: 'Sales', items: [{ id: 'a', label: 'Quotes', icon, href: '/quotes' }] }]}
    />
  ),
  SignaturePad: <signaturePad.SignaturePad label="Signature" defaultValue={{ kind: 'typed', name: 'Ada' }} />,
  SignedOutLayout: (
    <ui.SignedOutLayout logo={icon} brand={{ title: 'Fairlead', text: 'The portal' }}>
      Form
    </ui.SignedOutLayout>
  ),
  Skeleton: <ui.Skeleton shape="box" height={180} />,
  SkipLink: <ui.SkipLink />,
  Sparkline: (
    <charts.Sparkline label="Policies" category="Month" value="Policies" categories={['Oct']} values={[480]} />
  ),
  Spinner: <ui.Spinner label="Loading" />,
  Splitter: <ui.Splitter label="Resize" first="List" second="Text" />,
  Stack: <ui.Stack>{icon}</ui.Stack>,
  StatCard: <ui.StatCard label="Active" value={290} />,
  StatStrip: <ui.StatStrip>{icon}</ui.StatStrip>,
  Stepper: <ui.Stepper label="Claim" steps={options} current="a" />,
  Sticky: <ui.Sticky>{icon}</ui.Sticky>,
  Switch: <ui.Switch label="Notify me" />,
  TabNav: <ui.TabNav label="Profile" current="a" items={[{ id: 'a', href: '/a', label: 'Profile' }]} />,
  Table: <ui.Table label="Coverages" />,
  Tabs: <ui.Tabs label="Contact" items={[{ value: 'a', label: 'Details', content: 'Text' }]} />,
  TagsField: <ui.TagsField label="Copy to" defaultValue={['a@b.test']} />,
  Text: <Text tone="muted">Text</Text>,
  TextArea: <ui.TextArea label="Note" counter={1000} defaultValue="Text" />,
  TextField: <TextField label="Name" counter={20} defaultValue="Ada" />,
  ThemeScope: <ui.ThemeScope theme="DARK">{icon}</ui.ThemeScope>,
  ThemeScript: <ui.ThemeScript />,
  TicketArt: <ui.TicketArt />,
  TimeField: <ui.TimeField label="Digest" defaultValue="09:00" />,
  Timeline: <ui.Timeline entries={[{ id: 1, title: 'Called' }]} />,
  TimelineComposer: (
    <ui.TimelineComposer
      label="Add"
      kinds={options}
      placeholder="Write"
      defaultValue="a"
      renderForm={() => <ui.TextArea label="Note" />}
    />
  ),
  ToastHost: <ui.ToastHost />,
  Toolbar: <ui.Toolbar label="Text" items={[{ id: 'a', label: 'Bold', onSelect: noop }]} />,
  Tooltip: (
    <ui.Tooltip content="Copy">
      <Button>Copy</Button>
    </ui.Tooltip>
  ),
  TopBar: <ui.TopBar start="Policies" />,
  VisuallyHidden: <ui.VisuallyHidden>Text</ui.VisuallyHidden>,
};

it('covers every exported component', () => {
  const components = Object.entries(all).flatMap(([name, value]) =>
    /^[A-Z][a-z]/.test(name) && typeof value === 'function' ? name : [],
  );
  expect(Object.keys(elements).toSorted()).toEqual(components.toSorted());
});

describe('without the globals of a browser', () => {
  beforeEach(() => {
    for (const name of ['window', 'document', 'navigator', 'location', 'localStorage']) vi.stubGlobal(name, undefined);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each(Object.entries(elements))('%s renders', (_, element) => {
    expect(renderToString(element)).toBeTypeOf('string');
  });

  it('selected rows, files and previews are part of the output', () => {
    expect(renderToString(<SelectableTable />)).toContain('POL-1');
    expect(renderToString(elements.FileUpload)).toContain('a.pdf');
    expect(renderToString(elements.FilePreview)).toContain('data-state="loading"');
    expect(renderToString(elements.RichText)).toBe('<div dir="auto"></div>');
  });
});
