import { DAY, dateOf, dayOf } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { agencies, contacts, policies, tasks, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { databaseKind } from './support/database.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { countLockWaits } from './support/lockWaits.ts';
import { agent } from './support/quotes.ts';
import { requests } from './support/requests.ts';
import { taskEvents } from './support/taskEvents.ts';

const owner = 'owner@demo.test';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { send } = requests(() => server);
const now = () => server.clock.now();

// PGlite runs one transaction after the other.
it.runIf(databaseKind() === 'postgres')(
  'the tasks of an agency are updated while a policy gets another agent',
  async () => {
    const [member] = await server.db.select().from(users).where(eq(users.email, agent));
    const { id: agentId = '', agencyId } = member ?? {};
    if (!agencyId) throw new Error('the agent has no agency');
    const run = scoped(server.db, { role: 'fairlead_jobs' });
    const events = taskEvents(server, agencyId, agentId);
    await server.db.delete(tasks).where(isNotNull(tasks.rule));
    const id = await events.POLICY_EXPIRING.make();
    await server.db.update(agencies).set({ dayStartedOn: null }).where(eq(agencies.id, agencyId));
    await startDay({ run, clock: server.clock, log: silentLog });
    const [policy] = await server.db.select().from(policies).where(eq(policies.id, id));
    const [admin] = await server.db.select().from(users).where(eq(users.email, owner));
    const nextId = policy?.assignedAgentId === agentId ? admin?.id : agentId;
    const [updating, assigning] = await server.db.transaction(async (tx) => {
      // The update has closed the first task, and waits before it adds the second.
      await tx
        .select()
        .from(contacts)
        .where(eq(contacts.id, policy?.contactId ?? ''))
        .for('update');
      const at = new Date((now() + 25 * DAY) * 1000).toISOString();
      const updated = run((inner) => inner.execute(sql`select update_tasks(${agencyId}, null, ${at})`));
      const waits = (total: number) =>
        vi.waitFor(async () => expect(await countLockWaits(server)).toBe(total), { timeout: 5000 });
      await waits(1);
      const body = { policyId: id, agentId: nextId };
      const assigned = send(owner, 'POST', '/api/policy/assign-policy-to-agent', body);
      await waits(2);
      return [updated, assigned];
    });
    const [, assigned] = await Promise.all([updating, assigning]);
    expect(assigned.statusCode, assigned.body).toBe(200);
    const open = and(eq(tasks.subjectId, id), eq(tasks.rule, 'POLICY_EXPIRING'), isNull(tasks.doneAt));
    expect(await server.db.select().from(tasks).where(open)).toMatchObject([
      { dueOn: dateOf(dayOf(now()) + 35 * DAY) },
    ]);
  },
);
