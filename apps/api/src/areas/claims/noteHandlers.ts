import type { components } from '@fairlead/openapi';
import { count, desc, eq } from 'drizzle-orm';
import { keyReused, notFound } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { readPage, toPage } from '../../db/page.ts';
import { only } from '../../db/rows.ts';
import { claimNotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { findClaim, seconds } from './claims.ts';

const selectNotes = (tx: Transaction) =>
  tx
    .select({ note: claimNotes, who: { id: users.id, name: users.name } })
    .from(claimNotes)
    .innerJoin(users, eq(users.id, claimNotes.createdBy))
    .$dynamic();

const toNote = ({
  note,
  who,
}: Awaited<ReturnType<typeof selectNotes>>[number]): components['schemas']['ClaimNote'] => ({
  id: note.id,
  claimId: note.claimId,
  text: note.text,
  createdBy: who,
  createdAt: seconds(note.createdAt),
});

/** Handlers for internal notes of agents on claims. Row security hides notes from customers. */
export function claimNoteHandlers(clock: Clock): Pick<Handlers, 'listClaimNotes' | 'createClaimNote'> {
  return {
    async listClaimNotes({ query, run }) {
      return run(async (tx) => {
        if (!(await findClaim(tx, query.claimId))) return notFound('claim.notFound');
        const condition = eq(claimNotes.claimId, query.claimId);
        const page = await readPage(
          query,
          ({ limit, offset }) =>
            selectNotes(tx)
              .where(condition)
              .orderBy(desc(claimNotes.createdAt), desc(claimNotes.id))
              .limit(limit)
              .offset(offset),
          () => tx.select({ total: count() }).from(claimNotes).where(condition),
        );
        return { status: 200, code: 'ok', payload: toPage(page, query, toNote) };
      });
    },

    async createClaimNote({ body, header, session, operationId, run }) {
      const { userId } = session;
      const key = header['Idempotency-Key'];
      return run(async (tx) => {
        const found = await findClaim(tx, body.claimId);
        if (!found) return notFound('claim.notFound');
        const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
          const { id: claimId, agencyId } = found.claim;
          const text = body.text.trim();
          const values = {
            id: uuidv7(),
            agencyId,
            claimId,
            text,
            createdBy: userId,
            createdAt: new Date(clock.now() * 1000),
          };
          await tx.insert(claimNotes).values(values);
          await audit(tx, session, operationId, { type: 'claimNote', id: values.id, after: values });
          return { id: values.id };
        });
        if (result === 'reused') return keyReused;
        const note = only(await selectNotes(tx).where(eq(claimNotes.id, result.id)));
        return { status: 201, code: 'claim.noted', payload: toNote(note) };
      });
    },
  };
}
