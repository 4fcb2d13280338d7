import type { Schemas } from '@fairlead/api-client/client';
import { dayInput, fieldMessage, optionalText } from '@fairlead/kit';
import {
  type ContactType,
  companyFields,
  contactLimits,
  contactPhonePattern,
  contactTypes,
  dayFrom,
  type EntityLegalType,
  isBirthDay,
  isMoney,
  localDay,
  visible,
  webAddress,
} from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';

export type AddressBody = Record<'street' | 'city' | 'zipCode' | 'state', string>;
/** Contact to save. The address is saved by separate requests. */
export type ContactBody = Omit<Schemas['ContactCreate'], 'addressId'> & {
  address: AddressBody;
  /** Assigned agent. A new contact is assigned to the agent who creates it. */
  agentId?: string;
};

type Typed =
  | Exclude<keyof Schemas['ContactCreate'], 'contactType' | 'entityLegalType' | 'addressId'>
  | keyof AddressBody;
/** Form values, as entered. */
export type ContactValues = Record<Typed, string> & {
  contactType: ContactType;
  entityLegalType: EntityLegalType | '';
  agentId: string;
};

/** In the order of the page: the form focuses the first invalid field in this order. */
export const contactFields = [
  'contactType',
  'firstName',
  'lastName',
  'email',
  'phone',
  'homePhone',
  'dateOfBirth',
  ...companyFields,
  'street',
  'city',
  'zipCode',
  'state',
] as const satisfies readonly (keyof ContactValues)[];

/** Message keys of the field errors. */
export const errorKeys = [
  'error.firstName',
  'error.lastName',
  'error.email',
  'error.companyName',
  'error.businessDescription',
  'error.number',
  'error.phone',
  'error.birthdate',
  'error.birthPast',
] as const;
export type ErrorKey = (typeof errorKeys)[number];
const errorOf = (id: ErrorKey) => ({ error: id, abort: true });

export const emptyContact: ContactValues = {
  contactType: 'PERSONAL',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  homePhone: '',
  dateOfBirth: '',
  street: '',
  city: '',
  zipCode: '',
  state: '',
  companyName: '',
  website: '',
  businessDescription: '',
  entityLegalType: '',
  fein: '',
  nsaicCode: '',
  year: '',
  noOfEmployees: '',
  payroll: '',
  revenue: '',
  agentId: '',
};

/** Form values of a stored contact, with numbers in the notation of `locale`. */
export function toValues(contact: Schemas['Contact'], locale: string): ContactValues {
  const { street = '', city = '', zipCode = '', state = '' } = contact.address ?? {};
  const number = (value: number | null, decimals?: number) =>
    value === null ? '' : formatNumber(value, locale, decimals);
  return {
    contactType: contact.contactType,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    homePhone: contact.homePhone,
    dateOfBirth: contact.dateOfBirth === null ? '' : dayInput(contact.dateOfBirth),
    street,
    city,
    zipCode,
    state,
    companyName: contact.companyName,
    website: contact.website,
    businessDescription: contact.businessDescription,
    entityLegalType: contact.entityLegalType ?? '',
    fein: contact.fein,
    nsaicCode: contact.nsaicCode,
    // a year has no thousands separator
    year: contact.year === null ? '' : String(contact.year),
    noOfEmployees: number(contact.noOfEmployees),
    payroll: number(contact.payroll, 2),
    revenue: number(contact.revenue, 2),
    agentId: contact.agent.id,
  };
}

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};
const isEmpty = (text: string) => text.trim() === '';

/** Required text with an error of its own. */
const requiredWith = (id: ErrorKey) => optionalText().check(z.refine((text) => visible.test(text), errorOf(id)));
const phone = () =>
  optionalText(contactLimits.phone).check(
    z.refine((text) => contactPhonePattern.test(text.trim()), errorOf('error.phone')),
  );

/** Company fields of a personal contact are ignored. */
const ignoredCompanyFields = {
  companyName: z.string(),
  website: z.string(),
  businessDescription: z.string(),
  entityLegalType: z.custom<EntityLegalType | ''>(),
  fein: z.string(),
  nsaicCode: z.string(),
  year: z.string(),
  noOfEmployees: z.string(),
  payroll: z.string(),
  revenue: z.string(),
};

/**
 * Validation of the form.
 * @param locale Locale of the entered numbers.
 * @param today Current day in the user's time zone.
 */
export function contactSchema(
  type: ContactType,
  locale: string,
  today: () => number = () => localDay(new Date()),
): z.ZodMiniType<ContactBody, ContactValues> {
  const toNumber = (text: string): number => parseNumber(text, locale) ?? Number.NaN;
  const orNull = (text: string) => (isEmpty(text) ? null : toNumber(text));
  const number = (max: number, allowed: (value: number) => boolean) => {
    const holds = (value: number) => allowed(value) && value >= 0 && value <= max;
    return z.string().check(z.refine((text) => isEmpty(text) || holds(toNumber(text)), errorOf('error.number')));
  };
  const company = {
    companyName: requiredWith('error.companyName'),
    website: z
      .string()
      .check(z.refine((text) => isEmpty(text) || webAddress(text) !== undefined, fieldMessage('field.url'))),
    businessDescription: z
      .string()
      .check(
        z.refine(
          (text) => text.trim().length <= contactLimits.businessDescription,
          errorOf('error.businessDescription'),
        ),
      ),
    entityLegalType: z.custom<EntityLegalType | ''>(),
    fein: optionalText(),
    nsaicCode: optionalText(),
    year: number(contactLimits.year, Number.isInteger),
    noOfEmployees: number(contactLimits.employees, Number.isInteger),
    payroll: number(contactLimits.amount, isMoney),
    revenue: number(contactLimits.amount, isMoney),
  };
  const person = z.object({
    contactType: z.enum(contactTypes, fieldMessage('field.required')),
    firstName: requiredWith('error.firstName'),
    lastName: requiredWith('error.lastName'),
    email: requiredWith('error.email').check(
      z.refine((text) => z.email().safeParse(text.trim()).success, { error: fieldMessage('field.email'), abort: true }),
    ),
    phone: phone(),
    homePhone: phone(),
    dateOfBirth: z.string().check(
      z.refine((text) => isEmpty(text) || toDay(text) !== undefined, errorOf('error.birthdate')),
      z.refine((text) => (toDay(text) ?? 0) < today(), errorOf('error.birthPast')),
      z.refine((text) => isEmpty(text) || isBirthDay(toDay(text) ?? 0, today()), errorOf('error.birthdate')),
    ),
    street: optionalText(),
    city: optionalText(),
    zipCode: optionalText(),
    state: z.string(),
    agentId: z.string(),
  });
  type Person = z.output<typeof person>;
  const personOf = (typed: Person): ContactBody => ({
    contactType: typed.contactType,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    email: typed.email.trim(),
    phone: typed.phone.trim(),
    homePhone: typed.homePhone.trim(),
    dateOfBirth: toDay(typed.dateOfBirth) ?? null,
    address: {
      street: typed.street.trim(),
      city: typed.city.trim(),
      zipCode: typed.zipCode.trim(),
      state: typed.state,
    },
    ...(typed.agentId !== '' && { agentId: typed.agentId }),
  });
  if (type === 'PERSONAL')
    return z.pipe(
      z.extend(person, ignoredCompanyFields),
      z.transform((typed) => personOf(typed)),
    );
  return z.pipe(
    z.extend(person, company),
    z.transform(
      (typed): ContactBody => ({
        ...personOf(typed),
        companyName: typed.companyName.trim(),
        website: isEmpty(typed.website) ? '' : (webAddress(typed.website) ?? ''),
        businessDescription: typed.businessDescription.trim(),
        entityLegalType: typed.entityLegalType === '' ? null : typed.entityLegalType,
        fein: typed.fein.trim(),
        nsaicCode: typed.nsaicCode.trim(),
        year: orNull(typed.year),
        noOfEmployees: orNull(typed.noOfEmployees),
        payroll: orNull(typed.payroll),
        revenue: orNull(typed.revenue),
      }),
    ),
  );
}
