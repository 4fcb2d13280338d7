import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { agent, owner } from './support/quotes.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = noteCalls(() => server);

it('agents who pin several notes of a record at the same time leave one of them pinned', async () => {
  const record = await calls.contact();
  await Promise.all([server.tokenOf(agent), server.tokenOf(owner)]);
  for (let round = 0; round < 3; round++) {
    const made = await Promise.all([agent, owner, agent, owner].map((as) => calls.note(record, as)));
    const ids = made.map(({ id }): string => id);
    const answers = await Promise.all([
      ...ids.map((id, at) => calls.pin(id, true, at % 2 === 0 ? agent : owner)),
      calls.create({ ...record, isPinned: true }, owner),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 201]);
    const pinned = await server.db
      .select({ id: notes.id })
      .from(notes)
      .where(and(inArray(notes.id, [...ids, answers[4]?.json().payload.id]), isNotNull(notes.pinnedAt)));
    expect(pinned).toHaveLength(1);
    await server.db
      .update(notes)
      .set({ pinnedAt: null, pinnedBy: null })
      .where(eq(notes.id, pinned[0]?.id ?? ''));
  }
});
