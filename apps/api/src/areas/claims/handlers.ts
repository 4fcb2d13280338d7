import { claimMoveNeedsNote, claimMoves, mayWithdrawClaim } from '@fairlead/rules';
import { invalidRequest } from '../../contract/answers.ts';
import { changeRecord, recordKind, type Save } from '../../contract/changeRecord.ts';
import { createRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, readHandler, resultHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { uuidv7 } from '../../db/ids.ts';
import { assertExists } from '../../db/rows.ts';
import { claimStatusHistory, claims } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { userName } from '../../mail/readers.ts';
import { type ClaimRow, claimStateOf, findClaim, toSummary } from '../../records/claims.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { agentErrors } from '../../records/isAgent.ts';
import { fileClaim } from './create.ts';
import { detailOf, peopleOf } from './detail.ts';
import { claimExport } from './export.ts';
import { type ClaimQuery, countClaims, listClaims } from './list.ts';
import { writeAgentMail, writeCustomerMail } from './mails.ts';
import { addsPersonalData, columnsOf, lossErrors, replacePeople, reporterErrors, reportOf } from './terms.ts';

const agentMessages = { unknown: 'claim.agentUnknown', licensed: 'claim.agentLicensed' } as const;

interface StatusChange {
  tx: Transaction;
  session: Session;
  before: ClaimRow;
  save: Save<ClaimRow, typeof claims>;
}

/** Handlers for claims. */
export function claimHandlers({ clock, links, mailer }: Services) {
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

  /** Mails the customer, and the assigned agent unless they reported the claim. */
  async function writeReportMails(tx: Transaction, row: ClaimRow, reporterId: string): Promise<void> {
    const reporter = { id: reporterId, name: await userName(tx, reporterId) };
    await writeCustomerMail(tx, mailer, 'claimReported', row, { agent: reporter.name });
    if (row.agent.id !== reporterId) await writeAgentMail(tx, mailer, 'claimAssigned', row, { reporter });
  }

  return defineHandlers({
    exportClaims: exportHandler(claimExport, clock),

    listClaims: listHandler(
      (tx, query: ClaimQuery, { userId }) => listClaims(tx, query, { userId, now: clock.now() }),
      (row) => toSummary(row, links),
    ),

    countClaims: resultHandler((tx, _query, session) => countClaims(tx, session)),

    getClaim: readHandler(claim),

    async createClaim({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) throw new Error('the caller has no agency');
      const role = session.viewer.role === 'CUSTOMER' ? 'CUSTOMER' : 'AGENT';
      return run((tx) => {
        const create = async () => {
          const id = await fileClaim(tx, body, { session: { userId, agencyId }, role, now: clock.now() });
          const row = assertExists(await findClaim(tx, id), `claim ${id}`);
          if (role === 'CUSTOMER') await writeAgentMail(tx, mailer, 'claimFiled', row);
          else await writeReportMails(tx, row, session.userId);
          return id;
        };
        const created = { create, code: 'claim.created', path: '/api/claim/id/' } as const;
        return createRecord(claim, { tx, session, operationId, header, body }, created);
      });
    },

    async updateClaim({ body, session, operationId, run }) {
      const { claimId, version, people, ...terms } = body;
      return run((tx) => {
        const check = async (before: ClaimRow) =>
          addsPersonalData(body, before.claim) ? refusalOfErased(tx, before.contact.id) : undefined;
        return changeRecord(claim, { tx, session, operationId, id: claimId, version, check }, async (before, save) => {
          const report = reportOf(terms, before.claim);
          const errors = [...lossErrors(terms, clock.now()), ...reporterErrors(report)];
          const { assignedAgentId } = terms;
          const agentChanges = assignedAgentId !== undefined && assignedAgentId !== before.claim.assignedAgentId;
          if (agentChanges) errors.push(...(await agentErrors(tx, assignedAgentId, 'assignedAgentId', agentMessages)));
          if (errors.length > 0) return invalidRequest(errors);
          const peopleChange = people && { before: { people: await peopleOf(tx, claimId) }, after: { people } };
          if (people) await replacePeople(tx, { agencyId: before.claim.agencyId, claimId }, people, clock.now() * 1000);
          const updatedAt = new Date(clock.now() * 1000);
          const after = await save({ ...columnsOf(terms), ...report, updatedAt }, peopleChange);
          return { status: 200, code: 'claim.updated', payload: await detailOf(tx, after, links) };
        });
      });
    },

    async moveClaim({ body, session, operationId, run }) {
      const { claimId: id, version, claimStatus: status } = body;
      return run((tx) =>
        changeRecord(claim, { tx, session, operationId, id, version }, async (before, save) => {
          if (!claimMoves(session.viewer, claimStateOf(before)).includes(status))
            return { status: 409, code: 'claim.moveRefused', payload: await detailOf(tx, before, links) };
          const note = body.note?.trim() ?? '';
          const needsNote = claimMoveNeedsNote(status);
          if (note === '' && needsNote) return invalidRequest([{ field: 'note', code: 'claim.noteRequired' }]);
          const refused = note === '' || needsNote ? undefined : await refusalOfErased(tx, before.contact.id);
          if (refused) return refused;
          const after = await changeStatus({ tx, session, before, save }, { status, note });
          await writeCustomerMail(tx, mailer, 'claimStatus', after, { agent: after.agent.name, note });
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
          await writeAgentMail(tx, mailer, 'claimWithdrawn', after, { note });
          return { status: 200, code: 'claim.withdrawn', payload: await detailOf(tx, after, links) };
        });
      });
    },
  });
}
