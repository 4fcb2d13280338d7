import { lostBySelf, memberRole } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { invalidRequest, notFound, stale } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { readLicense } from '../../db/license.ts';
import { existing } from '../../db/rows.ts';
import { agencies, sessions, userDetails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkTo } from '../auth/accounts.ts';
import { addVersion } from '../files/attach.ts';
import { isLastAdmin, lockAdmins } from './admins.ts';
import { toAgency } from './agencies.ts';
import { findAgent, toAgent } from './agents.ts';
import { columnsOf, insuranceTypeIdsOf, referenceErrors, updateInsuranceTypes, urlErrors } from './changes.ts';
import { detailsOf } from './details.ts';
import { type AgencyRow, findAgency } from './list.ts';

type OwnHandlers = Pick<Handlers, 'updateAgency' | 'updateAgentProfile'>;

/** Handlers for changes that an agency admin makes to the agency and its members. */
export function ownAgencyHandlers(clock: Clock, linkTo: LinkTo): OwnHandlers {
  const show = async (tx: Transaction, row: AgencyRow) =>
    toAgency(row, await detailsOf(tx, [row.agency.id], clock.now()), clock.now(), linkTo);
  // without signed file URLs, which expire
  const toAuditEntry = async (tx: Transaction, { agency }: AgencyRow) => ({
    ...agency,
    insuranceTypeIds: await insuranceTypeIdsOf(tx, agency.id),
  });

  return {
    async updateAgency({ body, session, operationId, run }) {
      const invalidUrls = urlErrors(body);
      if (invalidUrls.length > 0) return invalidRequest(invalidUrls);
      return run(async (tx) => {
        const before = await findAgency(tx, body.agencyId, 'lock');
        if (!before) return notFound('agency.notFound');
        const { id, version } = before.agency;
        if (version !== body.version) return stale(await show(tx, before));
        const unknown = await referenceErrors(tx, session.userId, before.agency, body);
        if (unknown.length > 0) return invalidRequest(unknown);
        const auditBefore = await toAuditEntry(tx, before);
        const { photoFileId } = before.agency;
        if (body.dbfileId && body.dbfileId !== photoFileId) await addVersion(tx, body.dbfileId, photoFileId);
        await tx
          .update(agencies)
          .set({ ...columnsOf(body), version: version + 1 })
          .where(eq(agencies.id, id));
        if (body.insuranceTypeIds) await updateInsuranceTypes(tx, id, body.insuranceTypeIds);
        const after = existing(await findAgency(tx, id), `agency ${id}`);
        const change = { type: 'agency', id, before: auditBefore, after: await toAuditEntry(tx, after) } as const;
        await audit(tx, session, operationId, change);
        return { status: 200, code: 'agency.updated', payload: await show(tx, after) };
      });
    },

    async updateAgentProfile({ body, session, operationId, run }) {
      return run(async (tx) => {
        await lockAdmins(tx, session.agencyId);
        const before = await findAgent(tx, body.agentId, 'lock');
        if (!before) return notFound('agency.agentNotFound');
        const current = toAgent(linkTo)(before);
        if (before.version !== body.version) return stale(current);
        const { licensedAgent, agencyAdmin, active } = body;
        const [lost] = before.id === session.userId ? lostBySelf(body) : [];
        if (lost) return { status: 403, code: 'agent.self', errors: [{ field: lost, code: 'agent.self' }] };
        if (lostBySelf(body).length > 0 && (await isLastAdmin(tx, before))) {
          return { status: 409, code: 'agent.lastAdmin' };
        }
        const license = await readLicense(tx, body);
        if (license.error) return invalidRequest([license.error]);
        const statusChanged = current.active !== active;
        const at = new Date(clock.now() * 1000);
        await tx
          .update(users)
          .set({
            name: body.name.trim(),
            licensedAgent,
            agencyAdmin,
            roleId: await builtinRoleId(tx, memberRole(body)),
            version: before.version + 1,
            ...(statusChanged && { disabledAt: active ? null : at }),
          })
          .where(eq(users.id, before.id));
        if (Object.keys(license.columns).length > 0) {
          const { agencyId } = session;
          await tx
            .insert(userDetails)
            .values({ id: before.id, agencyId, ...license.columns })
            .onConflictDoUpdate({ target: userDetails.id, set: license.columns });
        }
        if (!active && statusChanged) {
          await tx
            .update(sessions)
            .set({ endedAt: at })
            .where(and(eq(sessions.userId, before.id), isNull(sessions.endedAt)));
        }
        const after = existing(await findAgent(tx, before.id), `agent ${before.id}`);
        const payload = toAgent(linkTo)(after);
        await audit(tx, session, operationId, { type: 'user', id: before.id, before: current, after: payload });
        return { status: 200, code: 'agent.updated', payload };
      });
    },
  };
}
