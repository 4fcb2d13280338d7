import { type FeatureRoute, type MenuRow, route, urls } from '@fairlead/kit';
import { ListX } from 'lucide';
import { failedJobList } from './failedJobList';

export const failedJobRoutes = [
  route(urls.failedJobs, {
    id: 'admins.failedJobs',
    kind: 'list',
    title: 'failedJobs',
    guard: { ADMIN: { privilege: 'ADMIN_VIEW' } },
    screen: () => import('./FailedJobsScreen'),
    data: ({ search }) => [failedJobList.read(search)],
  }),
] as const satisfies readonly FeatureRoute[];

export const failedJobMenu = [
  { section: 'home', label: 'failedJobs', icon: ListX, route: 'admins.failedJobs' },
] as const satisfies readonly MenuRow[];
