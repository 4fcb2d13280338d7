import { dateOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage } from '../contract/types.ts';
import { states, type userDetails } from './schema/index.ts';
import type { Transaction } from './scope.ts';

/** License fields of a request. Omitted fields stay unchanged. */
interface LicenseUpdate {
  licenseNumber?: string;
  licenseState?: string;
  licenseExpirationDate?: number | null;
}
type Columns = Partial<Pick<typeof userDetails.$inferSelect, 'licenseNumber' | 'licenseState' | 'licenseExpiresOn'>>;

/** Columns to store, or the error of an unknown state. */
export async function readLicense(
  tx: Transaction,
  { licenseNumber, licenseState, licenseExpirationDate: expires }: LicenseUpdate,
): Promise<{ columns: Columns; error?: undefined } | { error: FieldMessage }> {
  if (licenseState) {
    const [known] = await tx.select({ id: states.id }).from(states).where(eq(states.code, licenseState));
    if (!known) return { error: { field: 'licenseState', code: 'auth.stateUnknown' } };
  }
  return {
    columns: {
      ...(licenseNumber !== undefined && { licenseNumber }),
      ...(licenseState !== undefined && { licenseState }),
      ...(expires !== undefined && { licenseExpiresOn: expires === null ? null : dateOf(expires) }),
    },
  };
}
