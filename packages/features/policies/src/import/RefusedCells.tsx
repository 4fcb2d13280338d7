import { useTranslation } from 'react-i18next';
import type { RefusedCell } from './import.api';
import * as styles from './import.css';

/** Which cells are wrong and why, by the rows and columns of the spreadsheet. */
export function RefusedCells({ cells }: { cells: readonly RefusedCell[] }) {
  const { t } = useTranslation('policies');
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('import.refused')}>
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
      </table>
    </div>
  );
}
