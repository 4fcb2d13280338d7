import type { WorkGroup } from '@fairlead/rules';

/** Id of the heading of a group of tasks, for links to it. */
export const workGroupId = (group: WorkGroup): string => `tasks-${group.toLowerCase().replaceAll('_', '-')}`;
