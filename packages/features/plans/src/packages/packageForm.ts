import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, numberText, optionalText, requiredText } from '@fairlead/kit';
import { packageLimits, type SubscriptionDuration, subscriptionDurations } from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type PackageBody = Schemas['SubscriptionPackageCreate'];

/** Form values, as entered. */
export interface PackageValues {
  packageName: string;
  price: string;
  packageDetails: string;
  subscriptionDuration: SubscriptionDuration | '';
}

export const emptyPackage: PackageValues = { packageName: '', price: '', packageDetails: '', subscriptionDuration: '' };

/** Form values of a package, with numbers formatted for `locale`. */
const toValues = (stored: Schemas['SubscriptionPackage'], locale: string): PackageValues => ({
  packageName: stored.packageName,
  price: formatNumber(stored.price, locale, 2),
  packageDetails: stored.packageDetails,
  subscriptionDuration: stored.subscriptionDuration,
});

/**
 * Form schema. Parses to the request body.
 *
 * @param locale Locale in which numbers are entered.
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

export const packageForm = defineForm({
  messages: 'plans',
  fields: {
    packageName: { label: 'packageName', required: true },
    price: { label: 'price', required: true },
    subscriptionDuration: { label: 'duration', required: true },
    packageDetails: { label: 'packageDetails', hint: 'detailsHint' },
  },
  empty: emptyPackage,
  valuesOf: toValues,
  resolver: ({ locale }) => zodResolver(packageSchema(locale)),
});
