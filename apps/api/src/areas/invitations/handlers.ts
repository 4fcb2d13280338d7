import type { components } from '@fairlead/openapi';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { once } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Invitations } from '../auth/invitations.ts';
import type { Session } from '../auth/sessions.ts';
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

const notFound = { status: 404, code: 'invitation.notFound' } as const;
const forbidden = { status: 403, code: 'auth.forbidden' } as const;
const accepted = { status: 409, code: 'invitation.accepted' } as const;
const unknownContact = { status: 404, code: 'invitation.contactNotFound' } as const;
const taken = (code: 'invitation.member' | 'invitation.customer') => {
  const errors: FieldMessage[] = [{ field: 'agentEmail', code }];
  return { status: 409 as const, code, errors };
};

interface Wanted {
  email: string;
  contactId?: string;
}

/**
 * Who is asked to join an agency: agents by its admin, contacts by its agents. Whether an address has an account in another
 * agency is told to nobody but the reader of the mail. Specification, document 2, sections 4 and 7.
 */
export function invitationHandlers(clock: Clock, inviter: Invitations): InvitationHandlers {
  const show = (row: InvitationRow) => toInvitation(row, clock.now());

  /** Why this address cannot be invited, as far as the agency knows itself. */
  async function refusal(tx: Transaction, email: string) {
    const account = await findAccount(tx, email);
    return account && taken(account.roleType === 'AGENT' ? 'invitation.member' : 'invitation.customer');
  }

  /** The one that waits for an answer already, or a new one that nobody was told of yet. */
  async function make(tx: Transaction, agencyId: string, invitedBy: string, { email, contactId }: Wanted) {
    const waiting = contactId ? await findOfContact(tx, contactId) : await findUnanswered(tx, email);
    if (waiting && !waiting.invitation.acceptedAt) return waiting;
    const roleId = await builtinRoleId(tx, contactId ? 'customer' : 'agent');
    const id = await inviter.prepare(tx, { email, roleId, agencyId, invitedBy, ...(contactId && { contactId }) });
    const row = await findInvitationById(tx, id);
    if (!row) throw new Error('the invitation was not inserted');
    return row;
  }

  /** Whom the body means; a refusal where nobody can be invited so. */
  async function readWanted(tx: Transaction, body: components['schemas']['InvitationCreate'], { viewer }: Session) {
    if (body.contactId !== undefined) {
      const contact = await findContact(tx, body.contactId);
      if (!contact) return unknownContact;
      if (contact.userId) return taken('invitation.customer');
      return { email: contact.email, contactId: contact.id };
    }
    return viewer.agencyAdmin ? { email: body.agentEmail ?? '' } : forbidden;
  }

  /** An invitation that this caller may change, or the refusal. */
  async function open(tx: Transaction, id: string, { viewer }: Session) {
    const row = await findInvitationById(tx, id, 'lock');
    if (!row) return notFound;
    if (row.invitation.contactId === null && !viewer.agencyAdmin) return forbidden;
    return row.invitation.acceptedAt ? accepted : row;
  }

  return {
    async listInvitations({ query, run }) {
      const page = await run((tx) => listInvitations(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, show) };
    },

    async findInvitedAgent({ path, run }) {
      const payload = await run(async (tx) => {
        const account = await findAccount(tx, path.email);
        if (account?.roleType === 'AGENT') return { id: account.id, email: account.email, status: 'MEMBER' as const };
        const waiting = await findUnanswered(tx, path.email);
        return waiting && { id: waiting.invitation.id, email: waiting.invitation.email, status: 'INVITED' as const };
      });
      return payload ? { status: 200, code: 'ok', payload } : notFound;
    },

    async getContactInvitation({ path, run }) {
      return run(async (tx) => {
        const row = await findOfContact(tx, path.id);
        if (row) return { status: 200, code: 'ok', payload: show(row) };
        return (await findContact(tx, path.id)) ? { status: 200, code: 'ok', payload: null } : unknownContact;
      });
    },

    async createInvitation({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      const key = header['Idempotency-Key'];
      if (agencyId === null) return forbidden;
      return run(async (tx) => {
        const wanted = await readWanted(tx, body, session);
        if ('status' in wanted) return wanted;
        await lockAddress(tx, agencyId, wanted.email);
        const refused = await refusal(tx, wanted.email);
        if (refused) return refused;
        const payload = await once(tx, { userId, operationId, key, body }, async () => {
          const made = show(await make(tx, agencyId, userId, wanted));
          await audit(tx, session, operationId, { type: 'invitation', id: made.id, after: made });
          return made;
        });
        if (payload === 'reused') return { status: 409, code: 'idempotency.reused' };
        return { status: 201, code: 'invitation.created', payload };
      });
    },

    async sendInvitation({ path, session, operationId, language, run }) {
      return run(async (tx) => {
        const row = await open(tx, path.id, session);
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
        const row = await open(tx, path.id, session);
        if ('status' in row) return row;
        await inviter.revoke(tx, path.id);
        const payload = show((await findInvitationById(tx, path.id)) ?? row);
        await audit(tx, session, operationId, { type: 'invitation', id: path.id, before: show(row), after: payload });
        return { status: 200, code: 'invitation.revoked', payload };
      });
    },
  };
}
