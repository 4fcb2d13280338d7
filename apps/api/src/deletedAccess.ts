import type { operations } from '@fairlead/openapi';
import type { Guard } from '@fairlead/rules';
import { access, type OperationId } from './access.ts';

type QueryOf<K extends OperationId> = NonNullable<operations[K]['parameters']['query']>;
type WithIsDeleted<K extends OperationId> = [QueryOf<K>] extends [never]
  ? never
  : 'isDeleted' extends keyof QueryOf<K>
    ? K
    : never;

/** Every list of the contract with the parameter `isDeleted`. */
export type DeletableList = { [K in OperationId]: WithIsDeleted<K> }[OperationId];

/**
 * Roles that may read the deleted rows of a list: the roles that may delete them. Agents get only rows that they may delete
 * themselves; the handler enforces that. A list of the contract without an entry does not compile.
 */
export const deletedAccess = {
  listAdmins: access.deleteAdmin,
  exportAdmins: access.deleteAdmin,
  listRoles: access.deleteRole,
  exportRoles: access.deleteRole,
  listOpportunities: access.deleteOpportunity,
  exportOpportunities: access.deleteOpportunity,
  listCoupons: access.deleteCoupon,
  exportCoupons: access.deleteCoupon,
  listSubscriptionPackages: access.deleteSubscriptionPackage,
  exportSubscriptionPackages: access.deleteSubscriptionPackage,
  listVerificationDocs: access.deleteVerificationDoc,
  listInsuranceTypes: access.deleteInsuranceType,
  listCarriers: access.deleteCarrier,
  // Replaced plans are billing history. No role deletes them, and every reader of the list may see them.
  listPlans: access.listPlans,
  exportPlans: access.listPlans,
  listQuotes: access.deleteQuote,
  sumQuotes: access.deleteQuote,
  exportQuotes: access.deleteQuote,
  listDocs: access.deleteDoc,
} as const satisfies Record<DeletableList, Guard>;
