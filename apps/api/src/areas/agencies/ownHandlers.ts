import { memberRole, ownRightsLost } from '@fairlead/rules';
import { invalidRequest } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { readLicense } from '../../db/license.ts';
import { agencies, userDetails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { endSessions } from '../../db/sessions.ts';
import { addVersion } from '../../records/attachedFiles.ts';
import { isLastAdmin, lockAdmins } from './admins.ts';
import { readAgency } from './agencies.ts';
import { findAgent, toAgent } from './agents.ts';
import { columnsOf, insuranceTypeIdsOf, referenceErrors, updateInsuranceTypes, urlErrors } from './changes.ts';
import { type AgencyRow, findAgency } from './list.ts';

/** Handlers for changes that an agency admin makes to the agency and its members. */
export function ownAgencyHandlers({ clock, linkTo }: Services) {
  const show = (tx: Transaction, row: AgencyRow) => readAgency(tx, row, clock.now(), linkTo);
  const agency = recordKind({
    table: agencies,
    type: 'agency',
    notFound: 'agency.notFound',
    find: findAgency,
    rowOf: (row) => row.agency,
    // without signed file URLs, which expire
    toAudited: async ({ agency }, tx) => ({ ...agency, insuranceTypeIds: await insuranceTypeIdsOf(tx, agency.id) }),
    toPayload: (row, tx) => show(tx, row),
  });
  const agent = recordKind({
    table: users,
    type: 'user',
    notFound: 'agency.agentNotFound',
    find: findAgent,
    rowOf: (row) => row,
    toAudited: toAgent(linkTo),
    toPayload: toAgent(linkTo),
  });

  return defineHandlers({
    async updateAgency({ body, session, operationId, run }) {
      const invalidUrls = urlErrors(body);
      if (invalidUrls.length > 0) return invalidRequest(invalidUrls);
      const { agencyId: id, version } = body;
      return run((tx) =>
        changeRecord(agency, { tx, session, operationId, id, version }, async (before, save) => {
          const unknown = await referenceErrors(tx, session.userId, before.agency, body);
          if (unknown.length > 0) return invalidRequest(unknown);
          const { photoFileId } = before.agency;
          if (body.dbfileId && body.dbfileId !== photoFileId) await addVersion(tx, body.dbfileId, photoFileId);
          if (body.insuranceTypeIds) await updateInsuranceTypes(tx, id, body.insuranceTypeIds);
          const after = await save(columnsOf(body));
          return { status: 200, code: 'agency.updated', payload: await show(tx, after) };
        }),
      );
    },

    async updateAgentProfile({ body, session, operationId, run }) {
      const { agentId: id, version, licensedAgent, agencyAdmin, active } = body;
      return run(async (tx) => {
        await lockAdmins(tx, session.agencyId);
        return changeRecord(agent, { tx, session, operationId, id, version }, async (before, save) => {
          const [lost] = id === session.userId ? ownRightsLost(body) : [];
          if (lost) return { status: 403, code: 'agent.self', errors: [{ field: lost, code: 'agent.self' }] };
          if (ownRightsLost(body).length > 0 && (await isLastAdmin(tx, before))) {
            return { status: 409, code: 'agent.lastAdmin' };
          }
          const license = await readLicense(tx, body);
          if (license.error) return invalidRequest([license.error]);
          const statusChanged = active !== (before.disabledAt === null);
          const at = new Date(clock.now() * 1000);
          if (Object.keys(license.columns).length > 0) {
            const { agencyId } = session;
            await tx
              .insert(userDetails)
              .values({ id, agencyId, ...license.columns })
              .onConflictDoUpdate({ target: userDetails.id, set: license.columns });
          }
          if (!active && statusChanged) await endSessions(tx, id, at);
          const after = await save({
            name: body.name.trim(),
            licensedAgent,
            agencyAdmin,
            roleId: await builtinRoleId(tx, memberRole(body)),
            ...(statusChanged && { disabledAt: active ? null : at }),
          });
          return { status: 200, code: 'agent.updated', payload: toAgent(linkTo)(after) };
        });
      });
    },
  });
}
