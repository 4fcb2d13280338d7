import {
  formatDay,
  formatInstant,
  PageTitle,
  RecordGate,
  RouterLink,
  urls,
  useRouteParams,
  useToday,
} from '@fairlead/kit';
import { isDocumentOverdue, replacesRequestedDocument, takesRequestedDocument } from '@fairlead/rules';
import {
  Button,
  Callout,
  Card,
  DocCard,
  FileIcon,
  formatBytes,
  Heading,
  Icon,
  Inline,
  Link,
  Stack,
  Text,
  useLocale,
} from '@fairlead/ui';
import { CalendarClock, CircleAlert, CircleCheck, FileUp, RefreshCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../services.css';
import { type DocumentRequest, useDocumentRequest } from './documents.api';
import { UploadPages } from './UploadPages';
import { useDocumentName } from './useDocumentName';

/** Page on which a customer adds a document that an agent asked for. */
export default function DocumentRequestScreen() {
  const { t } = useTranslation('services');
  const { id } = useRouteParams(urls.documentRequests.view);
  const state = useDocumentRequest(id);
  return (
    <RecordGate
      key={id}
      title={t('documents.add')}
      state={state}
      backTo={urls.dashboard}
      backLabel={t('documents.home')}
    >
      {(request) => <RequestPage request={state.data ?? request} />}
    </RecordGate>
  );
}

function RequestPage({ request }: { request: DocumentRequest }) {
  const { t } = useTranslation('services');
  const name = useDocumentName()(request);
  const { record, requestedBy, requestMessage, creationDate, documentRequestStatus } = request;
  const about = [record.insuranceName, record.number].filter(Boolean).join(', ');
  const [replacing, setReplacing] = useState(false);
  const heading = useFocusIfLost(`${documentRequestStatus} ${replacing}`);
  return (
    <div className={styles.narrow}>
      <Stack gap={20} data-state="ready">
        <PageTitle>{name}</PageTitle>
        <Stack gap={8}>
          <Link asChild>
            <RouterLink to={urls.dashboard}>{t('documents.home')}</RouterLink>
          </Link>
          <Heading level={1}>{t('documents.add')}</Heading>
          <Text tone="muted">
            {t('documents.askedBy', { name: requestedBy.name, date: formatInstant(creationDate) })}
          </Text>
        </Stack>
        <Card>
          <Stack gap={16}>
            <Stack gap={4}>
              <Inline gap={8}>
                <Icon of={FileUp} size={18} aria-hidden />
                <Heading level={2} size="card" ref={heading} tabIndex={-1}>
                  {name}
                </Heading>
              </Inline>
              {about ? <Text tone="muted">{t('documents.forRecord', { record: about })}</Text> : null}
            </Stack>
            <DayNote request={request} />
            {requestMessage ? (
              <Stack gap={4}>
                <Text>“{requestMessage}”</Text>
                <Text size="label" tone="muted">
                  {t('documents.agent', { name: requestedBy.name })}
                </Text>
              </Stack>
            ) : null}
          </Stack>
        </Card>
        {takesRequestedDocument(request) ? (
          <UploadPages request={request} />
        ) : (
          <Sent {...{ request, replacing, setReplacing }} />
        )}
      </Stack>
    </div>
  );
}

/** Ref for an element that gets the focus when a change of `key` removes the focused button. */
function useFocusIfLost(key: string) {
  const target = useRef<HTMLHeadingElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (document.activeElement === document.body) target.current?.focus();
  }, [key]);
  return target;
}

/** Day until which the document is needed, or the reason why it no longer is. */
function DayNote({ request }: { request: DocumentRequest }) {
  const { t } = useTranslation('services');
  const today = useToday();
  const { documentRequestStatus: status, neededBy, answeredDate } = request;
  const date = formatDay(neededBy);
  if (status === 'WITHDRAWN') return <Callout tone="neutral">{t('documents.withdrawn')}</Callout>;
  if (status === 'UPLOADED') {
    return (
      <Callout tone="success" icon={<Icon of={CircleCheck} />}>
        {t('documents.sentOn', { date: answeredDate === null ? '' : formatInstant(answeredDate) })}
      </Callout>
    );
  }
  const overdue = isDocumentOverdue(request, today);
  return (
    <>
      <Callout tone={overdue ? 'danger' : 'warning'} icon={<Icon of={overdue ? CircleAlert : CalendarClock} />}>
        {t(overdue ? 'documents.wasNeededBy' : 'documents.neededByDay', { date })}
      </Callout>
      {status === 'UNAVAILABLE' ? <Callout tone="neutral">{t('documents.declined')}</Callout> : null}
    </>
  );
}

interface SentProps {
  request: DocumentRequest;
  replacing: boolean;
  setReplacing: (replacing: boolean) => void;
}

/** Files that the customer has sent, which they can replace. */
function Sent({ request, replacing, setReplacing }: SentProps) {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { documents, answeredDate } = request;
  const date = answeredDate === null ? '' : formatInstant(answeredDate);
  return (
    <Stack gap={12}>
      {documents.map(({ id, dbFile }) => (
        <DocCard
          key={id}
          name={dbFile.fileName}
          type={dbFile.mimeType}
          thumbnail={<Thumbnail file={dbFile} />}
          meta={[formatBytes(dbFile.size, locale), date].filter(Boolean).join(' · ')}
          // biome-ignore lint/a11y/useAnchorContent: DocCard brings its name
          opener={<a href={dbFile.fileUrl} target="_blank" rel="noreferrer" />}
        />
      ))}
      {replacing ? (
        <UploadPages request={request} onReplaced={() => setReplacing(false)} />
      ) : (
        <>
          {replacesRequestedDocument(request) ? (
            <Button writes leadingIcon={<Icon of={RefreshCw} size={16} />} onClick={() => setReplacing(true)}>
              {t('documents.replace')}
            </Button>
          ) : null}
          <Button asChild>
            <RouterLink to={urls.dashboard}>{t('documents.back')}</RouterLink>
          </Button>
        </>
      )}
    </Stack>
  );
}

const pictures = ['image/jpeg', 'image/png'];

/** Picture of a file, or the icon of its type. */
function Thumbnail({ file }: { file: DocumentRequest['documents'][number]['dbFile'] }) {
  const [broken, setBroken] = useState(false);
  const { fileUrl, fileName, mimeType } = file;
  if (broken || !pictures.includes(mimeType)) return <FileIcon name={fileName} type={mimeType} />;
  return <img src={fileUrl} alt="" className={styles.thumbnail} onError={() => setBroken(true)} />;
}
