import { asc } from 'drizzle-orm';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { states } from '../../db/schema/index.ts';

export const stateHandlers = defineHandlers({
  async listStates({ run }) {
    const payload = await run((tx) =>
      tx.select({ id: states.id, name: states.name, state_code: states.code }).from(states).orderBy(asc(states.name)),
    );
    return { status: 200, code: 'ok', payload };
  },
});
