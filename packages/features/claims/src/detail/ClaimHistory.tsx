import { formatInstant } from '@fairlead/kit';
import { Card, Timeline, type TimelineEntry } from '@fairlead/ui';
import {
  Ban,
  Check,
  CircleCheck,
  CircleQuestionMark,
  FilePlus,
  FolderCheck,
  Landmark,
  type LucideIcon,
  RotateCcw,
  Search,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statusTones } from '../ClaimChip';
import type { Claim, ClaimStatus } from '../claims.api';
import * as styles from './detail.css';

const icons: Record<ClaimStatus, LucideIcon> = {
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

/** What happened to a claim, the newest first: its moves, and the papers that came after it was filed. */
export function ClaimHistory({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const by = (name: string, at: number) => `${name} · ${formatInstant(at, 'MM/DD/YYYY h:mm A')}`;
  const moves = claim.history.map(({ id, claimStatus, note, changedBy, changedAt }) => {
    const Icon = icons[claimStatus];
    const entry: TimelineEntry = {
      id,
      title: t(`status.${claimStatus}`),
      meta: by(changedBy.name, changedAt),
      icon: <Icon />,
      tone: statusTones[claimStatus],
      note: note === '' ? undefined : <p className={styles.text}>{note}</p>,
    };
    return { at: changedAt, entry };
  });
  const papers = claim.documents
    .filter(({ creationDate }) => creationDate > claim.reportedDate)
    .map(({ id, dbFile, uploadedBy, creationDate }) => {
      const entry: TimelineEntry = {
        id,
        title: t('history.added', { name: dbFile.fileName }),
        meta: by(uploadedBy.name, creationDate),
        icon: <FilePlus />,
      };
      return { at: creationDate, entry };
    });
  const entries = [...moves, ...papers].sort((a, b) => b.at - a.at).map(({ entry }) => entry);
  return (
    <Card title={t('history')}>
      <Timeline entries={entries} />
    </Card>
  );
}
