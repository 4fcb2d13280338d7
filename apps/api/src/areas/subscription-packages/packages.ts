import type { components } from '@fairlead/openapi';
import { fromCents, toCents } from '@fairlead/rules';
import { rowFinder } from '../../db/rows.ts';
import { subscriptionPackages } from '../../db/schema/index.ts';
import { toSeconds } from '../../db/time.ts';

type SubscriptionPackage = components['schemas']['SubscriptionPackage'];
type PackageInput = components['schemas']['SubscriptionPackageCreate'];
export type PackageRow = typeof subscriptionPackages.$inferSelect;

export const toPackage = (row: PackageRow): SubscriptionPackage => ({
  id: row.id,
  packageName: row.name,
  price: fromCents(row.priceCents),
  packageDetails: row.details,
  subscriptionDuration: row.duration,
  creationDate: toSeconds(row.createdAt),
  isDeleted: row.deletedAt !== null,
  version: row.version,
});

export const columnsOf = (input: PackageInput) => ({
  name: input.packageName.trim(),
  priceCents: toCents(input.price),
  details: input.packageDetails.trim(),
  duration: input.subscriptionDuration,
});

/** Finds a package that is not deleted. */
export const findPackage = rowFinder(subscriptionPackages);
