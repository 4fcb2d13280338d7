import { claimMoveNeedsNote, claimMoves, mayWithdrawClaim } from '@fairlead/rules';
import { invalidRequest } from '../../contract/answers.ts';
import { changeRecord, recordKind, type Save } from '../../contract/changeRecord.ts';
import { createRecord } from '../../contract/createRecord.ts';
import { listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Session } from '../../contract/session.ts';
import type { Handlers } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { existing } from '../../db/rows.ts';
import { claimStatusHistory, claims } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { type ClaimRow, claimStateOf, findClaim, toSummary } from '../../records/claims.ts';
import { isAgent } from '../../records/isAgent.ts';
import { fileClaim } from './create.ts';
import { detailOf, peopleOf } from './detail.ts';
import { countClaims, listClaims } from './list.ts';
import { writeAgentMail, writeStatusMail } from './mails.ts';
import { columnsOf, lossErrors, replacePeople } from './terms.ts';

type ClaimHandlers = Pick<
  Handlers,
  'listClaims' | 'countClaims' | 'getClaim' | 'createClaim' | 'updateClaim' | 'moveClaim' | 'withdrawClaim'
>;

interface StatusChange {
  tx: Transaction;
  session: Session;
  before: ClaimRow;
  save: Save<ClaimRow, typeof claims>;
}

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
  const claim = recordKind({
    table: claims,
    type: 'claim',
    notFound: 'claim.notFound',
    find: findClaim,
    rowOf: (row) => row.claim,
    toPayload: (row, tx) => detailOf(tx, row, links),
  });

  /** Changes the status of a claim and adds it to the history. */
  async function changeStatus(
    { tx, session, before, save }: StatusChange,
    { status, note }: { status: ClaimRow['claim']['status']; note: string },
  ): Promise<ClaimRow> {
    const { id: claimId, agencyId, filedAt, version } = before.claim;
    const at = clock.now() * 1000;
    const now = new Date(at);
    const filing = status === 'FILED_WITH_CARRIER' && filedAt === null && { filedAt: now };
    await tx
      .insert(claimStatusHistory)
      // the version orders changes within one second
      .values({ id: uuidv7(at + version), agencyId, claimId, status, note, changedBy: session.userId, createdAt: now });
    return save({ status, ...filing, updatedAt: now }, { after: { note } });
  }

  return {
    listClaims: listHandler(listClaims, (row) => toSummary(row, links)),

    async countClaims({ run }) {
      return { status: 200, code: 'ok', payload: await run(countClaims) };
    },

    getClaim: readHandler(claim),

    async createClaim({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the calling customer has no agency');
      return run((tx) => {
        const create = async () => {
          const id = await fileClaim(tx, body, { session: { userId, agencyId }, now: clock.now() });
          await writeAgentMail(tx, mailer, 'claimFiled', existing(await findClaim(tx, id), `claim ${id}`));
          return id;
        };
        const created = { create, code: 'claim.created', path: '/api/claim/id/' } as const;
        return createRecord(claim, { tx, session, operationId, header, body }, created);
      });
    },

    async updateClaim({ body, session, operationId, run }) {
      const { claimId, version, people, ...terms } = body;
      return run((tx) =>
        changeRecord(claim, { tx, session, operationId, id: claimId, version }, async (before, save) => {
          const errors = lossErrors(terms, clock.now());
          const { assignedAgentId } = terms;
          const agentChanges = assignedAgentId !== undefined && assignedAgentId !== before.claim.assignedAgentId;
          if (agentChanges && !(await isAgent(tx, assignedAgentId)))
            errors.push({ field: 'assignedAgentId', code: 'claim.agentUnknown' });
          if (errors.length > 0) return invalidRequest(errors);
          const peopleChange = people && { before: { people: await peopleOf(tx, claimId) }, after: { people } };
          if (people) await replacePeople(tx, { agencyId: before.claim.agencyId, claimId }, people, clock.now() * 1000);
          const updatedAt = new Date(clock.now() * 1000);
          const after = await save({ ...columnsOf(terms), updatedAt }, peopleChange);
          return { status: 200, code: 'claim.updated', payload: await detailOf(tx, after, links) };
        }),
      );
    },

    async moveClaim({ body, session, operationId, run }) {
      const { claimId: id, version, claimStatus: status } = body;
      return run((tx) =>
        changeRecord(claim, { tx, session, operationId, id, version }, async (before, save) => {
          if (!claimMoves(session.viewer, claimStateOf(before)).includes(status))
            return { status: 409, code: 'claim.moveRefused', payload: await detailOf(tx, before, links) };
          const note = body.note?.trim() ?? '';
          if (note === '' && claimMoveNeedsNote(status))
            return invalidRequest([{ field: 'note', code: 'claim.noteRequired' }]);
          const after = await changeStatus({ tx, session, before, save }, { status, note });
          await writeStatusMail(tx, mailer, after, note);
          return { status: 200, code: 'claim.moved', payload: await detailOf(tx, after, links) };
        }),
      );
    },

    async withdrawClaim({ body, session, operationId, run }) {
      const { claimId: id, version } = body;
      return run((tx) => {
        const check = async (before: ClaimRow) =>
          mayWithdrawClaim(session.viewer, claimStateOf(before))
            ? undefined
            : ({ status: 409, code: 'claim.notWithdrawable', payload: await detailOf(tx, before, links) } as const);
        return changeRecord(claim, { tx, session, operationId, id, version, check }, async (before, save) => {
          const note = body.note?.trim() ?? '';
          const after = await changeStatus({ tx, session, before, save }, { status: 'WITHDRAWN', note });
          await writeAgentMail(tx, mailer, 'claimWithdrawn', after, note);
          return { status: 200, code: 'claim.withdrawn', payload: await detailOf(tx, after, links) };
        });
      });
    },
  };
}
