import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Inserts `count` contacts for an agent, named `Many 1`, `Many 2` and so on, and updates the planner's statistics. */
export async function makeManyContacts(db: Database, agentEmail: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into contacts (id, agency_id, agent_id, first_name, last_name, email, phone, company_name, created_at)
    select gen_random_uuid(), agency_id, users.id, 'Many', n::text, 'many-' || n || '@people.test',
      (5550000000 + n)::text, case when n % 100 = 0 then 'Works ' || n else '' end, now() - make_interval(secs => n)
    from users, generate_series(1, ${count}) n where users.email = ${agentEmail}`);
  await db.execute(sql`vacuum analyze contacts`);
}
