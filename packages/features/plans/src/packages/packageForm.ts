import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, numberText, optionalText, requiredText } from '@fairlead/kit';
import { packageLimits, type SubscriptionDuration, subscriptionDurations } from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';

export type PackageBody = Schemas['SubscriptionPackageCreate'];

/** What stands in the fields: text as typed. */
export interface PackageValues {
  packageName: string;
  price: string;
  packageDetails: string;
  subscriptionDuration: SubscriptionDuration | '';
}

export const emptyPackage: PackageValues = { packageName: '', price: '', packageDetails: '', subscriptionDuration: '' };

/** A stored package as the fields show it, numbers in the notation of `locale`. */
export const toValues = (stored: Schemas['SubscriptionPackage'], locale: string): PackageValues => ({
  packageName: stored.packageName,
  price: formatNumber(stored.price, locale, 2),
  packageDetails: stored.packageDetails,
  subscriptionDuration: stored.subscriptionDuration,
});

/**
 * The rules of the form. Specification, document 1, section 5.
 * @param locale In whose notation numbers are typed.
 */
export function packageSchema(locale: string) {
  const toNumber = (text: string): number => parseNumber(text, locale) ?? Number.NaN;
  return z.pipe(
    z.object({
      packageName: requiredText(),
      price: numberText(toNumber, { kind: 'money', from: { above: 0 }, max: packageLimits.maxPrice }),
      packageDetails: optionalText(packageLimits.detailsMaxLength),
      subscriptionDuration: z.pipe(
        z.enum(['', ...subscriptionDurations]),
        z.enum(subscriptionDurations, fieldMessage('field.required')),
      ),
    }),
    z.transform(
      (values): PackageBody => ({
        packageName: values.packageName.trim(),
        price: toNumber(values.price),
        packageDetails: values.packageDetails.trim(),
        subscriptionDuration: values.subscriptionDuration,
      }),
    ),
  );
}
