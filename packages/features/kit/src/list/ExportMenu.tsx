import { Button, type ColumnChooserProps, Icon, Menu, MenuItem } from '@fairlead/ui';
import { ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useExport } from './useExport';
import type { ListControls } from './useResourceList';

interface ExportMenuProps<Row> {
  list: ListControls;
  columns: Pick<ColumnChooserProps<Row>, 'columns' | 'hidden'>;
}

/** Downloads all rows of the list with its filters, order and shown columns. */
export function ExportMenu<Row>({ list, columns }: ExportMenuProps<Row>) {
  const { t } = useTranslation('kit');
  const file = useExport(list, columns);
  if (!file) return null;
  return (
    <Menu
      align="end"
      trigger={
        <Button
          leadingIcon={<Icon of={Download} size={16} />}
          trailingIcon={<Icon of={ChevronDown} size={14} />}
          loading={file.loading}
        >
          {t('export')}
        </Button>
      }
    >
      <MenuItem icon={<Icon of={FileSpreadsheet} size={16} />} onSelect={() => void file.save(undefined, 'xlsx')}>
        {t('export.xlsx')}
      </MenuItem>
      <MenuItem icon={<Icon of={FileText} size={16} />} onSelect={() => void file.save()}>
        {t('export.csv')}
      </MenuItem>
    </Menu>
  );
}
