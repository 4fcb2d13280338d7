import type { components } from '@fairlead/openapi';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import type { Invitations } from '../auth/invitations.ts';
import { beyondOwn } from './adminRules.ts';
import { type AdminRow, findAdmin } from './admins.ts';

type InvitationHandlers = Pick<Handlers, 'sendAdminInvitation' | 'revokeAdminInvitation'>;

interface InvitationDependencies {
  inviter: Invitations;
  show: (row: AdminRow) => components['schemas']['Admin'];
}

const notFound = { status: 404, code: 'admin.notFound' } as const;
const accepted = { status: 409, code: 'admin.accepted' } as const;

/** What becomes of the mail that a new admin was sent. */
export function invitationHandlers({ inviter, show }: InvitationDependencies): InvitationHandlers {
  return {
    async sendAdminInvitation({ path, session, operationId, language, run }) {
      return run(async (tx) => {
        const row = await findAdmin(tx, path.id, 'lock');
        if (!row) return notFound;
        if (row.user.emailVerifiedAt) return accepted;
        // the link would let nobody in
        if (row.user.disabledAt) return { status: 409, code: 'admin.disabled' };
        // the link lets somebody in with that role
        const beyond = beyondOwn(session, row.role.privileges);
        if (beyond) return beyond;
        const { id, email } = row.user;
        const again = row.invitation && (await inviter.resend(tx, row.invitation.id, language));
        if (!again) {
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
        const row = await findAdmin(tx, path.id, 'lock');
        if (!row) return notFound;
        if (row.user.emailVerifiedAt || !row.invitation) return accepted;
        const beyond = beyondOwn(session, row.role.privileges);
        if (beyond) return beyond;
        await inviter.revoke(tx, row.invitation.id);
        const payload = show((await findAdmin(tx, row.user.id)) ?? row);
        await audit(tx, session, operationId, { type: 'user', id: row.user.id, after: payload });
        return { status: 200, code: 'admin.invitationRevoked', payload };
      });
    },
  };
}
