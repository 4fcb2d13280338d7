import { agencyDeletableAt, type Language } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { assertExists, first } from '../../../db/rows.ts';
import { type agencies, users } from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/scope.ts';
import { toSeconds } from '../../../db/time.ts';
import { composeMail } from '../../../mail/compose.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { longDate } from '../../../messages/formats.ts';
import { findStaff } from '../signInSecurity.ts';

type Agency = typeof agencies.$inferSelect;

/** Mails all agency admins that the deletion of their agency was requested, or that the request was withdrawn. */
export async function writeDeletionMails(
  tx: Transaction,
  mailer: Mailer,
  agency: Agency,
  { kind, userId }: { kind: 'deletionRequested' | 'deletionWithdrawn'; userId: string },
): Promise<void> {
  const requester = await first(tx.select({ name: users.name }).from(users).where(eq(users.id, userId)));
  const names = { name: agency.name, person: assertExists(requester, `user ${userId}`).name };
  for (const { group, name, email, language, agencyId } of await findStaff(tx, agency.id)) {
    if (group !== 'AGENCY_ADMIN') continue;
    const content = composeMail(language, {
      subject: {
        code: kind === 'deletionRequested' ? 'mail.deletionRequested.subject' : 'mail.deletionWithdrawn.subject',
        params: { name: agency.name },
      },
      name,
      texts: textsOf(kind, language, agency, names),
      action: ['mail.deletion.action', mailer.linkTo('/agency/settings')],
    });
    await mailer.write(tx, { to: email, language, agencyId, kind, content });
  }
}

function textsOf(
  kind: 'deletionRequested' | 'deletionWithdrawn',
  language: Language,
  { deletionRequestedAt }: Agency,
  names: { name: string; person: string },
) {
  if (kind === 'deletionWithdrawn' || deletionRequestedAt === null)
    return [{ code: 'mail.deletionWithdrawn.text', params: names } as const];
  const date = longDate(language, new Date(agencyDeletableAt(toSeconds(deletionRequestedAt)) * 1000));
  return [
    { code: 'mail.deletionRequested.text', params: { ...names, date } } as const,
    { code: 'mail.deletionRequested.withdraw', params: { date } } as const,
  ];
}
