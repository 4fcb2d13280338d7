import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, fieldMessage } from '@fairlead/kit';
import { Select } from '@fairlead/ui';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BulkStatus } from './useBulkRun';

interface StatusValues {
  status: BulkStatus | '';
}
interface StatusBody {
  status: BulkStatus;
}

const resolver = ({ status }: StatusValues): ResolverResult<StatusValues, StatusBody> => {
  if (status !== '') return { values: { status }, errors: {} };
  return { values: {}, errors: { status: { type: 'required', message: fieldMessage('field.required') } } };
};

const statusForm = defineForm({
  messages: 'bulk',
  fields: { status: { label: 'newStatus', required: true } },
  empty: { status: '' },
  resolver: () => resolver,
});
const { Field } = statusForm;

interface BulkStatusDialogProps {
  statuses: readonly BulkStatus[];
  /** Number of records. */
  count: number;
  start: (status: BulkStatus) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Dialog that changes the status of the selected records. */
export function BulkStatusDialog({ statuses, count, start, onClose }: BulkStatusDialogProps) {
  const { t } = useTranslation('bulk');
  return (
    <FormDialog
      form={statusForm}
      title={t('status')}
      description={t('statusText', { count })}
      submitLabel={t('status')}
      save={({ status }) => start(status)}
      onSaved={() => undefined}
      onClose={onClose}
    >
      <Field
        name="status"
        as={Select}
        options={statuses.map((value) => ({ value, label: t(`opportunityStatus.${value}`) }))}
      />
    </FormDialog>
  );
}
