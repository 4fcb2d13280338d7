import type { Schemas } from '@fairlead/api-client/client';
import { Box, Table, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './policies.css';

/** Read-only table of coverages and limits. Shows one line per coverage on phones too. */
export function CoverageTable({ coverages }: { coverages: readonly Schemas['PolicyCoverage'][] }) {
  const { t } = useTranslation('policies');
  if (coverages.length === 0)
    return (
      <Box padding={20}>
        <Text tone="muted">{t('coverages.none')}</Text>
      </Box>
    );
  return (
    <Table label={t('coverages')}>
      <thead>
        <tr>
          <th scope="col">{t('coverage.name')}</th>
          <th scope="col" className={styles.wideDescription}>
            {t('coverage.description')}
          </th>
          <th scope="col" data-align="end">
            {t('coverage.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {coverages.map(({ id, name, description, value }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className={styles.narrowDescription}>{description}</span>
            </th>
            <td className={styles.wideDescription}>{description}</td>
            <td data-align="end">{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
