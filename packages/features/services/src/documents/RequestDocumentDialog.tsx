import { dayInput, FormDialog, useToday } from '@fairlead/kit';
import {
  DAY,
  DOCUMENT_DAYS_BEFORE_EXPIRY,
  documentRequestLimits,
  proposedDocumentDay,
  type RequestedDocumentType,
  requestedDocumentTypes,
} from '@fairlead/rules';
import {
  Checkbox,
  DateField,
  FormGrid,
  Icon,
  type IconNode,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '@fairlead/ui';
import { Camera, FilePen, FilePlus, FileText, IdCard } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CustomerRow } from './CustomerRow';
import { currentRequest, type DocumentRequest, type DocumentSubject, useSaveRequest } from './documents.api';
import { recordKey, requestDocumentForm, toDay } from './requestDocumentForm';
import { SheetOnPhones } from './SheetOnPhones';

const { Field } = requestDocumentForm;

const icons = {
  PRIOR_INSURANCE: FileText,
  DRIVERS_LICENSE: IdCard,
  PHOTOS: Camera,
  SIGNED_FORM: FilePen,
  OTHER: FilePlus,
} as const satisfies Record<RequestedDocumentType, IconNode>;

type SubjectRecord = DocumentSubject['records'][number];

/** Proposed day for a record, as entered. */
const proposedDay = (record: SubjectRecord | undefined, today: number): string =>
  dayInput(proposedDocumentDay(record?.expiredDate ?? null, today));

interface RequestDocumentDialogProps {
  subject: DocumentSubject;
  /** Request to change. Without it, the dialog asks for a new document. */
  request?: DocumentRequest | undefined;
  onClose: () => void;
}

/** Dialog with which an agent asks a customer for a document, or changes the request. */
export function RequestDocumentDialog({ subject, request, onClose }: RequestDocumentDialogProps) {
  const { t } = useTranslation('services');
  const save = useSaveRequest();
  const today = useToday();
  const [first] = subject.records;
  return (
    <FormDialog
      form={requestDocumentForm}
      {...(request && { record: request })}
      initial={{ record: first ? recordKey(first) : '', neededBy: proposedDay(first, today) }}
      size="medium"
      frame={SheetOnPhones}
      title={t(request ? 'documents.change' : 'documents.ask')}
      description={`${subject.contact.name} · ${subject.contact.email}`}
      submitLabel={t(request ? 'documents.save' : 'documents.askShort')}
      save={save}
      currentIn={currentRequest}
      draftName={request ? `document ${request.id}` : `documents ${subject.contact.email}`}
      onClose={onClose}
    >
      <Fields subject={subject} request={request} />
    </FormDialog>
  );
}

function Fields({ subject, request }: Pick<RequestDocumentDialogProps, 'subject' | 'request'>) {
  const { t } = useTranslation('services');
  const today = useToday();
  const { control, getValues, setValue } = requestDocumentForm.useContext();
  const [type, recordValue, neededBy] = useWatch({ control, name: ['requestedType', 'record', 'neededBy'] });
  const recordOf = (key: string) => subject.records.find((each) => recordKey(each) === key);
  const chosen = request ? undefined : recordOf(recordValue);
  // A day that the agent entered stays.
  const proposeDay = (key: string) => {
    if (getValues('neededBy') === proposedDay(chosen, today)) setValue('neededBy', proposedDay(recordOf(key), today));
  };
  return (
    <>
      <Field
        name="requestedType"
        as={RadioCards}
        options={requestedDocumentTypes.map((value) => ({
          value,
          label: t(`requestedDocumentType.${value}`),
          icon: <Icon of={icons[value]} size={20} />,
        }))}
      />
      {type === 'OTHER' ? <Field name="documentName" as={TextField} /> : null}
      <FormGrid>
        {request ? null : (
          <Field
            name="record"
            as={Select}
            options={subject.records.map((record) => ({ value: recordKey(record), label: record.label }))}
            onValueChange={proposeDay}
          />
        )}
        <Field
          name="neededBy"
          as={DateField}
          hint={
            isBeforeExpiry(chosen, neededBy)
              ? t('documents.beforeExpiry', { count: DOCUMENT_DAYS_BEFORE_EXPIRY })
              : undefined
          }
        />
      </FormGrid>
      <Field
        name="requestMessage"
        as={TextArea}
        rows={4}
        counter={documentRequestLimits.message}
        hint={t('documents.messageHint')}
        optional
      />
      <Field name="sendsReminders" as={Checkbox} label={t('documents.reminders')} />
      <CustomerRow subject={subject} request={request} />
    </>
  );
}

/** Whether a day is the one that the expiration date of the record determines. */
function isBeforeExpiry(record: SubjectRecord | undefined, neededBy: string): boolean {
  const day = toDay(neededBy);
  const expiredDate = record?.expiredDate ?? null;
  return day !== undefined && expiredDate !== null && day === expiredDate - DOCUMENT_DAYS_BEFORE_EXPIRY * DAY;
}
