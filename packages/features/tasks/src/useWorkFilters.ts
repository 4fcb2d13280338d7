import { useSearchParam } from '@fairlead/kit';
import { type TaskKind, taskKinds, type WorkScope } from '@fairlead/rules';
import { readValue, storeValue } from '@fairlead/session';
import { useState } from 'react';

const scopeKey = 'fairlead.workScope';

/** Filters of tasks. The browser remembers the choice of Mine or Team, and the address contains the kind. */
export function useWorkFilters() {
  const [workScope, setScope] = useState<WorkScope>(() => (readValue(scopeKey) === 'TEAM' ? 'TEAM' : 'MINE'));
  const kind = useSearchParam('taskKind');
  return {
    workScope,
    taskKind: taskKinds.find((each) => each === kind.value),
    chooseScope: (next: WorkScope) => {
      setScope(next);
      storeValue(scopeKey, next);
    },
    chooseKind: (next: TaskKind | undefined) => kind.set(next ?? null, true),
  };
}
export type WorkFilters = ReturnType<typeof useWorkFilters>;
