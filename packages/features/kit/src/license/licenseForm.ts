import type { Schemas } from '@fairlead/api-client/client';
import { dayFrom, isLicenseDay, licenseLimits, licenseNumberPattern } from '@fairlead/rules';
import { parseDate } from '@fairlead/ui';
import * as z from 'zod/mini';
import { fieldMessage } from '../form/fieldText';
import { optionalText } from '../form/schema';
import { dayInput } from '../formats';

type Stored = Pick<Schemas['AgencyAgent'], 'licenseNumber' | 'licenseState' | 'licenseExpirationDate'>;

/** Form values of a license, as entered. */
export interface LicenseValues {
  licenseNumber: string;
  /** State code, or empty. */
  licenseState: string;
  /** MM/DD/YYYY, or empty. */
  licenseExpirationDate: string;
}

export const toLicenseValues = ({ licenseNumber, licenseState, licenseExpirationDate }: Stored): LicenseValues => ({
  licenseNumber,
  licenseState,
  licenseExpirationDate: licenseExpirationDate === null ? '' : dayInput(licenseExpirationDate),
});

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

/** The part of a form's schema that validates a license. All fields are optional. */
export const licenseShape = {
  licenseNumber: optionalText(licenseLimits.number).check(
    z.refine((text) => licenseNumberPattern.test(text.trim()), fieldMessage('field.licenseNumber')),
  ),
  licenseState: z.string(),
  licenseExpirationDate: z
    .string()
    .check(
      z.refine((text) => text.trim() === '' || isLicenseDay(toDay(text) ?? Number.NaN), fieldMessage('field.date')),
    ),
};

/** Maps form values to the fields of a request. */
export const licenseBody = ({ licenseNumber, licenseState, licenseExpirationDate }: LicenseValues): Stored => ({
  licenseNumber: licenseNumber.trim(),
  licenseState,
  licenseExpirationDate: toDay(licenseExpirationDate) ?? null,
});
