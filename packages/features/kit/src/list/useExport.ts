import { useAuth } from '@fairlead/session';
import { type ColumnChooserProps, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from './exportList';
import type { ListControls } from './useResourceList';

export interface ListExport {
  loading: boolean;
  /** Downloads these rows, or all rows of the list. The format defaults to CSV. */
  save: (ids?: readonly string[], format?: ExportFormat) => Promise<void>;
}

/**
 * Downloads rows of a list with its shown columns, or with all columns if the list is not a table. Undefined for lists without an
 * export, and for customers.
 */
export function useExport<Row>(
  list: ListControls,
  table?: Pick<ColumnChooserProps<Row>, 'columns' | 'hidden'>,
): ListExport | undefined {
  const { t } = useTranslation('kit');
  const { viewer } = useAuth();
  const [loading, setLoading] = useState(false);
  const { exportable, notExported } = list.definition;
  if (!exportable || !viewer || viewer.role === 'CUSTOMER') return undefined;
  const save = async (ids?: readonly string[], format: ExportFormat = 'csv') => {
    setLoading(true);
    try {
      const { exportList } = await import('./exportList');
      const columns = table?.columns
        .map(({ id }) => id)
        .filter((id) => !table.hidden.has(id) && !notExported.includes(id));
      const count = await exportList(list.pageRead, { format, columns, ids });
      toast.success(t('export.done', { count }));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setLoading(false);
  };
  return { loading, save };
}
