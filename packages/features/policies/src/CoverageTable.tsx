import type { Schemas } from '@fairlead/api-client/client';
import { Box, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './policies.css';

/** What a policy covers and up to what, for reading: one line each, on a phone too. */
export function CoverageTable({ coverages }: { coverages: readonly Schemas['PolicyCoverage'][] }) {
  const { t } = useTranslation('policies');
  if (coverages.length === 0)
    return (
      <Box padding={20}>
        <Text tone="muted">{t('coverages.none')}</Text>
      </Box>
    );
  return (
    <table aria-label={t('coverages')} className={styles.coverages}>
      <thead>
        <tr>
          <th scope="col">{t('coverage.name')}</th>
          <th scope="col" className={styles.meaning}>
            {t('coverage.description')}
          </th>
          <th scope="col">{t('coverage.value')}</th>
        </tr>
      </thead>
      <tbody>
        {coverages.map(({ id, name, description, value }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className={styles.under}>{description}</span>
            </th>
            <td className={styles.meaning}>{description}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
