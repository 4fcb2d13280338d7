import { type FeatureRoute, type MenuRow, urls } from '@fairlead/kit';
import { ListX } from 'lucide';
import { failedJobList } from './failedJobList';

export const failedJobRoutes = [
  {
    id: 'admins.failedJobs',
    kind: 'list',
    path: urls.failedJobs,
    title: 'failedJobs',
    guard: { ADMIN: { privilege: 'ADMIN_VIEW' } },
    screen: () => import('./FailedJobsScreen'),
    data: ({ search }) => [failedJobList.read(search)],
  },
] as const satisfies readonly FeatureRoute[];

export const failedJobMenu = [
  { section: 'home', label: 'failedJobs', icon: ListX, route: 'admins.failedJobs' },
] as const satisfies readonly MenuRow[];
