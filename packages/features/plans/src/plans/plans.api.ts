import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { defineList } from '@fairlead/kit';
import { PLAN_GRID_PAGE_SIZE } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';

export type Plan = Schemas['Plan'];
export type Offered = Schemas['SubscriptionPackage'];

/** What a package includes, one line each. */
export const detailsOf = ({ packageDetails }: Pick<Offered, 'packageDetails'>): string[] =>
  packageDetails.split('\n').filter((line) => line.trim());

/** The cards of the grid: ten on a page, by name. Specification, document 1, section 2. */
export const planGrid = defineList({
  path: '/api/subscription-package/all',
  fixed: { isDeleted: false },
  searchBy: ['packageName'],
  preselect: true,
  filters: { all: {} },
  sorts: ['packageName.asc', 'packageName.desc'],
  pageSizes: [PLAN_GRID_PAGE_SIZE],
});

/** The plans of all agencies, without those that another one has replaced. */
export const planList = defineList({
  path: '/api/agency-subscription-plan/all',
  fixed: { isDeleted: false },
  searchBy: ['agencyName', 'packageName'],
  filters: { all: {}, active: { status: 'ACTIVE' }, expiring: { status: 'EXPIRING' }, expired: { status: 'EXPIRED' } },
  sorts: ['subscribedAt.desc', 'subscribedAt.asc', 'expirationDateTime.asc', 'expirationDateTime.desc'],
});

export const planRead = (id: string): Read<'/api/agency-subscription-plan/id/{id}'> => [
  '/api/agency-subscription-plan/id/{id}',
  { path: { id } },
];

/** One plan. */
export const usePlan = (id: string) => useRead(planRead(id));

/** The present plan of the agency of whoever is signed in; null when it has none. */
export function useMyPlan() {
  const { me } = useAuth();
  const id = me?.user.agencyId;
  return useRead(id ? ['/api/agency-subscription-plan/agencyId/{id}', { path: { id } }] : null);
}

/** A page of packages; the page before stays until the next one is there. */
export const useOffered = (read: Read<'/api/subscription-package/all'>) => useRead(read, { keepPreviousData: true });

/** A page of plans. */
export const usePlans = (read: Read<'/api/agency-subscription-plan/all'>) => useRead(read, { keepPreviousData: true });
