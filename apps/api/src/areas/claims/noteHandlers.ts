import type { components } from '@fairlead/openapi';
import { desc, eq } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { createRecord, insertRows } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { uuidv7 } from '../../db/ids.ts';
import { listOf, readPage, toPage } from '../../db/page.ts';
import { first } from '../../db/rows.ts';
import { claimNotes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { findClaim } from '../../records/claims.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';

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

const findNote = (tx: Transaction, id: string) => first(selectNotes(tx).where(eq(claimNotes.id, id)));

const claimNote = { table: claimNotes, type: 'claimNote', find: findNote, toPayload: toNote } as const;

/** Handlers for internal notes of agents on claims. Row security hides notes from customers. */
export function claimNoteHandlers({ clock }: Services) {
  return defineHandlers({
    async listClaimNotes({ query, run }) {
      return run(async (tx) => {
        if (!(await findClaim(tx, query.claimId))) return notFound('claim.notFound');
        const page = await readPage(
          tx,
          query,
          listOf(tx, claimNotes, {
            where: eq(claimNotes.claimId, query.claimId),
            orderBy: [desc(claimNotes.createdAt), desc(claimNotes.id)],
            rows: selectNotes(tx),
          }),
        );
        return { status: 200, code: 'ok', payload: toPage(page, query, toNote) };
      });
    },

    async createClaimNote({ body, header, session, operationId, run }) {
      return run(async (tx) => {
        const found = await findClaim(tx, body.claimId);
        if (!found) return notFound('claim.notFound');
        const { id: claimId, agencyId, contactId } = found.claim;
        const refused = await refusalOfErased(tx, contactId);
        if (refused) return refused;
        const create = async () => {
          const authorship = { createdBy: session.userId, createdAt: new Date(clock.now() * 1000) };
          const values = { id: uuidv7(), agencyId, claimId, text: body.text.trim(), ...authorship };
          await insertRows(claimNote, { tx, session, operationId }, [values]);
          return values.id;
        };
        const created = { create, code: 'claim.noted' } as const;
        return createRecord(claimNote, { tx, session, operationId, header, body }, created);
      });
    },
  });
}
