import { formatTime, RowButton, RowLink, TwoLines, to, urls } from '@fairlead/kit';
import {
  Button,
  below,
  type Column,
  DataTable,
  Dialog,
  Icon,
  Inline,
  MeterBar,
  ProgressBar,
  Stack,
  Text,
  useMediaQuery,
} from '@fairlead/ui';
import { Download, ExternalLink, RotateCw, Undo2, UserRoundPlus } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkRun, isRunning, isUndo } from './useBulkRun';
import { useFailureFile } from './useFailureFile';
import { useRunTitle } from './useRunTitle';

type Failure = BulkRun['failures'][number];

interface BulkResultDialogProps {
  run: BulkRun;
  /** Undefined if the action cannot be undone. */
  onUndo: (() => void) | undefined;
  onStop: () => void;
  /** Repeats the action for one record. */
  onRetry: ((id: string) => void) | undefined;
  /** Gives another agent to the records whose agent was refused. */
  onChooseAgent: ((ids: readonly string[]) => void) | undefined;
  onClose: () => void;
}

/** Progress of a bulk action, then its result with the records that were not changed. Ctrl+Z undoes it. */
export function BulkResultDialog({ run, onUndo, onStop, onRetry, onChooseAgent, onClose }: BulkResultDialogProps) {
  const { t } = useTranslation('bulk');
  const titleOf = useRunTitle();
  const saveFailures = useFailureFile(run);
  const running = isRunning(run);
  const undoOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || !onUndo) return;
    event.preventDefault();
    onUndo();
  };
  const description = run.failed > 0 && !running ? t(failedText(run), { count: run.failed }) : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onKeyDown={undoOnKey}
      size="medium"
      title={run.state === 'STOPPED' ? `${t('stopped')}: ${titleOf(run)}` : titleOf(run)}
      description={running ? t('closeMeanwhile') : description}
      data-state={run.state.toLowerCase()}
      footer={
        running ? (
          isUndo(run) ? null : (
            <Button onClick={onStop}>{t('stop')}</Button>
          )
        ) : (
          <Buttons>
            {onUndo ? (
              <Button leadingIcon={<Icon of={Undo2} size={16} />} onClick={onUndo}>
                {t('undo')}
              </Button>
            ) : null}
            {run.failures.length > 0 ? (
              <Button variant="ghost" leadingIcon={<Icon of={Download} size={16} />} onClick={saveFailures}>
                {t('download')}
              </Button>
            ) : null}
            <DoneButton onClick={onClose}>{t('done')}</DoneButton>
          </Buttons>
        )
      }
    >
      {running ? <Progress run={run} /> : <Result run={run} onRetry={onRetry} onChooseAgent={onChooseAgent} />}
    </Dialog>
  );
}

const failedText = (run: BulkRun) => (isUndo(run) ? 'someKept' : run.action === 'MAIL' ? 'someNotSent' : 'someFailed');

/** Buttons of the result. On phones they are below each other in full width, because three do not fit into a line. */
function Buttons({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery(below('md'));
  return isPhone ? <Stack gap={8}>{children}</Stack> : children;
}

/** Has the focus when the result appears. */
function DoneButton({ onClick, children }: { onClick: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="solid" tone="accent" onClick={onClick}>
      {children}
    </Button>
  );
}

function Progress({ run }: { run: BulkRun }) {
  const { t } = useTranslation('bulk');
  const titleOf = useRunTitle();
  const finished = run.done + run.failed;
  return (
    <Stack gap={8}>
      <ProgressBar label={titleOf(run)} value={finished} max={run.total} />
      <Text numeric>{t('progress', { done: finished, total: run.total })}</Text>
    </Stack>
  );
}

/** Page of a record. Tasks have none. */
const addressOf = (list: BulkRun['list'], id: string): string | undefined =>
  ({
    policies: to(urls.policies.detail, { id }),
    opportunities: `${urls.opportunities.list}?open=${id}`,
    quotes: to(urls.quotes.view, { id }),
    contacts: to(urls.contacts.view, { id }),
    claims: to(urls.claims.view, { id }),
    renewals: to(urls.policies.detail, { id }),
    tasks: undefined,
  })[list];

/** Whether the record was not changed because of the chosen agent. */
const isAgentRefused = ({ code }: Failure): boolean => /\.agent(Unknown|Licensed)$/.test(code);

function Result({ run, onRetry, onChooseAgent }: Pick<BulkResultDialogProps, 'run' | 'onRetry' | 'onChooseAgent'>) {
  const { t } = useTranslation('bulk');
  const undone = isUndo(run);
  const columns: Column<Failure>[] = [
    {
      id: 'record',
      header: t('record'),
      card: 'title',
      cell: ({ name, number }) => <TwoLines first={name || '–'} second={number} numeric />,
    },
    // A contact is the customer itself.
    ...(run.list === 'contacts'
      ? []
      : [{ id: 'customer', header: t('customer'), cell: ({ customerName }: Failure) => customerName }]),
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason },
  ];
  const refused = run.failures.filter(isAgentRefused).map(({ id }) => id);
  const actionsOf = (failure: Failure) => {
    const { id, name } = failure;
    const number = failure.number || name;
    const address = addressOf(run.list, id);
    return (
      <>
        {onChooseAgent && isAgentRefused(failure) ? (
          <RowButton
            icon={UserRoundPlus}
            label={`${t('chooseAgent')}: ${number}`}
            text={t('chooseAgent')}
            onClick={() => onChooseAgent(refused)}
          />
        ) : onRetry ? (
          <RowButton icon={RotateCw} label={`${t('retry')}: ${number}`} text={t('retry')} onClick={() => onRetry(id)} />
        ) : null}
        {address === undefined ? null : (
          <RowLink icon={ExternalLink} label={`${t('open')}: ${number}`} text={t('open')} to={address} />
        )}
      </>
    );
  };
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <MeterBar value={run.done} max={run.total} tone={run.done === 0 ? 'danger' : 'accent'} />
        <Inline gap={16}>
          <Text numeric>{t(undone ? 'restoredCount' : 'doneCount', { count: run.done })}</Text>
          {run.failed > 0 ? (
            <Text numeric tone="muted">
              {t(undone ? 'keptCount' : 'failedCount', { count: run.failed })}
            </Text>
          ) : null}
          {run.undoUntil !== null && run.done > 0 ? (
            <Text tone="muted">{t('undoUntil', { time: formatTime(run.undoUntil * 1000) })}</Text>
          ) : null}
        </Inline>
      </Stack>
      {run.failures.length > 0 ? (
        <DataTable
          label={t('reason')}
          columns={columns}
          rows={run.failures}
          rowKey={({ id }) => id}
          rowActions={actionsOf}
        />
      ) : null}
      {run.failed > run.failures.length ? (
        <Text tone="muted">{t('moreFailed', { count: run.failures.length })}</Text>
      ) : null}
    </Stack>
  );
}
