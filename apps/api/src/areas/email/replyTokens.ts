import { emailLimits } from '@fairlead/rules';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { first } from '../../db/rows.ts';
import { emailReplyTokens } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken, randomToken } from '../../randomTokens.ts';

interface Answered {
  agencyId: string;
  emailId: string;
}

/** Issues a link by which one mail can be answered. `now` in Unix seconds. */
export async function issueReplyToken(tx: Transaction, { agencyId, emailId }: Answered, now: number): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date((now + emailLimits.replyLife) * 1000);
  await tx.insert(emailReplyTokens).values({ id: uuidv7(), agencyId, emailId, tokenHash: hashToken(token), expiresAt });
  return token;
}

const isUsable = (token: string, now: number) =>
  and(
    eq(emailReplyTokens.tokenHash, hashToken(token)),
    isNull(emailReplyTokens.usedAt),
    gt(emailReplyTokens.expiresAt, new Date(now * 1000)),
  );

const answered = { agencyId: emailReplyTokens.agencyId, emailId: emailReplyTokens.emailId };

/** The mail that a reply link belongs to; undefined when the link is unknown, expired or used. Does not use up the link. */
export const findReplyToken = (tx: Transaction, token: string, now: number): Promise<Answered | undefined> =>
  first(tx.select(answered).from(emailReplyTokens).where(isUsable(token, now)));

/** Uses up a reply link, in one statement: of two replies with the same link, one succeeds. */
export async function redeemReplyToken(tx: Transaction, token: string, now: number): Promise<Answered | undefined> {
  const [used] = await tx
    .update(emailReplyTokens)
    .set({ usedAt: new Date(now * 1000) })
    .where(isUsable(token, now))
    .returning(answered);
  return used;
}
