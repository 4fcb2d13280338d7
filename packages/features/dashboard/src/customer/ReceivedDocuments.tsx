import { formatInstant, formatTotal, urls } from '@fairlead/kit';
import { Card, Chip, FileIcon, formatBytes, Icon, Text, useLocale, VisuallyHidden } from '@fairlead/ui';
import { Download } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import { ViewAll } from '../ViewAll';
import * as styles from './customer.css';

/** Newest documents from the agency, as downloads, with a link to all of them. */
export function ReceivedDocuments({ figures }: { figures: CustomerFigures }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <Card
      title={t('receivedDocuments')}
      padding="none"
      actions={
        <ViewAll
          to={urls.documents}
          query="filter=agency"
          of={t('receivedDocuments')}
          label={t('received.allDocuments', { total: formatTotal(figures.receivedDocumentCount) })}
        />
      }
    >
      <ul className={styles.entries}>
        {figures.receivedDocuments.map(({ id, file, insuranceName, number, createdAt, isNew }) => (
          <li key={id} className={styles.line}>
            <a className={styles.entry} href={file.fileUrl} target="_blank" rel="noreferrer">
              <FileIcon name={file.name} type={file.contentType} />
              <span className={styles.names}>
                <Text asChild weight="label">
                  <span>
                    <VisuallyHidden>{`${t('download')}: `}</VisuallyHidden>
                    {file.name}
                  </span>
                </Text>
                <Text asChild size="caption" tone="muted" numeric>
                  <span>
                    {`${insuranceName} `}
                    <span className={styles.number}>{number}</span>
                    {' · '}
                    <span className={styles.number}>{formatBytes(file.size, locale)}</span>
                    {` · ${formatInstant(createdAt)}`}
                  </span>
                </Text>
              </span>
              {isNew ? (
                <Chip tone="accent" status="NEW">
                  {t('received.new')}
                </Chip>
              ) : null}
              <Icon of={Download} className={styles.chevron} size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
