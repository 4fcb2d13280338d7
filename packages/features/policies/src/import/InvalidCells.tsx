import { Table } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { InvalidCell } from './import.api';

/** Invalid cells with row, column and reason. */
export function InvalidCells({ cells }: { cells: readonly InvalidCell[] }) {
  const { t } = useTranslation('policies');
  return (
    <Table framed density="compact" label={t('import.refused')}>
      <thead>
        <tr>
          <th scope="col">{t('import.row')}</th>
          <th scope="col">{t('import.column')}</th>
          <th scope="col">{t('import.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ row, column, message, code }) => (
          <tr key={`${row} ${column} ${code}`}>
            <td>{row}</td>
            <td>{column}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
