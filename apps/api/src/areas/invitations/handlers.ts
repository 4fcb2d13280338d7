import type { components } from '@fairlead/openapi';
import { forbidden, notFound, okOrNotFound, taken } from '../../contract/answers.ts';
import { changeAnyVersion, recordKind } from '../../contract/changeRecord.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { assertExists } from '../../db/rows.ts';
import { invitations } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { languageOfAgency } from '../../mail/readers.ts';
import { auditedInvitation } from '../../records/auditedInvitations.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
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

const accepted = { status: 409, code: 'invitation.accepted' } as const;

interface InvitationRecipient {
  email: string;
  contactId?: string;
}

/**
 * Handlers for invitations to an agency: agency admins invite agents, agents invite contacts. Only the recipient of the mail
 * learns whether the address has an account in another agency.
 */
export function invitationHandlers({ clock, inviter }: Services) {
  const show = (row: InvitationRow) => toInvitation(row, clock.now());
  const memberInvitation = recordKind({
    table: invitations,
    type: 'invitation',
    notFound: 'invitation.notFound',
    find: findInvitationById,
    rowOf: (row) => row.invitation,
    toAudited: ({ invitation }) => auditedInvitation(invitation, clock.now()),
    toPayload: show,
  });

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
    return assertExists(await findInvitationById(tx, id), `invitation ${id}`);
  }

  /** The recipient of the invitation, or an error. */
  async function readRecipient(tx: Transaction, body: components['schemas']['InvitationCreate'], { viewer }: Session) {
    if (body.contactId !== undefined) {
      const contact = await findContact(tx, body.contactId);
      if (!contact) return notFound('invitation.contactNotFound');
      const refused = await refusalOfErased(tx, contact.id);
      if (refused) return refused;
      if (contact.userId) return taken('agentEmail', 'invitation.customer');
      return { email: contact.email, contactId: contact.id };
    }
    return viewer.agencyAdmin ? { email: body.agentEmail ?? '' } : forbidden;
  }

  /** Refuses callers who may not change the invitation, and accepted invitations. */
  const mustBeOpen =
    ({ viewer }: Session) =>
    ({ invitation: { contactId, acceptedAt } }: InvitationRow) => {
      if (contactId === null && !viewer.agencyAdmin) return forbidden;
      return acceptedAt ? accepted : undefined;
    };

  return defineHandlers({
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
      if (agencyId === null) return forbidden;
      return run(async (tx) => {
        const recipient = await readRecipient(tx, body, session);
        if ('status' in recipient) return recipient;
        await lockAddress(tx, agencyId, recipient.email);
        const refused = await refusal(tx, recipient.email);
        if (refused) return refused;
        const create = async () => {
          const row = await findOrCreate(tx, agencyId, userId, recipient);
          const after = auditedInvitation(row.invitation, clock.now());
          await audit(tx, session, operationId, { type: 'invitation', id: row.invitation.id, after });
          return show(row);
        };
        return createOnce({ tx, session, operationId, header, body }, create, (payload) => {
          return { status: 201, code: 'invitation.created', payload } as const;
        });
      });
    },

    async sendInvitation({ path: { id }, session, operationId, run }) {
      return run((tx) => {
        const request = { tx, session, operationId, id, check: mustBeOpen(session) };
        return changeAnyVersion(memberInvitation, request, async ({ invitation }, save) => {
          const refused = await refusal(tx, invitation.email);
          if (refused) return refused;
          await inviter.resend(tx, id, await languageOfAgency(tx, invitation.agencyId ?? ''));
          return { status: 200, code: 'invitation.sent', payload: show(await save()) };
        });
      });
    },

    async revokeInvitation({ path: { id }, session, operationId, run }) {
      return run((tx) => {
        const request = { tx, session, operationId, id, check: mustBeOpen(session) };
        return changeAnyVersion(memberInvitation, request, async (_, save) => {
          await inviter.revoke(tx, id);
          return { status: 200, code: 'invitation.revoked', payload: show(await save()) };
        });
      });
    },
  });
}
