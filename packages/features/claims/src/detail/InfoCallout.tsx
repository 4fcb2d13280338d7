import { formatInstant } from '@fairlead/kit';
import { Button, Callout, Icon } from '@fairlead/ui';
import { CircleAlert, Upload } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Claim } from '../claims.api';
import * as styles from './detail.css';

interface InfoCalloutProps {
  claim: Claim;
  /** Opens the upload. Undefined if the user may not add documents. */
  onUpload: (() => void) | undefined;
}

/** The carrier's request for information, while it is open. */
export function InfoCallout({ claim, onUpload }: InfoCalloutProps) {
  const { t } = useTranslation('claims');
  const request = claim.history[0];
  if (claim.claimStatus !== 'INFO_REQUESTED' || !request) return null;
  return (
    <Callout
      tone="warning"
      icon={<Icon of={CircleAlert} />}
      title={t('info.title')}
      action={
        onUpload ? (
          <Button writes leadingIcon={<Icon of={Upload} size={14} />} onClick={onUpload}>
            {t('info.upload')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.preserveLines}>{request.note}</p>
      <p className={styles.preserveLines}>
        {t('info.by', { name: request.changedBy.name, date: formatInstant(request.changedAt) })}
      </p>
    </Callout>
  );
}
