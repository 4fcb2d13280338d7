import { eq } from 'drizzle-orm';
import { supportForwards } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import type { Support } from '../ports/support.ts';

interface Forwarding {
  run: Run;
  /** Undefined when no support address is configured. The requests then stay in the product. */
  support: Support | undefined;
  clock: Clock;
}

/** Forwards one service request and clears its content and token. */
export async function forwardRequest({ run, support, clock }: Forwarding, forwardId: string): Promise<void> {
  const [row] = await run((tx) => tx.select().from(supportForwards).where(eq(supportForwards.id, forwardId)));
  if (!row || row.sentAt) return;
  if (support) await support.forward({ content: row.content, token: row.token, id: row.id });
  const sentAt = new Date(clock.now() * 1000);
  await run((tx) =>
    tx.update(supportForwards).set({ sentAt, content: '', token: null }).where(eq(supportForwards.id, forwardId)),
  );
}
