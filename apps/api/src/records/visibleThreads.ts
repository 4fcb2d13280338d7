import { mayHandleClaims, type Viewer } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import { emails, mailThreads } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Condition for the threads that an agent may see. Agents without a license see none of claims. */
export const visibleThreads = (viewer: Viewer): SQL | undefined =>
  mayHandleClaims(viewer) ? undefined : isNull(mailThreads.claimId);

/** Condition for the mails of these threads. */
export const visibleEmails = (tx: Transaction, viewer: Viewer): SQL | undefined =>
  mayHandleClaims(viewer)
    ? undefined
    : notExists(
        tx
          .select({ id: mailThreads.id })
          .from(mailThreads)
          .where(
            and(
              eq(mailThreads.agencyId, emails.agencyId),
              eq(mailThreads.id, emails.threadId),
              isNotNull(mailThreads.claimId),
            ),
          ),
      );
