import { messageOf } from '@fairlead/api-client/client';
import { CreateLink, formatCount, type KeyHelp, PageTitle, urls, useKeyHelp } from '@fairlead/kit';
import { from, PageHeader, SegmentedControl, toast, useMediaQuery } from '@fairlead/ui';
import { SquarePen } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { ComposerMode } from './Composer';
import { InboxStart } from './InboxStart';
import { InboxTools } from './InboxTools';
import {
  type MailThread,
  type ThreadDetail,
  useInboxCounts,
  useMarkThread,
  useThread,
  useThreads,
  useUpdateThread,
} from './inbox.api';
import * as styles from './inbox.css';
import type { InboxState } from './inboxReads';
import { ThreadFacts } from './ThreadFacts';
import { ThreadPage } from './ThreadPage';
import { NoThread, ThreadView } from './ThreadView';
import { useInboxKeys } from './useInboxKeys';
import { useInboxState } from './useInboxState';
import { useSilentAction } from './useSilentAction';

/** Mails with customers and their service requests, as threads, with the open thread beside the list. */
export default function InboxScreen() {
  const { t } = useTranslation('mailing');
  const { id } = useParams();
  const inbox = useInboxState();
  const { state, change, hrefOf, listUrl } = inbox;
  const list = useThreads(state);
  const counts = useInboxCounts();
  const thread = useThread(id);
  const open = thread.data?.id === id ? thread.data : undefined;
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const assigneeId = useId();
  // narrower screens show the facts in a drawer, which loads them when it opens
  const showsFacts = useMediaQuery(from('lg'));
  // the next conversation starts with an answer, not with a note
  const [chosen, setChosen] = useState<{ id: string | undefined; mode: ComposerMode }>({ id, mode: 'REPLY' });
  const mode = chosen.id === id ? chosen.mode : 'REPLY';
  const setMode = (next: ComposerMode) => setChosen({ id, mode: next });
  const write = (next: ComposerMode, field: string) => {
    flushSync(() => setMode(next));
    root.current?.querySelector<HTMLElement>(`form:not([hidden]) ${field}`)?.focus();
  };
  const actions = useThreadActions(id, open, list.data?.content ?? [], inbox);
  useKeyHelp(() => [
    [['J', 'K'], t('inbox.move')],
    ...(open
      ? ([
          [['R'], t('inbox.reply')],
          [['N'], t('inbox.note')],
          [['E'], t(open.isDone ? 'inbox.reopen' : 'inbox.done')],
          [['A'], t('inbox.assignee')],
          [['U'], t('inbox.markUnread')],
        ] satisfies KeyHelp)
      : []),
  ]);
  useInboxKeys(root, {
    ...actions.keys,
    '/': () => search.current?.focus(),
    r: () => write('REPLY', '[role=textbox]'),
    n: () => write('NOTE', 'textarea'),
    a: () => document.getElementById(assigneeId)?.focus(),
  });
  const figures = counts.data && (state.scope === 'MINE' ? counts.data.mine : counts.data.agency);
  return (
    <div
      ref={root}
      className={styles.page}
      data-state={id === undefined ? listState(list, state) : threadState(thread)}
    >
      <PageTitle>{open?.subject ?? t('inbox')}</PageTitle>
      <div className={styles.pageHead} data-open={id !== undefined || undefined}>
        <PageHeader
          title={t('inbox')}
          count={figures && t('inbox.unreadCount', { number: formatCount(figures.unread) })}
          actions={
            <>
              <SegmentedControl
                label={t('inbox.scope')}
                hideLabel
                value={state.scope}
                onValueChange={(scope) => change({ scope })}
                options={[
                  { value: 'MINE', label: t('inbox.mine') },
                  { value: 'AGENCY', label: t('inbox.agency') },
                ]}
              />
              {/* beside an open thread, sending the reply is the main action */}
              <CreateLink to={urls.mailing.compose} label={t('compose')} icon={SquarePen} quiet={id !== undefined} />
            </>
          }
        />
      </div>
      <div className={styles.frame} data-open={id !== undefined || undefined}>
        <div className={styles.listPane}>
          <InboxTools state={state} counts={counts.data} searchRef={search} onChange={change} />
          <ThreadPage list={list} state={state} openId={id} hrefOf={hrefOf} onChange={change} />
        </div>
        <div className={styles.threadPane}>
          {open ? (
            <ThreadView
              key={open.id}
              thread={open}
              backTo={listUrl}
              mode={mode}
              onModeChange={setMode}
              {...actions.view}
            />
          ) : id === undefined ? (
            <InboxStart
              scope={state.scope}
              threads={list.data?.content ?? []}
              waiting={figures?.waiting}
              hrefOf={hrefOf}
            />
          ) : (
            <NoThread state={thread} />
          )}
        </div>
        <aside className={styles.factsPane} aria-label={t('inbox.facts')}>
          {open && showsFacts ? (
            <ThreadFacts
              thread={open}
              onDone={actions.view.onDone}
              pending={actions.view.pending}
              assigneeId={assigneeId}
            />
          ) : null}
        </aside>
      </div>
    </div>
  );
}

const listState = ({ data, error }: ReturnType<typeof useThreads>, { search }: InboxState): string => {
  if (!data) return error ? 'error' : 'loading';
  if (data.content.length > 0) return 'ready';
  return search === '' ? 'empty' : 'no-results';
};

const threadState = ({ data, error }: ReturnType<typeof useThread>): string => {
  if (data) return 'ready';
  if (!error) return 'loading';
  return error.status === 404 || error.status === 400 ? 'not-found' : 'error';
};

type Inbox = ReturnType<typeof useInboxState>;

/** Actions on the open thread, for buttons and keys. Opening a thread marks it as read, and so does a message that arrives in it. */
function useThreadActions(
  openId: string | undefined,
  open: ThreadDetail | undefined,
  threads: readonly MailThread[],
  { hrefOf, listUrl }: Inbox,
) {
  const { t } = useTranslation('mailing');
  const navigate = useNavigate();
  const update = useUpdateThread();
  const mark = useMarkThread();
  // the thread may still load when the user presses the next key
  const at = threads.findIndex(({ id }) => id === openId);
  const urlAt = (index: number) => {
    const thread = threads[index];
    return thread && hrefOf(thread.id);
  };
  const previous = at > 0 ? urlAt(at - 1) : undefined;
  const next = at >= 0 ? urlAt(at + 1) : undefined;
  const go = (url: string | undefined) => (url === undefined ? undefined : void navigate(url));

  const seen = useRef<ThreadDetail>(undefined);
  useEffect(() => {
    if (!open) return;
    const before = seen.current?.id === open.id ? seen.current : undefined;
    seen.current = open;
    // a thread that the user has marked as unread stays so
    const isNew = !before || (!before.isUnread && open.messageCount > before.messageCount);
    if (open.isUnread && isNew) void mark(open.id, false);
  }, [open, mark]);

  const shownId = useRef<string>(undefined);
  useEffect(() => {
    shownId.current = openId;
    return () => {
      shownId.current = undefined;
    };
  }, [openId]);

  const change = async (id: string, isDone: boolean) => {
    const result = await update(id, { isDone });
    if (!result.ok) toast.error(messageOf(result.failure));
    return result;
  };
  const undo = async (id: string) => {
    const { ok } = await change(id, false);
    if (ok) await navigate(hrefOf(id));
  };
  const done = useSilentAction(async () => {
    if (!open) return;
    const { id, isDone } = open;
    const { ok } = await change(id, !isDone);
    if (!ok || isDone) return;
    toast({
      tone: 'success',
      title: t('inbox.doneToast'),
      action: { label: t('inbox.undo'), onSelect: () => void undo(id) },
    });
    // the user can open another conversation or page in the meantime
    if (shownId.current === id) await navigate(next ?? previous ?? listUrl);
  });
  const markUnread = () => void (open && mark(open.id, true));
  return {
    view: { previous, next, onDone: done.run, onUnread: markUnread, pending: done.pending },
    keys: {
      j: () => go(at < 0 ? urlAt(0) : next),
      k: () => go(previous),
      e: open && done.run,
      u: open && markUnread,
    },
  };
}
