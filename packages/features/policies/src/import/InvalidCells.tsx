import { useTranslation } from 'react-i18next';
import type { InvalidCell } from './import.api';
import * as styles from './import.css';

/** Invalid cells with row, column and reason. */
export function InvalidCells({ cells }: { cells: readonly InvalidCell[] }) {
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
