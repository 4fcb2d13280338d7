import { Button, type ColumnChooserProps, Icon, IconButton, Menu, MenuItem } from '@fairlead/ui';
import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useExport } from './useExport';
import type { ListControls } from './useResourceList';

interface ExportMenuProps<Row> {
  list: ListControls;
  /** Columns of the table. Defaults to all columns of the export. */
  columns?: Pick<ColumnChooserProps<Row>, 'columns' | 'hidden'>;
  /** Shows the button as an icon, where the toolbar has no room for text. */
  compact?: boolean;
}

/** Downloads all rows of the list with its filters, order and shown columns. */
export function ExportMenu<Row>({ list, columns, compact = false }: ExportMenuProps<Row>) {
  const { t } = useTranslation('kit');
  const file = useExport(list, columns);
  if (!file) return null;
  const trigger = compact ? (
    <IconButton label={t('export')} variant="outline" loading={file.loading}>
      <Icon of={Download} size={16} />
    </IconButton>
  ) : (
    <Button
      leadingIcon={<Icon of={Download} size={16} />}
      trailingIcon={<Icon of={ChevronDown} size={14} />}
      loading={file.loading}
    >
      {t('export')}
    </Button>
  );
  return (
    <Menu align="end" trigger={trigger}>
      <MenuItem icon={<Icon of={FileSpreadsheet} size={16} />} onSelect={() => void file.save(undefined, 'xlsx')}>
        {t('export.xlsx')}
      </MenuItem>
      <MenuItem icon={<Icon of={FileText} size={16} />} onSelect={() => void file.save()}>
        {t('export.csv')}
      </MenuItem>
    </Menu>
  );
}
