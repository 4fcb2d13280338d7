import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, optionalText, requiredText } from '@fairlead/kit';
import { accountTextLimits, agencyPhonePattern, isWebUrl, TEXT_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

const addressParts = ['street', 'city', 'state', 'zipCode', 'country'] as const;
type AddressValues = Record<(typeof addressParts)[number], string>;
type LinkName = 'website' | 'facebookUrl' | 'linkedInUrl' | 'googleReviewUrl';

/** Contact details to save. The address is saved by separate requests. */
export type ContactBody = Pick<Required<Schemas['AgencyUpdate']>, 'email' | 'phoneNumber' | LinkName> & {
  address: AddressValues;
};

/** Form values, as entered. */
export type ContactValues = Record<LinkName, string> & AddressValues & { email: string; phoneNumber: string };

const toValues = ({ email, phoneNumber, address, ...agency }: Schemas['Agency']): ContactValues => ({
  email,
  phoneNumber: phoneNumber ?? '',
  website: agency.website ?? '',
  facebookUrl: agency.facebookUrl ?? '',
  linkedInUrl: agency.linkedInUrl ?? '',
  googleReviewUrl: agency.googleReviewUrl ?? '',
  street: address?.street ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zipCode: address?.zipCode ?? '',
  country: address?.country ?? '',
});

/** Whether the entered address differs from the stored one. Null counts as an empty address. */
export const isAddressChanged = (storedAddress: AddressValues | null, typed: AddressValues): boolean =>
  addressParts.some((part) => (storedAddress?.[part] ?? '') !== typed[part]);

const link = () =>
  z.string().check(z.refine((text) => text.trim() === '' || isWebUrl(text.trim()), fieldMessage('field.url')));

/** Validation of the form. */
export const contactSchema = z.pipe(
  z.object({
    email: requiredText(TEXT_MAX_LENGTH).check(
      z.refine((text) => z.email().safeParse(text.trim()).success, { error: fieldMessage('field.email'), abort: true }),
    ),
    phoneNumber: optionalText(accountTextLimits.phone).check(
      z.refine((text) => text.trim() === '' || agencyPhonePattern.test(text.trim()), fieldMessage('field.number')),
    ),
    website: link(),
    facebookUrl: link(),
    linkedInUrl: link(),
    googleReviewUrl: link(),
    street: optionalText(),
    city: optionalText(),
    state: optionalText(),
    zipCode: optionalText(),
    country: optionalText(),
  }),
  z.transform((typed): ContactBody => {
    const orNone = (text: string) => text.trim() || null;
    return {
      email: typed.email.trim(),
      phoneNumber: orNone(typed.phoneNumber),
      website: orNone(typed.website),
      facebookUrl: orNone(typed.facebookUrl),
      linkedInUrl: orNone(typed.linkedInUrl),
      googleReviewUrl: orNone(typed.googleReviewUrl),
      address: {
        street: typed.street.trim(),
        city: typed.city.trim(),
        state: typed.state.trim(),
        zipCode: typed.zipCode.trim(),
        country: typed.country.trim(),
      },
    };
  }),
);

export const contactForm = defineForm({
  messages: 'agencies',
  fields: {
    email: { label: 'email', required: true },
    phoneNumber: 'phoneNumber',
    website: 'website',
    facebookUrl: 'facebookUrl',
    linkedInUrl: 'linkedInUrl',
    googleReviewUrl: 'googleReviewUrl',
    street: 'street',
    city: 'city',
    zipCode: 'zipCode',
    state: 'state',
    country: 'country',
  },
  valuesOf: toValues,
  resolver: () => zodResolver(contactSchema),
});
