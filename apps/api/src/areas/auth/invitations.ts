import type { Language, Role } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { onlyRow } from '../../db/rows.ts';
import { agencies, invitations, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { translate } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { INVITATION_DAYS, type Invitations, type Sent } from '../../ports/invitations.ts';
import { hashToken, randomToken } from '../../randomTokens.ts';

const DAY = 24 * 3600;

/** Seconds until an invitation expires, restarted each time it is sent. */
export const INVITATION_LIFE = INVITATION_DAYS * DAY;

type Row = typeof invitations.$inferSelect;

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

export function makeInvitations({ mailer, clock }: { mailer: Mailer; clock: Clock }): Invitations {
  const now = () => new Date(clock.now() * 1000);
  const expiry = () => new Date((clock.now() + INVITATION_LIFE) * 1000);

  async function send(tx: Transaction, row: Row, token: string, language: Language): Promise<Sent> {
    const [role] = await tx.select({ type: roles.roleType }).from(roles).where(eq(roles.id, row.roleId));
    const type = role?.type ?? 'AGENT';
    // the sign-up form requires a license from agents
    const userType = type === 'AGENT' && { User: type };
    const link = mailer.linkTo('/auth/sign-up', { ...userType, InvitationToken: token });
    const mailInput = { type, link, language, productName: mailer.productName };
    const { kind, content } = await invitationMail(tx, row, mailInput);
    await mailer.write(tx, { kind, to: row.email, language, agencyId: row.agencyId, content });
    return { id: row.id, link };
  }

  const insert = async (tx: Transaction, values: typeof invitations.$inferInsert): Promise<Row> =>
    onlyRow(await tx.insert(invitations).values(values).returning());

  /**
   * Inserts a sent invitation, which replaces open ones of the same agency to the same address. An agent can also be a contact of
   * the agency, so that an invitation in the mail of a quote keeps the one of the agent.
   */
  async function insertSent(tx: Transaction, values: Parameters<Invitations['prepare']>[1]) {
    const sameAgency =
      values.agencyId === null
        ? isNull(invitations.agencyId)
        : and(eq(invitations.agencyId, values.agencyId), eq(invitations.roleId, values.roleId));
    const sameAddress = eq(sql`lower(${invitations.email})`, values.email.toLowerCase());
    await tx
      .update(invitations)
      .set({ revokedAt: now() })
      .where(and(isOpen, sameAgency, sameAddress));
    const token = randomToken();
    const sentColumns = { tokenHash: hashToken(token), createdAt: now(), sentAt: now(), expiresAt: expiry() };
    return { row: await insert(tx, { id: uuidv7(), ...values, ...sentColumns }), token };
  }

  return {
    async prepare(tx, values) {
      const id = uuidv7();
      // already expired, with a random token, so that no link works yet
      const unsentColumns = { tokenHash: hashToken(randomToken()), createdAt: now(), expiresAt: now() };
      await insert(tx, { id, ...values, ...unsentColumns });
      return id;
    },

    async invite(tx, { language, ...values }) {
      const { row, token } = await insertSent(tx, values);
      return send(tx, row, token, language);
    },

    async issue(tx, values, returnTo) {
      const { row, token } = await insertSent(tx, values);
      return { row, link: mailer.linkTo('/auth/sign-up', { InvitationToken: token, returnTo }) };
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

    async renew(tx, { agencyId, email, kind }) {
      const { contactId, sentAt } = invitations;
      const isSent = and(eq(invitations.agencyId, agencyId), isOpen, isNotNull(sentAt));
      const isInvited = eq(sql`lower(${invitations.email})`, email.toLowerCase());
      const isKind = kind === 'agent' ? isNull(contactId) : isNotNull(contactId);
      await tx
        .update(invitations)
        .set({ sentAt: now(), expiresAt: expiry() })
        .where(and(isSent, isInvited, isKind));
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

interface MailInput {
  /** Role of the new account. */
  type: Role;
  link: string;
  language: Language;
  productName: string;
}

async function invitationMail(tx: Transaction, row: Row, { type, link, language, productName }: MailInput) {
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
  const content = composeMail(language, {
    subject: { code: 'mail.invitation.subject', params: { name } },
    texts: [text],
    action: ['mail.invitation.action', link],
    note: translate(language, { code: 'mail.invitation.note', params: { days: INVITATION_DAYS } }),
  });
  return { kind, content };
}
