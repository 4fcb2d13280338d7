import { formatInstant, urls } from '@fairlead/kit';
import type { AuditRecord } from '@fairlead/rules';
import { Inline, Link, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Settings } from './settings.api';

interface LastChangeProps {
  change: Settings['lastChanges'][keyof Settings['lastChanges']];
  /** Kind of record whose entries the audit log then lists. */
  record: AuditRecord;
}

/** Who changed a section last, with a link to the changes in the audit log. Nothing while there is none. */
export function LastChange({ change, record }: LastChangeProps) {
  const { t } = useTranslation('agencies');
  if (!change) return null;
  return (
    <Inline gap={8} wrap>
      <Text tone="muted" size="caption">
        {t('settings.changedBy', { name: change.changedBy, date: formatInstant(change.changedAt) })}
      </Text>
      <Link asChild>
        <RouterLink to={`${urls.audit}?filters=record.is.${record}`}>{t('settings.history')}</RouterLink>
      </Link>
    </Inline>
  );
}
