import type { components } from '@fairlead/openapi';
import { notFound } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { lockAndFind } from '../../db/rows.ts';
import { users } from '../../db/schema/index.ts';
import type { Invitations } from '../../ports/invitations.ts';
import { findPrivilegeError } from './adminRules.ts';
import { type AdminRow, findAdmin } from './admins.ts';

type InvitationHandlers = Pick<Handlers, 'sendAdminInvitation' | 'revokeAdminInvitation'>;

interface InvitationDependencies {
  inviter: Invitations;
  show: (row: AdminRow) => components['schemas']['Admin'];
}

const accepted = { status: 409, code: 'admin.accepted' } as const;

/** Handlers for invitations of platform admins. */
export function invitationHandlers({ inviter, show }: InvitationDependencies): InvitationHandlers {
  return {
    async sendAdminInvitation({ path, session, operationId, language, run }) {
      return run(async (tx) => {
        const row = await lockAndFind(tx, users, path.id, findAdmin);
        if (!row) return notFound('admin.notFound');
        if (row.user.emailVerifiedAt) return accepted;
        // a disabled admin could not sign in with the link
        if (row.user.disabledAt) return { status: 409, code: 'admin.disabled' };
        // the link grants the privileges of the role
        const privilegeError = findPrivilegeError(session, row.role.privileges);
        if (privilegeError) return privilegeError;
        const { id, email } = row.user;
        const resent = row.invitation && (await inviter.resend(tx, row.invitation.id, language));
        if (!resent) {
          const invitedBy = session.userId;
          await inviter.invite(tx, { email, roleId: row.role.id, agencyId: null, invitedBy, userId: id, language });
        }
        const payload = show((await findAdmin(tx, id)) ?? row);
        await audit(tx, session, operationId, { type: 'user', id, after: payload });
        return { status: 200, code: 'admin.invitationSent', payload };
      });
    },

    async revokeAdminInvitation({ path, session, operationId, run }) {
      return run(async (tx) => {
        const row = await lockAndFind(tx, users, path.id, findAdmin);
        if (!row) return notFound('admin.notFound');
        if (row.user.emailVerifiedAt || !row.invitation) return accepted;
        const privilegeError = findPrivilegeError(session, row.role.privileges);
        if (privilegeError) return privilegeError;
        await inviter.revoke(tx, row.invitation.id);
        const payload = show((await findAdmin(tx, row.user.id)) ?? row);
        await audit(tx, session, operationId, { type: 'user', id: row.user.id, after: payload });
        return { status: 200, code: 'admin.invitationRevoked', payload };
      });
    },
  };
}
