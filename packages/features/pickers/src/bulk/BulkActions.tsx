import { messageOf, type Result } from '@fairlead/api-client/client';
import { type BulkActionsProps, type BulkRow, usePageCommand } from '@fairlead/kit';
import { MAX_EXPORTED_IDS } from '@fairlead/rules';
import { Icon, toast, useSelected } from '@fairlead/ui';
import { Undo2 } from 'lucide';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignAgentDialog } from '../AssignAgentDialog';
import { BulkButtons } from './BulkButtons';
import { BulkDialogs } from './BulkDialogs';
import { BulkResultDialog } from './BulkResultDialog';
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

/** Returns the statuses that all selected rows can get. The rows are undefined if some of them are not loaded. */
export type StatusesFor = (rows: readonly BulkRow[] | undefined) => readonly BulkStatus[];

/** Actions of one list only. */
export interface OwnActionsProps {
  /** Starts an action on the selected rows. Toasts a failure of the request. */
  start: (change: Omit<BulkChange, 'list'>) => Promise<void>;
}

export interface ListBulkActionsProps extends BulkActionsProps {
  list: BulkList;
  actions: readonly BulkAction[];
  /** Undefined for lists without a change of the status. */
  statusesFor: StatusesFor | undefined;
  /** Buttons of one list only. */
  OwnActions: ComponentType<OwnActionsProps> | undefined;
}

/** Bar with the actions on selected rows, their dialogs and their result. */
export function BulkActions(props: ListBulkActionsProps) {
  const { ready } = useTranslation('bulk');
  return ready ? <LoadedActions {...props} /> : null;
}

/** Rows of all pages that the user has opened, because the selection can include several pages. */
function useSeenRows(rows: readonly BulkRow[]): ReadonlyMap<string, BulkRow> {
  const [seen, setSeen] = useState({ rows, byId: new Map(rows.map((row) => [row.id, row])) });
  if (seen.rows !== rows)
    setSeen({ rows, byId: new Map([...seen.byId, ...rows.map((row) => [row.id, row] as const)]) });
  return seen.byId;
}

/** Whether a selection lacks only rows that are gone. */
function lacksOnlyGone(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  isGone: (id: string) => boolean,
): boolean {
  return (
    after.size > 0 && [...after].every((id) => before.has(id)) && [...before].every((id) => after.has(id) || isGone(id))
  );
}

function LoadedActions(props: ListBulkActionsProps) {
  const {
    list,
    actions,
    statusesFor,
    selection,
    isGone = () => false,
    rows,
    total,
    totalIsCapped,
    query,
    file,
    OwnActions,
  } = props;
  const { t } = useTranslation('bulk');
  const selected = useSelected(selection);
  const seen = useSeenRows(rows);
  /** Selection with which the user chose all matching rows. */
  const [allOf, setAllOf] = useState<ReadonlySet<string>>();
  const [dialog, setDialog] = useState<BulkAction>();
  const [resultOpen, setResultOpen] = useState(false);
  const [change, setChange] = useState<BulkChange>();
  /** Records that get another agent, because the chosen one was refused. */
  const [refused, setRefused] = useState<readonly string[]>();
  const titleOf = useRunTitle();
  // The choice lasts when a selected row is deleted, and ends when the user changes the selection.
  if (allOf && allOf !== selected) setAllOf(lacksOnlyGone(allOf, selected, isGone) ? selected : undefined);
  const takesAll = allOf === selected;
  const count = takesAll ? total : selected.size;

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
  const showFailed = (result: Result<unknown>) => {
    if (!result.ok) toast.error(messageOf(result.failure));
  };
  async function startUndo(done: BulkRun) {
    const result = await undo(done.id);
    if (!result.ok) return showFailed(result);
    if (result.payload.state === 'UNDOING') setResultOpen(true);
    receive(result.payload);
  }
  const stopRun = async (running: BulkRun) => {
    const result = await stop(running.id);
    if (result.ok) receive(result.payload);
    else showFailed(result);
  };
  const chosen = (): Pick<BulkStart, 'records' | 'query'> => {
    if (takesAll) return { query };
    return {
      records: [...selected].map((id) => {
        const version = seen.get(id)?.version;
        return { id, ...(version !== undefined && { version }) };
      }),
    };
  };
  const selectedRows = [...selected].flatMap((id) => seen.get(id) ?? []);
  const areKnown = !takesAll && selectedRows.length === selected.size;
  const statuses = statusesFor?.(areKnown ? selectedRows : undefined) ?? [];
  const openDialog = (action: BulkAction) => {
    if (action === 'STATUS' && statuses.length === 0) toast.error(t('noCommonStatus'));
    else setDialog(action);
  };
  const tooManyToExport = !takesAll && count > MAX_EXPORTED_IDS;
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
      <BulkButtons
        count={count}
        total={total}
        totalIsCapped={totalIsCapped}
        actions={statusesFor ? [...actions, 'STATUS'] : actions}
        onAction={openDialog}
        onSelectAll={takesAll || total <= selected.size ? undefined : () => setAllOf(selected)}
        file={tooManyToExport ? undefined : file}
        exported={takesAll ? undefined : [...selected]}
        onClear={() => selection.select(new Set())}
      >
        {OwnActions ? (
          <OwnActions start={async (own) => showFailed(await start({ list, ...own, ...chosen() }))} />
        ) : null}
      </BulkButtons>
      <BulkDialogs
        list={list}
        open={dialog}
        count={count}
        statuses={statuses}
        start={(next) => start({ ...next, ...chosen() })}
        onFailed={showFailed}
        onClose={() => setDialog(undefined)}
      />
      {refused ? (
        <AssignAgentDialog
          title={t('chooseAgent')}
          description={t('assignText', { count: refused.length })}
          submitLabel={t('assign')}
          licensed={list === 'claims'}
          agent={null}
          draftName="agents"
          assign={(agentId) => start({ list, action: 'ASSIGN', agentId, records: refused.map((id) => ({ id })) })}
          onSaved={() => undefined}
          onClose={() => setRefused(undefined)}
        />
      ) : null}
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
