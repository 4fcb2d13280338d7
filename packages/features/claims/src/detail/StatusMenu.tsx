import { messageOf } from '@fairlead/api-client/client';
import { claimLimits, claimMoveNeedsNote, claimMoves } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Alert, Button, Dialog, Icon, Menu, MenuItem, Stack, TextArea, toast } from '@fairlead/ui';
import { ChevronDown } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, type ClaimStatus, useMoveClaim } from '../claims.api';

/** Menu with the next statuses, for users who may change the status. */
export function StatusMenu({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const [nextStatus, setNextStatus] = useState<ClaimStatus>();
  const nextStatuses = viewer ? claimMoves(viewer, claim) : [];
  return (
    <>
      {nextStatuses.length > 0 ? (
        <Menu
          align="end"
          trigger={
            <Button variant="solid" tone="accent" trailingIcon={<Icon of={ChevronDown} size={16} />}>
              {t('move')}
            </Button>
          }
        >
          {nextStatuses.map((status) => (
            <MenuItem key={status} onSelect={() => setNextStatus(status)}>
              {t(`claimStatus.${status}`)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {nextStatus ? <MoveDialog claim={claim} status={nextStatus} onClose={() => setNextStatus(undefined)} /> : null}
    </>
  );
}

interface MoveDialogProps {
  claim: Claim;
  status: ClaimStatus;
  onClose: () => void;
}

/** Asks for a note to the customer. */
function MoveDialog({ claim, status, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['claims', 'kit']);
  const id = useId();
  const move = useMoveClaim();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [serverError, setServerError] = useState('');
  const required = claimMoveNeedsNote(status);
  const title = t('move.title', { status: t(`claimStatus.${status}`) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const empty = required && note.trim() === '';
    setMissing(empty);
    if (empty) return document.getElementById(`${id}-note`)?.focus();
    setBusy(true);
    const result = await move(claim, status, note.trim());
    setBusy(false);
    if (!result.ok) return setServerError(result.failure.errors[0]?.message ?? messageOf(result.failure));
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
          {serverError ? <Alert tone="danger" title={serverError} /> : null}
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
