import { downloadFile, formatInstant, lazyDialog, useAction } from '@fairlead/kit';
import { Button, Callout, Card, Icon, Text, toast } from '@fairlead/ui';
import { Download, TriangleAlert } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Settings, useWithdrawDeletion } from './settings.api';
import * as styles from './settings.css';

const DeletionDialog = lazyDialog(async () => (await import('./DeletionDialog')).DeletionDialog);

interface DataSectionProps {
  agencyId: string;
  agencyName: string;
  deletion: Settings['deletion'];
}

/** Export of everything that the agency owns, and the request to delete the agency. */
export function DataSection({ agencyId, agencyName, deletion }: DataSectionProps) {
  const { t } = useTranslation('agencies');
  const [isRequesting, setRequesting] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const withdraw = useAction(useWithdrawDeletion());
  const save = async () => {
    setExporting(true);
    try {
      await downloadFile('/api/agency/export', 'agency-data.zip');
      toast.success(t('data.exported'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setExporting(false);
  };
  return (
    <Card title={t('data.title')} padding="none">
      <Row title={t('data.export')} text={t('data.exportText')}>
        <Button leadingIcon={<Icon of={Download} />} loading={isExporting} onClick={() => void save()}>
          {t('data.exportVerb')}
        </Button>
      </Row>
      {deletion ? (
        <div className={styles.notice}>
          <Callout
            tone="warning"
            icon={<Icon of={TriangleAlert} />}
            title={t('data.deletableFrom', { date: formatInstant(deletion.deletableAt) })}
            action={
              <Button writes loading={withdraw.pending} onClick={() => void withdraw.run(agencyId)}>
                {t('data.withdraw')}
              </Button>
            }
          >
            <Text asChild>
              <span>
                {t('data.requestedBy', { name: deletion.requestedBy, date: formatInstant(deletion.requestedAt) })}
              </span>
            </Text>
          </Callout>
        </div>
      ) : (
        <Row title={t('data.delete')} text={t('data.deleteText')}>
          <Button writes tone="danger" onClick={() => setRequesting(true)}>
            {t('data.request')}
          </Button>
        </Row>
      )}
      <DeletionDialog open={isRequesting ? { agencyId, agencyName, onClose: () => setRequesting(false) } : null} />
    </Card>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.action}>
      <div className={styles.actionText}>
        <Text weight="label">{title}</Text>
        <Text tone="muted">{text}</Text>
      </div>
      {children}
    </div>
  );
}
