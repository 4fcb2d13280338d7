import { formatInstant } from '@fairlead/kit';
import { Card, FileIcon, formatBytes, Icon, Text, useLocale, VisuallyHidden } from '@fairlead/ui';
import { Download } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as styles from './customer.css';

interface ReceivedDocumentsProps {
  documents: CustomerFigures['receivedDocuments'];
}

/** Newest documents from the agency, as downloads. */
export function ReceivedDocuments({ documents }: ReceivedDocumentsProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <Card title={t('receivedDocuments')} padding="none">
      <ul className={styles.entries}>
        {documents.map(({ id, file, insuranceName, number, createdAt }) => (
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
                    {` · ${formatBytes(file.size, locale)} · ${formatInstant(createdAt)}`}
                  </span>
                </Text>
              </span>
              <Icon of={Download} className={styles.chevron} size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
