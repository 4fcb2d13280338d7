import { claimMoveNeedsNote, claimMoves, mayWithdrawClaim } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, keyReused, notFound, okOrNotFound, stale } from '../../contract/answers.ts';
import type { Context, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { existing } from '../../db/rows.ts';
import { claimStatusHistory, claims } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../agencies/isAgent.ts';
import type { FileLinks } from '../files/links.ts';
import { type ClaimRow, claimStateOf, findClaim, lockClaim, toSummary } from './claims.ts';
import { fileClaim } from './create.ts';
import { detailOf, peopleOf } from './detail.ts';
import { countClaims, listClaims } from './list.ts';
import { writeAgentMail, writeStatusMail } from './mails.ts';
import { type Columns, columnsOf, lossErrors, replacePeople } from './terms.ts';

type ClaimHandlers = Pick<
  Handlers,
  'listClaims' | 'countClaims' | 'getClaim' | 'createClaim' | 'updateClaim' | 'moveClaim' | 'withdrawClaim'
>;
type Caller = Pick<Context<'moveClaim'>, 'session'>['session'];
type StatusChange = 'moveClaim' | 'withdrawClaim';

/** Handlers for claims. */
export function claimHandlers({
  clock,
  links,
  mailer,
}: {
  clock: Clock;
  links: FileLinks;
  mailer: Mailer;
}): ClaimHandlers {
  /** Updates a locked claim and returns its new state. */
  async function change(
    tx: Transaction,
    { session, operationId }: { session: Caller; operationId: StatusChange | 'updateClaim' },
    { claim: before }: ClaimRow,
    values: Columns,
    peopleChange: { before?: object; after?: object } = {},
  ): Promise<ClaimRow> {
    await tx
      .update(claims)
      .set({ ...values, updatedAt: new Date(clock.now() * 1000), version: before.version + 1 })
      .where(eq(claims.id, before.id));
    const after = existing(await findClaim(tx, before.id), `claim ${before.id}`);
    await audit(tx, session, operationId, {
      type: 'claim',
      id: before.id,
      before: { ...before, ...peopleChange.before },
      after: { ...after.claim, ...peopleChange.after },
    });
    return after;
  }

  /** Changes the status of a locked claim and adds it to the history. */
  async function changeStatus(
    tx: Transaction,
    by: { session: Caller; operationId: StatusChange },
    before: ClaimRow,
    { status, note }: { status: ClaimRow['claim']['status']; note: string },
  ): Promise<ClaimRow> {
    const { id: claimId, agencyId, filedAt, version } = before.claim;
    const at = clock.now() * 1000;
    const filing = status === 'FILED_WITH_CARRIER' && filedAt === null && { filedAt: new Date(at) };
    const changedBy = by.session.userId;
    await tx
      .insert(claimStatusHistory)
      // the version orders changes within one second
      .values({ id: uuidv7(at + version), agencyId, claimId, status, note, changedBy, createdAt: new Date(at) });
    return change(tx, by, before, { status, ...filing }, { after: { note } });
  }

  return {
    async listClaims({ query, run }) {
      const page = await run((tx) => listClaims(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toSummary(row, links)) };
    },

    async countClaims({ run }) {
      return { status: 200, code: 'ok', payload: await run(countClaims) };
    },

    async getClaim({ path, run }) {
      const payload = await run(async (tx) => {
        const row = await findClaim(tx, path.id);
        return row && detailOf(tx, row, links);
      });
      return okOrNotFound('claim.notFound', payload);
    },

    async createClaim({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling customer has no agency');
      const key = header['Idempotency-Key'];
      return run(async (tx) => {
        const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
          const id = await fileClaim(tx, body, { session: { userId, agencyId }, now: clock.now() });
          const row = existing(await findClaim(tx, id), `claim ${id}`);
          await writeAgentMail(tx, mailer, 'claimFiled', row);
          return { id };
        });
        if (result === 'reused') return keyReused;
        const row = existing(await findClaim(tx, result.id), `claim ${result.id}`);
        const headers = { location: `/api/claim/id/${result.id}` };
        return { status: 201, code: 'claim.created', payload: await detailOf(tx, row, links), headers };
      });
    },

    async updateClaim({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockClaim(tx, body.claimId);
        if (!before) return notFound('claim.notFound');
        if (before.claim.version !== body.version) return stale(await detailOf(tx, before, links));
        const { claimId, version: _, people, ...terms } = body;
        const errors = lossErrors(terms, clock.now());
        const { assignedAgentId } = terms;
        const agentChanges = assignedAgentId !== undefined && assignedAgentId !== before.claim.assignedAgentId;
        if (agentChanges && !(await isAgent(tx, assignedAgentId)))
          errors.push({ field: 'assignedAgentId', code: 'claim.agentUnknown' });
        if (errors.length > 0) return invalidRequest(errors);
        const peopleChange = people && { before: { people: await peopleOf(tx, claimId) }, after: { people } };
        if (people) await replacePeople(tx, { agencyId: before.claim.agencyId, claimId }, people, clock.now() * 1000);
        const after = await change(tx, { session, operationId }, before, columnsOf(terms), peopleChange);
        return { status: 200, code: 'claim.updated', payload: await detailOf(tx, after, links) };
      });
    },

    async moveClaim({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockClaim(tx, body.claimId);
        if (!before) return notFound('claim.notFound');
        if (before.claim.version !== body.version) return stale(await detailOf(tx, before, links));
        const { claimStatus: status } = body;
        if (!claimMoves(session.viewer, claimStateOf(before)).includes(status))
          return { status: 409, code: 'claim.moveRefused', payload: await detailOf(tx, before, links) };
        const note = body.note?.trim() ?? '';
        if (note === '' && claimMoveNeedsNote(status))
          return invalidRequest([{ field: 'note', code: 'claim.noteRequired' }]);
        const after = await changeStatus(tx, { session, operationId }, before, { status, note });
        await writeStatusMail(tx, mailer, after, note);
        return { status: 200, code: 'claim.moved', payload: await detailOf(tx, after, links) };
      });
    },

    async withdrawClaim({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockClaim(tx, body.claimId);
        if (!before) return notFound('claim.notFound');
        if (!mayWithdrawClaim(session.viewer, claimStateOf(before)))
          return { status: 409, code: 'claim.notWithdrawable', payload: await detailOf(tx, before, links) };
        if (before.claim.version !== body.version) return stale(await detailOf(tx, before, links));
        const note = body.note?.trim() ?? '';
        const after = await changeStatus(tx, { session, operationId }, before, { status: 'WITHDRAWN', note });
        await writeAgentMail(tx, mailer, 'claimWithdrawn', after, note);
        return { status: 200, code: 'claim.withdrawn', payload: await detailOf(tx, after, links) };
      });
    },
  };
}
