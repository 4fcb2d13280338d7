import { PageTitle, RecordGate, UnsavedChangesGuard, urls } from '@fairlead/kit';
import { mayHandleClaims, takesClaimDocs } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Stack } from '@fairlead/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Claim, useClaim } from '../claims.api';
import { AdjusterSection } from './AdjusterSection';
import { ClaimBand } from './ClaimBand';
import { ClaimDocs } from './ClaimDocs';
import { ClaimHistory } from './ClaimHistory';
import { ClaimNotes } from './ClaimNotes';
import * as styles from './detail.css';
import { InfoCallout } from './InfoCallout';
import { LossSection } from './LossSection';
import { PeopleSection } from './PeopleSection';

export default function ClaimScreen() {
  const { t } = useTranslation('claims');
  const { id = '' } = useParams();
  const state = useClaim(id);
  return (
    <RecordGate key={id} title={t('claim')} state={state} backTo={urls.claims.list}>
      {(claim) => <ClaimPage claim={state.data ?? claim} />}
    </RecordGate>
  );
}

/** A claim as both sides see it; agents with a licence change it. PRODUCT, Claims. */
function ClaimPage({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const [uploading, setUploading] = useState(false);
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, boolean>>>({});
  const loss = useDirty(setUnsaved, 'loss');
  const people = useDirty(setUnsaved, 'people');
  const adjuster = useDirty(setUnsaved, 'adjuster');
  const note = useDirty(setUnsaved, 'note');
  const handles = viewer !== null && mayHandleClaims(viewer);
  const takesDocs = viewer !== null && takesClaimDocs(viewer, claim);
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('title', { serial: claim.serial })}</PageTitle>
      <UnsavedChangesGuard when={Object.values(unsaved).includes(true)} />
      <ClaimBand claim={claim} />
      <InfoCallout claim={claim} onUpload={takesDocs ? () => setUploading(true) : undefined} />
      <div className={styles.page}>
        <div className={styles.column}>
          <LossSection claim={claim} editable={handles} onDirtyChange={loss} />
          <PeopleSection claim={claim} editable={handles} onDirtyChange={people} />
          <ClaimDocs
            claim={claim}
            createdBy={handles ? 'AGENT' : 'CUSTOMER'}
            uploading={uploading}
            onUploadingChange={setUploading}
            takesDocs={takesDocs}
          />
        </div>
        <div className={styles.column}>
          <ClaimHistory claim={claim} />
          <AdjusterSection claim={claim} editable={handles} onDirtyChange={adjuster} />
          {handles ? <ClaimNotes claimId={claim.id} onDirtyChange={note} /> : null}
        </div>
      </div>
    </Stack>
  );
}

type SetUnsaved = (change: (unsaved: Readonly<Record<string, boolean>>) => Readonly<Record<string, boolean>>) => void;

/** Tells the page of a part whether something is typed in it that is not saved: one guard is for all of them. */
const useDirty = (setUnsaved: SetUnsaved, part: string) =>
  useCallback(
    (dirty: boolean) => setUnsaved((now) => ((now[part] ?? false) === dirty ? now : { ...now, [part]: dirty })),
    [setUnsaved, part],
  );
