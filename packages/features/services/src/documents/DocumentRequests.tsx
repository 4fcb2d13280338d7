import {
  enumChip,
  formatDay,
  formatInstant,
  LazyConfirmDialog,
  LoadError,
  lazyDialog,
  useAction,
  useToday,
} from '@fairlead/kit';
import { awaitsDocumentAnswer, documentRequestTones, isDocumentOverdue, takesRequestedDocument } from '@fairlead/rules';
import { Box, Button, Card, Heading, Icon, Inline, Link, Stack, Text } from '@fairlead/ui';
import { FileUp, Undo2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../services.css';
import {
  type DocumentRequest,
  type DocumentSubject,
  type RequestFilter,
  useDocumentRequests,
  useRemind,
  useWithdraw,
} from './documents.api';
import { useDocumentName } from './useDocumentName';

const RequestDialog = lazyDialog(async () => (await import('./RequestDocumentDialog')).RequestDocumentDialog);
const StatusChip = enumChip('services', 'documentRequestStatus', documentRequestTones);

/** Requests shown at first, and after "Show all". */
const [FEW, MANY] = [5, 100];

interface DocumentRequestsProps {
  filter: RequestFilter;
  subject: DocumentSubject;
  /** Without the button that asks for a document. */
  readOnly?: boolean | undefined;
}

/** Documents that agents asked a customer for. Agents ask for more, remind, change and withdraw. */
export function DocumentRequests({ filter, subject, readOnly = false }: DocumentRequestsProps) {
  const { t } = useTranslation('services');
  const [size, setSize] = useState(FEW);
  const { data, error, mutate } = useDocumentRequests(filter, size);
  const [dialog, setDialog] = useState<{ request?: DocumentRequest }>();
  const onClose = () => setDialog(undefined);
  return (
    <Card
      title={t('documents.title')}
      padding={data && data.content.length > 0 ? 'none' : 'default'}
      actions={
        readOnly ? undefined : (
          <Button size="small" leadingIcon={<Icon of={FileUp} size={16} />} onClick={() => setDialog({})}>
            {t('documents.ask')}
          </Button>
        )
      }
    >
      {error && !data ? <LoadError title={t('documents.failed')} failure={error} onRetry={() => mutate()} /> : null}
      {data?.content.length === 0 ? (
        <Text tone="muted">{t(readOnly ? 'documents.none' : 'documents.noneText')}</Text>
      ) : null}
      {data && data.content.length > 0 ? (
        <ul className={styles.list} aria-label={t('documents.title')}>
          {data.content.map((request) => (
            <li key={request.id} className={styles.request}>
              <Request request={request} onChange={() => setDialog({ request })} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.totalElements > data.content.length && size < MANY ? (
        <Box padding={12}>
          <Button variant="ghost" size="small" onClick={() => setSize(MANY)}>
            {t('showAll')}
          </Button>
        </Box>
      ) : null}
      <RequestDialog open={dialog ? { subject, request: dialog.request, onClose } : null} />
    </Card>
  );
}

function Request({ request, onChange }: { request: DocumentRequest; onChange: () => void }) {
  const { t } = useTranslation('services');
  const name = useDocumentName()(request);
  const { record, neededBy, requestedBy, creationDate, answerNote, documents } = request;
  const overdue = isDocumentOverdue(request, useToday());
  const about = [record.insuranceName, record.number].filter(Boolean).join(', ');
  return (
    <Stack gap={8}>
      <Inline justify="between" gap={8}>
        <Heading level={3} size="card">
          {name}
        </Heading>
        <StatusChip status={request.documentRequestStatus} />
      </Inline>
      {takesRequestedDocument(request) ? (
        <Text size="label" tone={overdue ? 'danger' : 'default'} numeric>
          {t(overdue ? 'documents.wasNeededBy' : 'documents.neededByDay', { date: formatDay(neededBy) })}
        </Text>
      ) : null}
      <Text size="caption" tone="muted">
        {[about, t('by', { name: requestedBy.name, date: formatInstant(creationDate) })].filter(Boolean).join(' · ')}
      </Text>
      {answerNote ? <Text>{t('documents.note', { note: answerNote })}</Text> : null}
      {documents.length > 0 ? (
        <Inline gap={8} wrap>
          {documents.map(({ id, dbFile }) => (
            <Link key={id} href={dbFile.fileUrl} target="_blank" rel="noreferrer">
              {dbFile.fileName}
            </Link>
          ))}
        </Inline>
      ) : null}
      {takesRequestedDocument(request) ? <Actions request={request} name={name} onChange={onChange} /> : null}
    </Stack>
  );
}

interface ActionsProps {
  request: DocumentRequest;
  name: string;
  onChange: () => void;
}

function Actions({ request, name, onChange }: ActionsProps) {
  const { t } = useTranslation('services');
  const [withdrawing, setWithdrawing] = useState(false);
  const remind = useAction(useRemind());
  const withdraw = useAction(useWithdraw(), { onSettled: () => setWithdrawing(false) });
  return (
    <Inline gap={8} wrap>
      {awaitsDocumentAnswer(request) ? (
        <Button
          size="small"
          loading={remind.pending}
          aria-label={t('documents.remindOf', { name })}
          onClick={() => void remind.run(request.id)}
        >
          {t('documents.remind')}
        </Button>
      ) : null}
      <Button size="small" aria-label={t('documents.changeOf', { name })} onClick={onChange}>
        {t('documents.changeShort')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('documents.withdrawOf', { name })}
        onClick={() => setWithdrawing(true)}
      >
        {t('documents.withdraw')}
      </Button>
      <LazyConfirmDialog
        open={withdrawing}
        onOpenChange={setWithdrawing}
        tone="danger"
        icon={<Icon of={Undo2} />}
        title={t('documents.withdrawTitle')}
        description={t('documents.withdrawText')}
        subject={<Text weight="label">{name}</Text>}
        confirmLabel={t('documents.withdraw')}
        loading={withdraw.pending}
        onConfirm={() => void withdraw.run(request.id)}
      />
    </Inline>
  );
}
