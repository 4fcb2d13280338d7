import type { Schemas } from '@fairlead/api-client/client';
import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { FormDialog, formatUsd, to, urls } from '@fairlead/kit';
import { emailLimits, fullName, quoteMailLimits } from '@fairlead/rules';
import {
  Alert,
  Button,
  below,
  Checkbox,
  documentAndImageTypes,
  FileUpload,
  Icon,
  Inline,
  Text,
  TextArea,
  TextField,
  toast,
  useMediaQuery,
} from '@fairlead/ui';
import { Paperclip } from 'lucide';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadQuoteThreads, type Quote, useSendQuote } from '../quotes.api';
import { MarkedValues } from './MarkedValues';
import { markedParts } from './markedParts';
import { PreviewMail } from './PreviewMail';
import { sendForm } from './sendForm';

const { Field } = sendForm;

interface SendDialogProps {
  quote: Quote;
  /** Proposed mail. */
  draft: Schemas['QuoteMailDraft'];
  onClose: () => void;
}

/** Dialog with which an agent sends a quote or a reminder. */
export function SendDialog({ quote, draft, onClose }: SendDialogProps) {
  const { t } = useTranslation('quotes');
  const send = useSendQuote(quote);
  const openMail = useOpenMail(quote);
  const { reminder } = draft;
  const isPhone = useMediaQuery(below('md'));
  const preview = <PreviewMail quote={quote} />;
  const title = t(reminder ? 'send.reminder' : 'send.quote');
  const description = [quote.serial, quote.insuranceName, quote.carrier.name, formatUsd(quote.premiumAmount)].join(
    ' · ',
  );
  return (
    <FormDialog
      form={sendForm}
      size="medium"
      title={title}
      draftName={`send ${quote.id}`}
      description={description}
      initial={{ to: draft.to, subject: draft.subject, message: draft.message }}
      submitLabel={title}
      save={send}
      onSaved={(_, message) => toast({ tone: 'success', title: message, action: openMail })}
      onClose={onClose}
      // three buttons do not fit into the foot on a phone
      footerStart={isPhone ? undefined : preview}
    >
      <MailFields quote={quote} draft={draft} />
      {isPhone ? <Inline>{preview}</Inline> : null}
      {reminder ? null : (
        <Text size="label" tone="muted">
          {t('send.status')}
        </Text>
      )}
    </FormDialog>
  );
}

/** Action of the toast. It opens the conversation with the mail. */
function useOpenMail({ id }: Quote) {
  const { t } = useTranslation('quotes');
  const navigate = useNavigate();
  const onSelect = async () => {
    const result = await loadQuoteThreads(id);
    const thread = result.ok ? result.payload.content[0] : undefined;
    await navigate(thread ? to(urls.mailing.thread, { id: thread.id }) : urls.mailing.inbox);
  };
  return { label: t('send.openMail'), onSelect: () => void onSelect() };
}

function MailFields({ quote, draft }: { quote: Quote; draft: Schemas['QuoteMailDraft'] }) {
  const { t } = useTranslation('quotes');
  const { control, formState } = sendForm.useContext();
  const [to, cc, message] = useWatch({ control, name: ['to', 'cc', 'message'] });
  const { filledIn } = draft;
  const found = filledIn.filter((value) => markedParts(message, [value]).some(({ isMarked }) => isMarked));
  /** Few mails have copies. */
  const [ccAdded, setCcAdded] = useState(false);
  const hasCc = useStaysTrue(ccAdded || cc !== '' || formState.errors.cc !== undefined);
  const invites = draft.invites && to.trim().toLowerCase() === quote.contact.email.toLowerCase();
  return (
    <>
      <Field
        name="to"
        as={TextField}
        type="email"
        autoComplete="off"
        autoFocus={draft.to === ''}
        aside={
          hasCc ? undefined : (
            <Button variant="ghost" size="small" onClick={() => setCcAdded(true)}>
              {t('send.addCc')}
            </Button>
          )
        }
      />
      {hasCc ? <Field name="cc" as={TextField} inputMode="email" autoComplete="off" autoFocus={ccAdded} /> : null}
      {invites ? (
        <Alert tone="info" title={t('send.noAccount', { contact: fullName(quote.contact) })}>
          {t('send.invites')}
        </Alert>
      ) : null}
      <Field name="subject" as={TextField} />
      <MarkedValues text={message} values={filledIn}>
        <Field
          name="message"
          as={TextArea}
          rows={9}
          counter={quoteMailLimits.message}
          autoFocus={draft.to !== ''}
          hint={
            <>
              {t('send.messageHint')}
              {found.length > 0 ? <br /> : null}
              {found.length > 0 ? t('send.filledIn', { values: found.join(' · ') }) : null}
            </>
          }
        />
      </MarkedValues>
      <Field name="attachPdf" as={Checkbox} label={t('send.attachPdf', { serial: quote.serial })} />
      <FilesField />
    </>
  );
}

/** Returns true from the first render with true. A field of a restored mail stays when the user empties it. */
function useStaysTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}

/** Starts as a button, because few mails have more than the PDF. Files are uploaded as soon as they are chosen. */
function FilesField() {
  const { t } = useTranslation('quotes');
  const { control, setFocus } = sendForm.useContext();
  const files = useWatch({ control, name: 'files' });
  const [opened, setOpened] = useState(false);
  const isShown = useStaysTrue(opened || files.length > 0);
  useEffect(() => {
    if (opened) setFocus('files');
  }, [opened, setFocus]);
  if (isShown)
    return (
      <Field
        name="files"
        as={FileUpload<StoredFile>}
        upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'QUOTE', ...context })}
        maxBytes={emailLimits.attachmentBytes}
        accept={documentAndImageTypes}
        multiple
      />
    );
  return (
    <Inline>
      <Button
        variant="ghost"
        size="small"
        leadingIcon={<Icon of={Paperclip} size={14} />}
        onClick={() => setOpened(true)}
      >
        {t('send.attach')}
      </Button>
    </Inline>
  );
}
