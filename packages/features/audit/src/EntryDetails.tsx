import { formatDateTime, showChangedValue } from '@fairlead/kit';
import { DescriptionList, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from './audit.api';
import * as styles from './audit.css';

type Value = AuditEntry['values'][number];

/** Values before and after, and how the change was made. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const { values, operation, networkAddress, userAgent, browser, system, reason, occurrences, creationDate, id } =
    entry;
  const facts = [
    { term: t('when'), description: formatDateTime(creationDate) },
    reason && { term: t('reason'), description: reason },
    occurrences > 1 && { term: t('occurrences'), description: String(occurrences) },
    { term: t('operation'), description: operation },
    networkAddress && { term: t('fromWhere'), description: networkAddress },
    userAgent && {
      term: t('device'),
      description: (
        <Stack gap={0}>
          <span>{[browser, system].filter(Boolean).join(', ')}</span>
          <Text tone="muted" size="caption">
            {userAgent}
          </Text>
        </Stack>
      ),
    },
    { term: t('entry'), description: id },
  ].filter((fact) => fact !== null && fact !== false && fact !== '');
  return (
    <Stack gap={16}>
      {values.length > 0 ? <Values values={values} /> : null}
      <DescriptionList items={facts} />
    </Stack>
  );
}

function Values({ values }: { values: readonly Value[] }) {
  const { t } = useTranslation('audit');
  const shown = (value: Value, text: string | null) =>
    text === null ? (
      <Text as="span" tone="muted">
        {t('nothing')}
      </Text>
    ) : (
      showChangedValue(value, text)
    );
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value.field}>
            <th scope="row">{value.label}</th>
            <td className={styles.before}>{shown(value, value.before)}</td>
            <td>{shown(value, value.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
