import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take longer than half a minute, the longest first. */
const slow = [
  'apps/api/test/otherAgency.test.ts',
  'apps/api/test/mailProcess.test.ts',
  'apps/api/test/otherCustomer.test.ts',
  'apps/api/test/killDigests.test.ts',
  'apps/api/test/process.test.ts',
  'apps/portal/e2e/injection.test.ts',
  'apps/portal/e2e/wrapping.test.ts',
  'apps/portal/e2e/flow.test.ts',
  'apps/portal/e2e/budgets/others.test.ts',
  'apps/portal/e2e/budgets/agents.test.ts',
];
const placeOf = ({ moduleId }: TestSpecification) => {
  const place = slow.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? slow.length : place;
};

/** Starts slow files first, so that at the end no worker waits for another. On a new machine Vitest knows only their sizes. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
