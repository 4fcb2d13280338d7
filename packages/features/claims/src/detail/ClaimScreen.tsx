import {
  ErasedNotice,
  PageTitle,
  PanelView,
  panelsOn,
  RecordGate,
  UnsavedChangesGuard,
  urls,
  useProduct,
  useRouteParams,
} from '@fairlead/kit';
import { mayHandleClaims, takesClaimDocs } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Stack } from '@fairlead/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, useClaim } from '../claims.api';
import { AdjusterSection } from './AdjusterSection';
import { ClaimDocs } from './ClaimDocs';
import { ClaimHeader } from './ClaimHeader';
import { ClaimHistory } from './ClaimHistory';
import { ClaimNotes } from './ClaimNotes';
import * as styles from './detail.css';
import { InfoCallout } from './InfoCallout';
import { LossSection } from './LossSection';
import { PeopleSection } from './PeopleSection';

export default function ClaimScreen() {
  const { t } = useTranslation('claims');
  const { id } = useRouteParams(urls.claims.view);
  const state = useClaim(id);
  return (
    <RecordGate key={id} title={t('claim')} state={state} backTo={urls.claims.list}>
      {(claim) => <ClaimPage claim={state.data ?? claim} />}
    </RecordGate>
  );
}

/** Claim page for customers and agents. Agents with a license can edit it. */
function ClaimPage({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const product = useProduct();
  const panels = viewer ? panelsOn(product, 'claim', viewer) : [];
  const [uploading, setUploading] = useState(false);
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, boolean>>>({});
  const loss = useDirty(setUnsaved, 'loss');
  const people = useDirty(setUnsaved, 'people');
  const adjuster = useDirty(setUnsaved, 'adjuster');
  const note = useDirty(setUnsaved, 'note');
  const canEdit = viewer !== null && mayHandleClaims(viewer);
  const isErased = claim.contact.erased === true;
  const canAddDocs = viewer !== null && !isErased && takesClaimDocs(viewer, claim);
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('title', { serial: claim.serial })}</PageTitle>
      <UnsavedChangesGuard when={Object.values(unsaved).includes(true)} />
      <ErasedNotice contact={claim.contact} />
      <ClaimHeader claim={claim} />
      <InfoCallout claim={claim} onUpload={canAddDocs ? () => setUploading(true) : undefined} />
      <div className={styles.page}>
        <div className={styles.column}>
          <LossSection claim={claim} editable={canEdit} onDirtyChange={loss} />
          <PeopleSection claim={claim} editable={canEdit && !isErased} onDirtyChange={people} />
          <ClaimDocs
            claim={claim}
            createdBy={canEdit ? 'AGENT' : 'CUSTOMER'}
            uploading={uploading}
            onUploadingChange={setUploading}
            acceptsDocs={canAddDocs}
          />
        </div>
        <div className={styles.column}>
          <ClaimHistory claim={claim} />
          <AdjusterSection claim={claim} editable={canEdit} onDirtyChange={adjuster} />
          {panels.map((panel) => (
            <PanelView key={panel.id} panel={panel} id={claim.id} readOnly={isErased} />
          ))}
          {canEdit ? <ClaimNotes claimId={claim.id} readOnly={isErased} onDirtyChange={note} /> : null}
        </div>
      </div>
    </Stack>
  );
}

type SetUnsaved = (change: (unsaved: Readonly<Record<string, boolean>>) => Readonly<Record<string, boolean>>) => void;

/** Records whether a section has unsaved changes. One guard covers all sections. */
const useDirty = (setUnsaved: SetUnsaved, section: string) =>
  useCallback(
    (dirty: boolean) =>
      setUnsaved((current) => ((current[section] ?? false) === dirty ? current : { ...current, [section]: dirty })),
    [setUnsaved, section],
  );
