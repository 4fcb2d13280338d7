import { claimLimits, claimMoveNeedsNote, claimMoves } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Alert, Button, Dialog, Menu, MenuItem, Stack, TextArea, toast } from '@fairlead/ui';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, type ClaimStatus, useMoveClaim } from '../claims.api';

/** To where a claim can go from here, for those who move it. */
export function StatusMenu({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const [moving, setMoving] = useState<ClaimStatus>();
  const moves = viewer ? claimMoves(viewer, claim) : [];
  return (
    <>
      {moves.length > 0 ? (
        <Menu
          align="end"
          trigger={
            <Button variant="solid" tone="accent" trailingIcon={<ChevronDown size={16} />}>
              {t('move')}
            </Button>
          }
        >
          {moves.map((status) => (
            <MenuItem key={status} onSelect={() => setMoving(status)}>
              {t(`status.${status}`)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {moving ? <MoveDialog claim={claim} status={moving} onClose={() => setMoving(undefined)} /> : null}
    </>
  );
}

interface MoveDialogProps {
  claim: Claim;
  /** Where it goes. */
  status: ClaimStatus;
  onClose: () => void;
}

/** Asks what the customer is told with it. */
function MoveDialog({ claim, status, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['claims', 'kit']);
  const id = useId();
  const move = useMoveClaim();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refused, setRefused] = useState('');
  const required = claimMoveNeedsNote(status);
  const title = t('move.title', { status: t(`status.${status}`) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const empty = required && note.trim() === '';
    setMissing(empty);
    if (empty) return document.getElementById(`${id}-note`)?.focus();
    setBusy(true);
    const result = await move(claim, status, note.trim());
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.errors[0]?.message ?? result.failure.message);
    toast.success(result.message);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={title}
      description={t('move.text', { name: claim.contact.firstName })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={busy}>
            {t('move.do')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {refused ? <Alert tone="danger" title={refused} /> : null}
          <TextArea
            id={`${id}-note`}
            label={t('move.note')}
            hint={t('move.noteHint')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={claimLimits.statusNote}
            counter={claimLimits.statusNote}
            rows={4}
            error={missing ? t('move.noteRequired') : undefined}
            required={required}
            autoFocus
          />
        </Stack>
      </form>
    </Dialog>
  );
}
