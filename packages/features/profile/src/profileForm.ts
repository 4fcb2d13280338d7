import type { Schemas } from '@fairlead/api-client/client';
import {
  defineForm,
  fieldMessage,
  type LicenseValues,
  licenseBody,
  licenseShape,
  optionalText,
  requiredLine,
  toLicenseValues,
} from '@fairlead/kit';
import { profileLimits, profilePhonePattern, webAddress } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** Profile to save. `photo` is a file to upload, null to remove the photo, or undefined to keep it. */
export interface ProfileBody extends Required<Pick<Schemas['ProfileUpdate'], 'name' | 'phone' | 'website'>> {
  photo?: File | null;
  /** Sent for agents only. */
  license: Required<Pick<Schemas['ProfileUpdate'], 'licenseNumber' | 'licenseState' | 'licenseExpirationDate'>>;
  address: Record<'street' | 'city' | 'zipCode' | 'state', string>;
}

/** Form values, as entered. */
export interface ProfileValues extends LicenseValues {
  /** New photo, null if it was removed, or undefined if it is unchanged. */
  photo: File | null | undefined;
  name: string;
  phone: string;
  website: string;
  street: string;
  city: string;
  zipCode: string;
  /** State code, or empty. */
  state: string;
}

export function toProfileValues({ me }: { me: Schemas['Me'] }): ProfileValues {
  const { phone, website, address } = me.userDetails;
  const { street = '', city = '', zipCode = '', state = '' } = address ?? {};
  const license = toLicenseValues(me.userDetails);
  return { photo: undefined, name: me.user.name, phone, website, street, city, zipCode, state, ...license };
}

/** Optional web address, with or without `https://`. */
export const optionalAddress = () =>
  z.string().check(z.refine((text) => text.trim() === '' || webAddress(text) !== undefined, fieldMessage('field.url')));

/** Validation of the profile form. */
export const profileSchema = z.pipe(
  z.object({
    photo: z.custom<File | null | undefined>(),
    name: requiredLine(),
    phone: z.string().check(
      z.refine((text) => profilePhonePattern.test(text.trim()), { error: fieldMessage('field.number'), abort: true }),
      z.refine(
        (text) => text.trim().length <= profileLimits.phone,
        fieldMessage('field.maxLength', profileLimits.phone),
      ),
    ),
    website: optionalAddress(),
    street: optionalText(),
    city: optionalText(),
    zipCode: optionalText(),
    state: z.string(),
    ...licenseShape,
  }),
  z.transform(
    ({ photo, name, phone, website, street, city, zipCode, state, ...license }): ProfileBody => ({
      ...(photo !== undefined && { photo }),
      name: name.trim(),
      phone: phone.trim(),
      website: website.trim(),
      license: licenseBody(license),
      address: { street: street.trim(), city: city.trim(), zipCode: zipCode.trim(), state },
    }),
  ),
);

export const profileForm = defineForm({
  messages: 'profile',
  fields: {
    photo: { label: 'photo', hint: 'photoHint' },
    name: { label: 'name', required: true },
    phone: 'phone',
    website: 'website',
    street: 'street',
    city: 'city',
    zipCode: 'zipCode',
    state: 'state',
  },
  valuesOf: toProfileValues,
  resolver: () => zodResolver(profileSchema),
});
