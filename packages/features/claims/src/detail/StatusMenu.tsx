import { defineForm, FormDialog, optionalText } from '@fairlead/kit';
import { claimLimits, claimMoveNeedsNote, claimMoves } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Menu, MenuItem, TextArea } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Check, ChevronDown } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
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
          sheetTitle={t('move')}
          sheetDescription={claim.serial}
          trigger={
            <Button variant="solid" tone="accent" trailingIcon={<Icon of={ChevronDown} size={16} />}>
              {t('move')}
            </Button>
          }
        >
          <MenuItem disabled aria-current="true" trailingIcon={<Icon of={Check} size={16} />}>
            {t(`claimStatus.${claim.claimStatus}`)}
          </MenuItem>
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

const moveForm = (noteRequired: boolean) =>
  defineForm({
    messages: 'claims',
    fields: { note: { label: 'move.note', hint: 'move.noteHint', required: noteRequired } },
    empty: { note: '' },
    resolver: () =>
      zodResolver(
        z.object({
          note: optionalText(claimLimits.statusNote).check(
            z.refine((note) => !noteRequired || note.trim() !== '', 'move.noteRequired'),
          ),
        }),
      ),
  });
const forms = { required: moveForm(true), optional: moveForm(false) };

/** Asks for a note to the customer. */
function MoveDialog({ claim, status, onClose }: MoveDialogProps) {
  const { t } = useTranslation('claims');
  const move = useMoveClaim();
  const form = forms[claimMoveNeedsNote(status) ? 'required' : 'optional'];
  return (
    <FormDialog
      form={form}
      draftName={`move ${claim.id} ${status}`}
      title={t('move.title', { status: t(`claimStatus.${status}`) })}
      description={t('move.text', { name: claim.contact.firstName })}
      submitLabel={t('move.do')}
      save={({ note }) => move(claim, status, note.trim())}
      onClose={onClose}
    >
      <form.Field name="note" as={TextArea} counter={claimLimits.statusNote} rows={4} autoFocus />
    </FormDialog>
  );
}
