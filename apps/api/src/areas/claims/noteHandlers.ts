import type { components } from '@fairlead/openapi';
import { count, desc, eq } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { createRecord } from '../../contract/createRecord.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { readPage, toPage } from '../../db/page.ts';
import { claimNotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { Clock } from '../../ports/clock.ts';
import { findClaim } from '../../records/claims.ts';

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
  createdAt: toSeconds(note.createdAt),
});

async function findNote(tx: Transaction, id: string) {
  const [row] = await selectNotes(tx).where(eq(claimNotes.id, id));
  return row;
}

const claimNote = { type: 'claimNote', find: findNote, toPayload: toNote } as const;

/** Handlers for internal notes of agents on claims. Row security hides notes from customers. */
export function claimNoteHandlers(clock: Clock): Pick<Handlers, 'listClaimNotes' | 'createClaimNote'> {
  return {
    async listClaimNotes({ query, run }) {
      return run(async (tx) => {
        if (!(await findClaim(tx, query.claimId))) return notFound('claim.notFound');
        const condition = eq(claimNotes.claimId, query.claimId);
        const page = await readPage(
          query,
          selectNotes(tx).where(condition).orderBy(desc(claimNotes.createdAt), desc(claimNotes.id)),
          tx.select({ total: count() }).from(claimNotes).where(condition),
        );
        return { status: 200, code: 'ok', payload: toPage(page, query, toNote) };
      });
    },

    async createClaimNote({ body, header, session, operationId, run }) {
      return run(async (tx) => {
        const found = await findClaim(tx, body.claimId);
        if (!found) return notFound('claim.notFound');
        const { id: claimId, agencyId } = found.claim;
        const create = async () => {
          const authorship = { createdBy: session.userId, createdAt: new Date(clock.now() * 1000) };
          const values = { id: uuidv7(), agencyId, claimId, text: body.text.trim(), ...authorship };
          await tx.insert(claimNotes).values(values);
          await audit(tx, session, operationId, { type: 'claimNote', id: values.id, after: values });
          return values.id;
        };
        const created = { create, code: 'claim.noted' } as const;
        return createRecord(claimNote, { tx, session, operationId, header, body }, created);
      });
    },
  };
}
