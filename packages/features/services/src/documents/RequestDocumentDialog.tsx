import { dayInput, FormDialog } from '@fairlead/kit';
import { documentRequestLimits, localDay, proposedDocumentDay, requestedDocumentTypes } from '@fairlead/rules';
import { Checkbox, DateField, FormGrid, RadioGroup, Select, TextArea, TextField } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CustomerRow } from './CustomerRow';
import { currentRequest, type DocumentRequest, type DocumentSubject, useSaveRequest } from './documents.api';
import { recordKey, requestDocumentForm } from './requestDocumentForm';
import { SheetOnPhones } from './SheetOnPhones';

const { Field } = requestDocumentForm;

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
  const [first] = subject.records;
  const day = proposedDocumentDay(first?.expiredDate ?? null, localDay(new Date()));
  return (
    <FormDialog
      form={requestDocumentForm}
      {...(request && { record: request })}
      initial={{ record: first ? recordKey(first) : '', neededBy: dayInput(day) }}
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
  const { control } = requestDocumentForm.useContext();
  const type = useWatch({ control, name: 'requestedType' });
  return (
    <>
      <Field
        name="requestedType"
        as={RadioGroup}
        inline
        options={requestedDocumentTypes.map((value) => ({ value, label: t(`requestedDocumentType.${value}`) }))}
      />
      {type === 'OTHER' ? (
        <Field name="documentName" as={TextField} maxLength={documentRequestLimits.documentName} />
      ) : null}
      <FormGrid>
        {request ? null : (
          <Field
            name="record"
            as={Select}
            options={subject.records.map((record) => ({ value: recordKey(record), label: record.label }))}
          />
        )}
        <Field name="neededBy" as={DateField} />
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
