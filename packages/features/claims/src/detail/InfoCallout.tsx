import { formatInstant } from '@fairlead/kit';
import { Button, Callout } from '@fairlead/ui';
import { CircleAlert, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '../claims.api';
import * as styles from './detail.css';

interface InfoCalloutProps {
  claim: Claim;
  /** Where what is asked for can be added. */
  onUpload: (() => void) | undefined;
}

/** What the carrier waits for, while it does. */
export function InfoCallout({ claim, onUpload }: InfoCalloutProps) {
  const { t } = useTranslation('claims');
  const asked = claim.history[0];
  if (claim.claimStatus !== 'INFO_REQUESTED' || !asked) return null;
  return (
    <Callout
      tone="warning"
      icon={<CircleAlert />}
      title={t('info.title')}
      action={
        onUpload ? (
          <Button leadingIcon={<Upload size={14} />} onClick={onUpload}>
            {t('info.upload')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.text}>{asked.note}</p>
      <p className={styles.text}>
        {t('info.by', { name: asked.changedBy.name, date: formatInstant(asked.changedAt) })}
      </p>
    </Callout>
  );
}
