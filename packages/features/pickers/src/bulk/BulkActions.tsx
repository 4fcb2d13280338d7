import { messageOf } from '@fairlead/api-client/client';
import { type BulkActionsProps, formatCount, LazyConfirmDialog, usePageCommand } from '@fairlead/kit';
import { MAX_EXPORTED_IDS } from '@fairlead/rules';
import { BulkBar, Button, Icon, toast } from '@fairlead/ui';
import { CircleDot, Download, ListChecks, Trash2, Undo2, UserRoundPlus } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignAgentDialog } from '../AssignAgentDialog';
import { BulkResultDialog } from './BulkResultDialog';
import { BulkStatusDialog } from './BulkStatusDialog';
import {
  type BulkAction,
  type BulkChange,
  type BulkList,
  type BulkRun,
  type BulkStart,
  type BulkStatus,
  isUndo,
  useBulkRun,
  useIsUndoable,
} from './useBulkRun';
import { useRunTitle } from './useRunTitle';

export interface ListBulkActionsProps extends BulkActionsProps {
  list: BulkList;
  actions: readonly BulkAction[];
  /** Statuses that the user can choose. Empty for lists without this action. */
  statuses: readonly BulkStatus[];
}

/** Bar with the actions on selected rows, their dialogs and their result. */
export function BulkActions(props: ListBulkActionsProps) {
  const { ready } = useTranslation('bulk');
  return ready ? <LoadedActions {...props} /> : null;
}

function LoadedActions(props: ListBulkActionsProps) {
  const { list, actions, statuses, selection, rows, total, totalIsCapped, query, file } = props;
  const { t } = useTranslation('bulk');
  const selected = useSyncExternalStore(selection.subscribe, selection.selected);
  /** Selection after which the user chose all matching rows. Another selection ends the choice. */
  const [allOf, setAllOf] = useState<ReadonlySet<string>>();
  const [dialog, setDialog] = useState<BulkAction>();
  const [deleting, setDeleting] = useState(false);
  const [resultOpen, setResultOpen] = useState(false);
  const [change, setChange] = useState<BulkChange>();
  /** Records that get another agent, because the chosen one was refused. */
  const [refused, setRefused] = useState<readonly string[]>();
  const titleOf = useRunTitle();
  const takesAll = allOf === selected;
  const count = takesAll ? total : selected.size;
  const totalText = totalIsCapped ? `${formatCount(total)}+` : formatCount(total);

  const { run, receive, create, undo, stop } = useBulkRun(showEnd);
  const isUndoable = useIsUndoable(run);

  const start = async (body: BulkStart) => {
    const { records: _, query: __, ...started } = body;
    setChange(started);
    const result = await create(body);
    if (!result.ok) return result;
    selection.select(new Set());
    if (result.payload.state === 'RUNNING') setResultOpen(true);
    receive(result.payload);
    return result;
  };
  /** Shows the failures, or a toast if there are none. */
  function showEnd(ended: BulkRun) {
    if (ended.failed > 0 || ended.state === 'STOPPED') return setResultOpen(true);
    setResultOpen(false);
    const action = { label: t('undo'), onSelect: () => void startUndo(ended) };
    toast({ tone: 'success', title: titleOf(ended), ...(ended.undoUntil !== null && { action }) });
  }
  async function startUndo(done: BulkRun) {
    const result = await undo(done.id);
    if (!result.ok) return void toast.error(messageOf(result.failure));
    if (result.payload.state === 'UNDOING') setResultOpen(true);
    receive(result.payload);
  }
  const stopRun = async (running: BulkRun) => {
    const result = await stop(running.id);
    if (result.ok) receive(result.payload);
    else toast.error(messageOf(result.failure));
  };
  const chosen = (): Pick<BulkStart, 'records' | 'query'> => {
    if (takesAll) return { query };
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return {
      records: [...selected].map((id) => {
        const version = versions.get(id);
        return { id, ...(version !== undefined && { version }) };
      }),
    };
  };
  const removeRows = async () => {
    setDeleting(true);
    const result = await start({ list, action: 'DELETE', ...chosen() });
    setDeleting(false);
    setDialog(undefined);
    if (!result.ok) toast.error(messageOf(result.failure));
  };
  usePageCommand(
    run && isUndoable && !isUndo(run)
      ? {
          id: 'bulk.undo',
          label: t('undoCommand', { title: titleOf(run) }),
          keywords: '',
          icon: <Icon of={Undo2} size={16} />,
          onSelect: () => void startUndo(run),
        }
      : null,
  );

  return (
    <>
      <BulkBar floating count={count} onClear={() => selection.select(new Set())}>
        {takesAll || total <= selected.size ? null : (
          <Button
            size="small"
            variant="ghost"
            leadingIcon={<Icon of={ListChecks} size={16} />}
            onClick={() => setAllOf(selected)}
          >
            {t('selectAll', { total: totalText })}
          </Button>
        )}
        {actions.includes('ASSIGN') ? (
          <Button size="small" leadingIcon={<Icon of={UserRoundPlus} size={16} />} onClick={() => setDialog('ASSIGN')}>
            {t('assign')}
          </Button>
        ) : null}
        {statuses.length > 0 ? (
          <Button size="small" leadingIcon={<Icon of={CircleDot} size={16} />} onClick={() => setDialog('STATUS')}>
            {t('status')}
          </Button>
        ) : null}
        {file && (takesAll || count <= MAX_EXPORTED_IDS) ? (
          <Button
            size="small"
            leadingIcon={<Icon of={Download} size={16} />}
            loading={file.loading}
            onClick={() => void file.save(takesAll ? undefined : [...selected])}
          >
            {t('export')}
          </Button>
        ) : null}
        {actions.includes('DELETE') ? (
          <Button
            size="small"
            variant="outline"
            tone="danger"
            leadingIcon={<Icon of={Trash2} size={16} />}
            onClick={() => setDialog('DELETE')}
          >
            {t('delete')}
          </Button>
        ) : null}
      </BulkBar>
      {dialog === 'ASSIGN' ? (
        <AssignAgentDialog
          title={t('assign')}
          description={t('assignText', { count })}
          submitLabel={t('assign')}
          agent={null}
          assign={(agentId) => start({ list, action: 'ASSIGN', agentId, ...chosen() })}
          onSaved={() => undefined}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'STATUS' ? (
        <BulkStatusDialog
          statuses={statuses}
          count={count}
          start={(status) => start({ list, action: 'STATUS', status, ...chosen() })}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {refused ? (
        <AssignAgentDialog
          title={t('chooseAgent')}
          description={t('assignText', { count: refused.length })}
          submitLabel={t('assign')}
          agent={null}
          assign={(agentId) => start({ list, action: 'ASSIGN', agentId, records: refused.map((id) => ({ id })) })}
          onSaved={() => undefined}
          onClose={() => setRefused(undefined)}
        />
      ) : null}
      <LazyConfirmDialog
        open={dialog === 'DELETE'}
        onOpenChange={() => setDialog(undefined)}
        title={t('delete')}
        description={t('deleteText', { count })}
        confirmLabel={t('delete')}
        loading={deleting}
        onConfirm={() => void removeRows()}
      />
      {/* After the dialog of the action, which keeps the focus until it closes. */}
      {run && resultOpen && dialog === undefined && refused === undefined ? (
        <BulkResultDialog
          run={run}
          onUndo={isUndoable && !isUndo(run) ? () => void startUndo(run) : undefined}
          onStop={() => void stopRun(run)}
          onRetry={change && !isUndo(run) ? (id) => void start({ ...change, records: [{ id }] }) : undefined}
          onChooseAgent={isUndo(run) ? undefined : setRefused}
          onClose={() => setResultOpen(false)}
        />
      ) : null}
    </>
  );
}
