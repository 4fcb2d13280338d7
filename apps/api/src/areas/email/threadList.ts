import type { components, operations } from '@fairlead/openapi';
import { mayHandleClaims, type Viewer } from '@fairlead/rules';
import { and, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { listOf, type Page, readPage } from '../../db/page.ts';
import { mailThreads, mailUnread } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { search, threadsBySubject } from '../../db/search.ts';
import { countsByStatus, type StatusCount } from '../../db/statusCounts.ts';
import { visibleThreads } from '../../records/visibleThreads.ts';
import { selectThreads, type ThreadRow } from './threads.ts';

type ThreadQuery = NonNullable<operations['listMailThreads']['parameters']['query']>;

interface Caller {
  userId: string;
  agencyId: string | null;
  viewer: Viewer;
}

async function hasText(tx: Transaction, text: string): Promise<SQL | undefined> {
  return or(
    await threadsBySubject(tx, text),
    await search(tx, 'contacts.nameCompanyOrEmail', text, mailThreads.contactId),
    eq(mailThreads.reference, text.trim().toUpperCase()),
  );
}

/** Condition for the threads of a record. Undefined without a record. */
const ofRecord = ({ contactId, opportunityId, quoteId, policyId, claimId }: ThreadQuery): SQL | undefined =>
  and(
    contactId === undefined ? undefined : eq(mailThreads.contactId, contactId),
    opportunityId === undefined ? undefined : eq(mailThreads.opportunityId, opportunityId),
    quoteId === undefined ? undefined : eq(mailThreads.quoteId, quoteId),
    policyId === undefined ? undefined : eq(mailThreads.policyId, policyId),
    claimId === undefined ? undefined : eq(mailThreads.claimId, claimId),
  );

/** Threads of the agency, the newest message first. */
export async function listThreads(tx: Transaction, query: ThreadQuery, caller: Caller): Promise<Page<ThreadRow>> {
  const agencyId = caller.agencyId ?? '';
  const record = ofRecord(query);
  const visible = visibleThreads(caller.viewer);
  const { scope = record ? 'AGENCY' : 'MINE', filter = record ? undefined : 'ALL', search: text } = query;
  const found = text === undefined ? undefined : await hasText(tx, text);
  const rows = selectThreads(tx, caller.userId);
  if (filter === 'UNREAD') {
    const isOwn = scope === 'MINE' ? mailUnread.isOwn : undefined;
    const isCaller = and(eq(mailUnread.agencyId, agencyId), eq(mailUnread.userId, caller.userId), isOwn);
    return readPage(tx, query, {
      id: mailThreads.id,
      ids: tx
        .select({ id: mailUnread.threadId })
        .from(mailUnread)
        .innerJoin(mailThreads, eq(mailThreads.id, mailUnread.threadId))
        .where(and(isCaller, visible, record, found)),
      orderBy: [desc(mailUnread.lastAt), desc(mailUnread.threadId)],
      rows,
    });
  }
  const isOwn = scope === 'MINE' ? eq(mailThreads.ownerId, caller.userId) : undefined;
  const states = {
    ALL: isNull(mailThreads.doneAt),
    WAITING: and(isNull(mailThreads.doneAt), isNotNull(mailThreads.waitingSince)),
    DONE: isNotNull(mailThreads.doneAt),
  };
  return readPage(
    tx,
    query,
    listOf(tx, mailThreads, {
      where: and(eq(mailThreads.agencyId, agencyId), visible, isOwn, filter && states[filter], record, found),
      orderBy: [desc(mailThreads.lastAt), desc(mailThreads.id)],
      rows,
    }),
  );
}

const negative = (counts: readonly StatusCount[]): StatusCount[] =>
  counts.map((count) => ({ ...count, total: -count.total }));

/** Numbers of threads, of the caller and of the agency. Threads are counted by owner and state, unread marks by user. */
export async function countThreads(
  tx: Transaction,
  _query: unknown,
  { userId, viewer }: Caller,
): Promise<components['schemas']['InboxCounts']> {
  const threads = await countsByStatus(tx, 'mail_threads');
  const unread = await countsByStatus(tx, 'mail_unread');
  if (!mayHandleClaims(viewer)) {
    threads.push(...negative(await countsByStatus(tx, 'claim_threads')));
    unread.push(...negative(await countsByStatus(tx, 'claim_unread')));
  }
  const sum = (counts: readonly StatusCount[], pattern: RegExp) =>
    counts.filter(({ status }) => pattern.test(status)).reduce((all, { total }) => all + total, 0);
  return {
    mine: {
      open: sum(threads, new RegExp(`^${userId}:(?:OPEN|WAITING)$`)),
      unread: sum(unread, new RegExp(`^${userId}:OWN$`)),
      waiting: sum(threads, new RegExp(`^${userId}:WAITING$`)),
    },
    agency: {
      open: sum(threads, /:(?:OPEN|WAITING)$/),
      unread: sum(unread, new RegExp(`^${userId}:`)),
      waiting: sum(threads, /:WAITING$/),
    },
  };
}
