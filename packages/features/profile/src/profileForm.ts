import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, optionalText, requiredText } from '@fairlead/kit';
import { profileLimits, profilePhonePattern, webAddress } from '@fairlead/rules';
import * as z from 'zod/mini';
import type { Profile } from './profile.api';

/** What is saved. The photo is a file that has still to be sent, null for none, and left out where the stored one stays. */
export interface ProfileBody extends Required<Pick<Schemas['ProfileUpdate'], 'name' | 'phone' | 'website'>> {
  photo?: File | null;
  address: Record<'street' | 'city' | 'zipCode' | 'state', string>;
}

/** What stands in the fields. */
export interface ProfileValues {
  /** The stored one as long as it is undefined; null once it was taken off. */
  photo: File | null | undefined;
  name: string;
  phone: string;
  website: string;
  street: string;
  city: string;
  zipCode: string;
  /** Code of a state, or nothing. */
  state: string;
}

export function toProfileValues({ me }: Profile): ProfileValues {
  const { phone, website, address } = me.userDetails;
  const { street = '', city = '', zipCode = '', state = '' } = address ?? {};
  return { photo: undefined, name: me.user.name, phone, website, street, city, zipCode, state };
}

/** An address of the web, with or without `https://`; or nothing. */
export const optionalAddress = () =>
  z.string().check(z.refine((text) => text.trim() === '' || webAddress(text) !== undefined, fieldMessage('field.url')));

/** Specification, document 2, section 5: the profile form. */
export const profileSchema = z.pipe(
  z.object({
    photo: z.custom<File | null | undefined>(),
    name: requiredText(),
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
  }),
  z.transform(
    ({ photo, name, phone, website, street, city, zipCode, state }): ProfileBody => ({
      ...(photo !== undefined && { photo }),
      name: name.trim(),
      phone: phone.trim(),
      website: website.trim(),
      address: { street: street.trim(), city: city.trim(), zipCode: zipCode.trim(), state },
    }),
  ),
);
