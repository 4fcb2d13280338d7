import type { components } from '@fairlead/openapi';
import { changeAnyVersion, type RecordKind } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { users } from '../../db/schema/index.ts';
import type { Invitations } from '../../ports/invitations.ts';
import { findPrivilegeError } from './adminRules.ts';
import type { AdminRow } from './admins.ts';

type AdminKind = RecordKind<AdminRow, typeof users, components['schemas']['Admin'], 'admin.notFound'>;

const accepted = { status: 409, code: 'admin.accepted' } as const;

/** Handlers for invitations of platform admins. */
export function invitationHandlers(admin: AdminKind, inviter: Invitations) {
  return defineHandlers({
    async sendAdminInvitation({ path: { id }, session, operationId, language, run }) {
      return run((tx) =>
        changeAnyVersion(admin, { tx, session, operationId, id }, async ({ user, role, invitation }, save) => {
          if (user.emailVerifiedAt) return accepted;
          // a disabled admin could not sign in with the link
          if (user.disabledAt) return { status: 409, code: 'admin.disabled' };
          // the link grants the privileges of the role
          const privilegeError = findPrivilegeError(session, role.privileges);
          if (privilegeError) return privilegeError;
          const resent = invitation && (await inviter.resend(tx, invitation.id, language));
          if (!resent) {
            const account = { email: user.email, roleId: role.id, agencyId: null, userId: id };
            await inviter.invite(tx, { ...account, invitedBy: session.userId, language });
          }
          return { status: 200, code: 'admin.invitationSent', payload: await admin.toPayload(await save(), tx) };
        }),
      );
    },

    async revokeAdminInvitation({ path: { id }, session, operationId, run }) {
      return run((tx) =>
        changeAnyVersion(admin, { tx, session, operationId, id }, async ({ user, role, invitation }, save) => {
          if (user.emailVerifiedAt || !invitation) return accepted;
          const privilegeError = findPrivilegeError(session, role.privileges);
          if (privilegeError) return privilegeError;
          await inviter.revoke(tx, invitation.id);
          return { status: 200, code: 'admin.invitationRevoked', payload: await admin.toPayload(await save(), tx) };
        }),
      );
    },
  });
}
