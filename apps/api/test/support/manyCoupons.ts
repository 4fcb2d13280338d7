import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Inserts `count` coupons of all kinds over ten years and updates the planner's statistics. */
export async function makeManyCoupons(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into coupons (id, code, discount_type, discount_cents, max_uses, used_count, expires_on, created_at, deleted_at)
    select gen_random_uuid(),
      upper(substr(md5(n::text), 1, 4)) || '-' || n,
      'FIXED',
      100 + (n * 7919) % 99900,
      10 + n % 990,
      (n * 31) % (10 + n % 990),
      current_date + (n * 17 % 3650) - 1500,
      now() - make_interval(secs => n * 61),
      case when n % 50 = 0 then now() end
    from generate_series(1, ${count}) n`);
  await db.execute(sql`vacuum analyze coupons`);
}
