import { formatDateTime } from '@fairlead/kit';
import { claimStatusTones } from '@fairlead/rules';
import { Card, Icon, type IconNode, Timeline, type TimelineEntry } from '@fairlead/ui';
import {
  Ban,
  Check,
  CircleCheck,
  CircleQuestionMark,
  FilePlus,
  FolderCheck,
  Landmark,
  RotateCcw,
  Search,
  Undo2,
} from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Claim, ClaimStatus } from '../claims.api';
import * as styles from './detail.css';

const icons: Record<ClaimStatus, IconNode> = {
  SUBMITTED: Check,
  IN_REVIEW: Search,
  FILED_WITH_CARRIER: Landmark,
  INFO_REQUESTED: CircleQuestionMark,
  SETTLED: CircleCheck,
  DENIED: Ban,
  CLOSED: FolderCheck,
  REOPENED: RotateCcw,
  WITHDRAWN: Undo2,
};

/** Status changes of a claim, and documents added after it was filed, newest first. */
export function ClaimHistory({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const authorAndTime = (name: string, at: number) => `${name} · ${formatDateTime(at)}`;
  const statusChanges = claim.history.map(({ id, claimStatus, note, changedBy, changedAt }) => {
    const entry: TimelineEntry = {
      id,
      title: t(`claimStatus.${claimStatus}`),
      meta: authorAndTime(changedBy.name, changedAt),
      icon: <Icon of={icons[claimStatus]} />,
      tone: claimStatusTones[claimStatus],
      note: note === '' ? undefined : <p className={styles.preserveLines}>{note}</p>,
    };
    return { at: changedAt, entry };
  });
  const documents = claim.documents
    .filter(({ creationDate }) => creationDate > claim.reportedDate)
    .map(({ id, dbFile, uploadedBy, creationDate }) => {
      const entry: TimelineEntry = {
        id,
        title: t('history.added', { name: dbFile.fileName }),
        meta: authorAndTime(uploadedBy.name, creationDate),
        icon: <Icon of={FilePlus} />,
      };
      return { at: creationDate, entry };
    });
  const entries = [...statusChanges, ...documents].sort((a, b) => b.at - a.at).map(({ entry }) => entry);
  return (
    <Card title={t('history')}>
      <Timeline entries={entries} />
    </Card>
  );
}
