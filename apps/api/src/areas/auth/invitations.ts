import type { Language, Role } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { agencies, invitations, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { MailContent } from '../../mail/layout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { translate } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { hashToken, randomToken } from './tokens.ts';

const DAY = 24 * 3600;

/** Seconds for which an invitation is good, counted anew each time that it is sent. */
export const INVITATION_LIFE = 7 * DAY;

interface NewInvitation {
  email: string;
  /** What they become. */
  roleId: string;
  /** Whom they join; null for a platform admin. */
  agencyId: string | null;
  /** Who invites; an admin who invites themselves is the first one of all. */
  invitedBy: string;
  /** Of the mail. */
  language: Language;
  /** The account that was made to be invited, without credentials; otherwise it is made when the invitation is accepted. */
  userId?: string;
  /** The contact that becomes a customer. */
  contactId?: string;
}

/** The mail's link: for those who print it where there is no mail server, and for nobody else. */
interface Sent {
  id: string;
  link: string;
}

/** Works in the transaction of the handler that invites: as a platform admin, or as somebody of the agency. */
export interface Invitations {
  /** Writes the invitation alone: nobody is told, and there is no link, until it is sent. */
  prepare(tx: Transaction, invitation: Omit<NewInvitation, 'language'>): Promise<string>;
  /** Writes the invitation and its mail. An open one of the same agency to the same address is revoked. */
  invite(tx: Transaction, invitation: NewInvitation): Promise<Sent>;
  /**
   * Sends it, or sends it again, with a new token, good for the whole time again; the old link is dead, and what was revoked is open.
   * Undefined when there is none that this caller sees, or when it was accepted.
   */
  resend(tx: Transaction, id: string, language: Language): Promise<Sent | undefined>;
  /** The link is dead. False when there is none that this caller sees, or when it was accepted. */
  revoke(tx: Transaction, id: string): Promise<boolean>;
}

type Row = typeof invitations.$inferSelect;

const open = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

export function makeInvitations({ mailer, clock }: { mailer: Mailer; clock: Clock }): Invitations {
  const now = () => new Date(clock.now() * 1000);
  const expiry = () => new Date((clock.now() + INVITATION_LIFE) * 1000);

  async function send(tx: Transaction, row: Row, token: string, language: Language): Promise<Sent> {
    const [role] = await tx.select({ type: roles.roleType }).from(roles).where(eq(roles.id, row.roleId));
    const type = role?.type ?? 'AGENT';
    // an agent is asked for a licence: specification, document 1, section 2
    const asked = type === 'AGENT' && { User: type };
    const link = mailer.linkTo('/auth/sign-up', { ...asked, InvitationToken: token });
    const written = { type, link, language, productName: mailer.productName };
    const { kind, content } = await invitationMail(tx, row, written);
    await mailer.write(tx, { kind, to: row.email, language, agencyId: row.agencyId, content });
    return { id: row.id, link };
  }

  const insert = async (tx: Transaction, values: typeof invitations.$inferInsert): Promise<Row> =>
    only(await tx.insert(invitations).values(values).returning());

  return {
    async prepare(tx, values) {
      const id = uuidv7();
      // as good as expired: it has no link that anybody could know
      const unsent = { tokenHash: hashToken(randomToken()), createdAt: now(), expiresAt: now() };
      await insert(tx, { id, ...values, ...unsent });
      return id;
    },

    async invite(tx, { language, ...values }) {
      const sameAgency =
        values.agencyId === null ? isNull(invitations.agencyId) : eq(invitations.agencyId, values.agencyId);
      const sameAddress = eq(sql`lower(${invitations.email})`, values.email.toLowerCase());
      await tx
        .update(invitations)
        .set({ revokedAt: now() })
        .where(and(open, sameAgency, sameAddress));
      const token = randomToken();
      const sent = { tokenHash: hashToken(token), createdAt: now(), sentAt: now(), expiresAt: expiry() };
      const row = await insert(tx, { id: uuidv7(), ...values, ...sent });
      return send(tx, row, token, language);
    },

    async resend(tx, id, language) {
      const token = randomToken();
      const [row] = await tx
        .update(invitations)
        .set({ tokenHash: hashToken(token), sentAt: now(), expiresAt: expiry(), revokedAt: null })
        .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
        .returning();
      return row && send(tx, row, token, language);
    },

    async revoke(tx, id) {
      const revoked = await tx
        .update(invitations)
        .set({ revokedAt: now() })
        .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
        .returning({ id: invitations.id });
      return revoked.length > 0;
    },
  };
}

interface Written {
  /** What they become. */
  type: Role;
  link: string;
  language: Language;
  productName: string;
}

async function invitationMail(tx: Transaction, row: Row, { type, link, language, productName }: Written) {
  const [inviter] = await tx.select({ name: users.name }).from(users).where(eq(users.id, row.invitedBy));
  const [agency] = row.agencyId
    ? await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, row.agencyId))
    : [];
  const name = agency?.name ?? productName;
  const texts = {
    ADMIN: {
      kind: 'adminInvitation',
      text: translate(language, { code: 'mail.invitation.adminText', params: { product: productName } }),
    },
    AGENT: {
      kind: 'agentInvitation',
      text: translate(language, {
        code: 'mail.invitation.agentText',
        params: { inviter: inviter?.name ?? name, name },
      }),
    },
    CUSTOMER: {
      kind: 'customerInvitation',
      text: translate(language, { code: 'mail.invitation.customerText', params: { name } }),
    },
  } as const;
  const { kind, text } = texts[type];
  const subject = translate(language, { code: 'mail.invitation.subject', params: { name } });
  const content: MailContent = {
    subject,
    heading: subject,
    paragraphs: [text],
    action: { label: translate(language, { code: 'mail.invitation.action' }), url: link },
    note: translate(language, { code: 'mail.invitation.note', params: { days: INVITATION_LIFE / DAY } }),
  };
  return { kind, content };
}
