import type { components } from '@fairlead/openapi';
import { forbidden, keyReused, notFound, okOrNotFound, taken } from '../../contract/answers.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Session } from '../../contract/session.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { runOnce } from '../../db/idempotency.ts';
import { existing } from '../../db/rows.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Invitations } from '../../ports/invitations.ts';
import {
  findAccount,
  findContact,
  findInvitationById,
  findOfContact,
  findUnanswered,
  type InvitationRow,
  listInvitations,
  lockAddress,
  toInvitation,
} from './invitations.ts';

type InvitationHandlers = Pick<
  Handlers,
  | 'listInvitations'
  | 'findInvitedAgent'
  | 'getContactInvitation'
  | 'createInvitation'
  | 'sendInvitation'
  | 'revokeInvitation'
>;

const accepted = { status: 409, code: 'invitation.accepted' } as const;

interface InvitationRecipient {
  email: string;
  contactId?: string;
}

/**
 * Handlers for invitations to an agency: agency admins invite agents, agents invite contacts. Only the recipient of the mail
 * learns whether the address has an account in another agency.
 */
export function invitationHandlers(clock: Clock, inviter: Invitations): InvitationHandlers {
  const show = (row: InvitationRow) => toInvitation(row, clock.now());

  /** Error when the agency already knows that this address cannot be invited. */
  async function refusal(tx: Transaction, email: string) {
    const account = await findAccount(tx, email);
    return account && taken('agentEmail', account.roleType === 'AGENT' ? 'invitation.member' : 'invitation.customer');
  }

  /** Returns the open invitation of the contact, or creates one without sending it. */
  async function findOrCreate(
    tx: Transaction,
    agencyId: string,
    invitedBy: string,
    { email, contactId }: InvitationRecipient,
  ) {
    const openInvitation = contactId ? await findOfContact(tx, contactId) : await findUnanswered(tx, email);
    if (openInvitation && !openInvitation.invitation.acceptedAt) return openInvitation;
    const roleId = await builtinRoleId(tx, contactId ? 'customer' : 'agent');
    const id = await inviter.prepare(tx, { email, roleId, agencyId, invitedBy, ...(contactId && { contactId }) });
    return existing(await findInvitationById(tx, id), `invitation ${id}`);
  }

  /** The recipient of the invitation, or an error. */
  async function readRecipient(tx: Transaction, body: components['schemas']['InvitationCreate'], { viewer }: Session) {
    if (body.contactId !== undefined) {
      const contact = await findContact(tx, body.contactId);
      if (!contact) return notFound('invitation.contactNotFound');
      if (contact.userId) return taken('agentEmail', 'invitation.customer');
      return { email: contact.email, contactId: contact.id };
    }
    return viewer.agencyAdmin ? { email: body.agentEmail ?? '' } : forbidden;
  }

  /** Finds and locks an invitation that the caller may change, or returns an error. */
  async function lockOpen(tx: Transaction, id: string, { viewer }: Session) {
    const row = await findInvitationById(tx, id, 'lock');
    if (!row) return notFound('invitation.notFound');
    if (row.invitation.contactId === null && !viewer.agencyAdmin) return forbidden;
    return row.invitation.acceptedAt ? accepted : row;
  }

  return {
    listInvitations: listHandler(listInvitations, show),

    async findInvitedAgent({ path, run }) {
      const payload = await run(async (tx) => {
        const account = await findAccount(tx, path.email);
        if (account?.roleType === 'AGENT') return { id: account.id, email: account.email, status: 'MEMBER' as const };
        const openInvitation = await findUnanswered(tx, path.email);
        return (
          openInvitation && {
            id: openInvitation.invitation.id,
            email: openInvitation.invitation.email,
            status: 'INVITED' as const,
          }
        );
      });
      return okOrNotFound('invitation.notFound', payload);
    },

    async getContactInvitation({ path, run }) {
      return run(async (tx) => {
        const row = await findOfContact(tx, path.id);
        if (row) return { status: 200, code: 'ok', payload: show(row) };
        return (await findContact(tx, path.id))
          ? { status: 200, code: 'ok', payload: null }
          : notFound('invitation.contactNotFound');
      });
    },

    async createInvitation({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      const key = header['Idempotency-Key'];
      if (agencyId === null) return forbidden;
      return run(async (tx) => {
        const recipient = await readRecipient(tx, body, session);
        if ('status' in recipient) return recipient;
        await lockAddress(tx, agencyId, recipient.email);
        const refused = await refusal(tx, recipient.email);
        if (refused) return refused;
        const payload = await runOnce(tx, { userId, operationId, key, body }, async () => {
          const result = show(await findOrCreate(tx, agencyId, userId, recipient));
          await audit(tx, session, operationId, { type: 'invitation', id: result.id, after: result });
          return result;
        });
        if (payload === 'reused') return keyReused;
        return { status: 201, code: 'invitation.created', payload };
      });
    },

    async sendInvitation({ path, session, operationId, language, run }) {
      return run(async (tx) => {
        const row = await lockOpen(tx, path.id, session);
        if ('status' in row) return row;
        const refused = await refusal(tx, row.invitation.email);
        if (refused) return refused;
        await inviter.resend(tx, path.id, language);
        const payload = show((await findInvitationById(tx, path.id)) ?? row);
        await audit(tx, session, operationId, { type: 'invitation', id: path.id, before: show(row), after: payload });
        return { status: 200, code: 'invitation.sent', payload };
      });
    },

    async revokeInvitation({ path, session, operationId, run }) {
      return run(async (tx) => {
        const row = await lockOpen(tx, path.id, session);
        if ('status' in row) return row;
        await inviter.revoke(tx, path.id);
        const payload = show((await findInvitationById(tx, path.id)) ?? row);
        await audit(tx, session, operationId, { type: 'invitation', id: path.id, before: show(row), after: payload });
        return { status: 200, code: 'invitation.revoked', payload };
      });
    },
  };
}
