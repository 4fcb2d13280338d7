import { lostBySelf, memberRole } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { agencies, sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkTo } from '../auth/accounts.ts';
import { isLastAdmin, lockAdmins } from './admins.ts';
import { toAgency } from './agencies.ts';
import { findAgent, toAgent } from './agents.ts';
import { columnsOf, insuranceTypeIdsOf, keepInsuranceTypes, unknownParts, urlErrors } from './changes.ts';
import { detailsOf } from './details.ts';
import { type AgencyRow, findAgency } from './list.ts';

type OwnHandlers = Pick<Handlers, 'updateAgency' | 'updateAgentProfile'>;

const refused = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;

/** What an agency admin changes. Specification, document 2, sections 2 and 6; RESOLUTIONS, G-16 and G-17. */
export function ownAgencyHandlers(clock: Clock, linkTo: LinkTo): OwnHandlers {
  const show = async (tx: Transaction, row: AgencyRow) =>
    toAgency(row, await detailsOf(tx, [row.agency.id], clock.now()), clock.now(), linkTo);
  // no address that ends in a while
  const audited = async (tx: Transaction, { agency }: AgencyRow) => ({
    ...agency,
    insuranceTypeIds: await insuranceTypeIdsOf(tx, agency.id),
  });

  return {
    async updateAgency({ body, session, operationId, run }) {
      const wrong = urlErrors(body);
      if (wrong.length > 0) return refused(wrong);
      return run(async (tx) => {
        const before = await findAgency(tx, body.agencyId, 'lock');
        if (!before) return { status: 404, code: 'agency.notFound' };
        const { id, version } = before.agency;
        if (version !== body.version) return { status: 409, code: 'stale', payload: await show(tx, before) };
        const unknown = await unknownParts(tx, before.agency, body);
        if (unknown.length > 0) return refused(unknown);
        const noted = await audited(tx, before);
        await tx
          .update(agencies)
          .set({ ...columnsOf(body), version: version + 1 })
          .where(eq(agencies.id, id));
        if (body.insuranceTypeIds) await keepInsuranceTypes(tx, id, body.insuranceTypeIds);
        const after = await findAgency(tx, id);
        if (!after) throw new Error(`agency ${id} is gone`);
        const change = { type: 'agency', id, before: noted, after: await audited(tx, after) } as const;
        await audit(tx, session, operationId, change);
        return { status: 200, code: 'agency.updated', payload: await show(tx, after) };
      });
    },

    async updateAgentProfile({ body, session, operationId, run }) {
      return run(async (tx) => {
        await lockAdmins(tx, session.agencyId);
        const before = await findAgent(tx, body.agentId, 'lock');
        if (!before) return { status: 404, code: 'agency.agentNotFound' };
        const current = toAgent(linkTo)(before);
        if (before.version !== body.version) return { status: 409, code: 'stale', payload: current };
        const { licensedAgent, agencyAdmin, active } = body;
        const [lost] = before.id === session.userId ? lostBySelf(body) : [];
        if (lost) return { status: 403, code: 'agent.self', errors: [{ field: lost, code: 'agent.self' }] };
        if (lostBySelf(body).length > 0 && (await isLastAdmin(tx, before))) {
          return { status: 409, code: 'agent.lastAdmin' };
        }
        const barred = current.active !== active;
        const at = new Date(clock.now() * 1000);
        await tx
          .update(users)
          .set({
            name: body.name.trim(),
            licensedAgent,
            agencyAdmin,
            roleId: await builtinRoleId(tx, memberRole(body)),
            version: before.version + 1,
            ...(barred && { disabledAt: active ? null : at }),
          })
          .where(eq(users.id, before.id));
        if (!active && barred) {
          await tx
            .update(sessions)
            .set({ endedAt: at })
            .where(and(eq(sessions.userId, before.id), isNull(sessions.endedAt)));
        }
        const after = await findAgent(tx, before.id);
        if (!after) throw new Error(`agent ${before.id} is gone`);
        const payload = toAgent(linkTo)(after);
        await audit(tx, session, operationId, { type: 'user', id: before.id, before: current, after: payload });
        return { status: 200, code: 'agent.updated', payload };
      });
    },
  };
}
