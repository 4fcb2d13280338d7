import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, fieldMessage } from '@fairlead/kit';
import { claimLimits, claimMoveNeedsNote, countCharacters } from '@fairlead/rules';
import { Alert, Select, TextArea } from '@fairlead/ui';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BulkStatus, isClaimStatus } from './useBulkRun';

interface StatusValues {
  status: BulkStatus | '';
  note: string;
}
interface StatusBody {
  status: BulkStatus;
  note: string;
}

const resolver = ({ status, note }: StatusValues): ResolverResult<StatusValues, StatusBody> => {
  const required = { type: 'required', message: fieldMessage('field.required') };
  if (status === '') return { values: {}, errors: { status: required } };
  if (isClaimStatus(status) && claimMoveNeedsNote(status) && note.trim() === '')
    return { values: {}, errors: { note: required } };
  if (countCharacters(note.trim()) > claimLimits.statusNote) {
    const message = fieldMessage('field.maxLength', claimLimits.statusNote);
    return { values: {}, errors: { note: { type: 'maxLength', message } } };
  }
  return { values: { status, note: note.trim() }, errors: {} };
};

const statusForm = defineForm({
  messages: 'bulk',
  fields: { status: { label: 'newStatus', required: true }, note: { label: 'note', hint: 'noteHint' } },
  empty: { status: '', note: '' },
  resolver: () => resolver,
});
const { Field } = statusForm;

interface BulkStatusDialogProps {
  statuses: readonly BulkStatus[];
  /** Whether each customer gets a mail, with a note. */
  mails: boolean;
  /** Number of records. */
  count: number;
  start: (body: StatusBody) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Dialog that changes the status of the selected records. */
export function BulkStatusDialog({ statuses, mails, count, start, onClose }: BulkStatusDialogProps) {
  const { t } = useTranslation('bulk');
  const labelOf = (status: BulkStatus) =>
    isClaimStatus(status) ? t(`claimStatus.${status}`) : t(`opportunityStatus.${status}`);
  return (
    <FormDialog
      form={statusForm}
      title={t('status')}
      description={t(mails ? 'statusMailText' : 'statusText', { count })}
      submitLabel={t('status')}
      save={start}
      onSaved={() => undefined}
      // other rows can offer other statuses
      draftName={`status ${statuses.join()}`}
      onClose={onClose}
    >
      <Field name="status" as={Select} options={statuses.map((value) => ({ value, label: labelOf(value) }))} />
      {mails ? (
        <>
          <Field name="note" as={TextArea} counter={claimLimits.statusNote} rows={3} />
          <Alert tone="warning" title={t('mailFinal')} />
        </>
      ) : null}
    </FormDialog>
  );
}
