import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, optionalText } from '@fairlead/kit';
import {
  type ContactType,
  contactLimits,
  dayFrom,
  dayOf,
  isBirthDay,
  isMoney,
  SHORT_NOTE_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  visible,
} from '@fairlead/rules';
import { parseDate, parseNumber, parsePhone } from '@fairlead/ui';
import * as z from 'zod/mini';

/** Sentences that the specification prescribes; each is a word of the area. Document 2, section 5. */
export const needs = [
  'need.contact',
  'need.insurance',
  'need.firstName',
  'need.lastName',
  'need.email',
  'need.companyName',
  'need.description',
  'need.number',
  'need.phone',
  'need.birth',
] as const;
export type Need = (typeof needs)[number];

/** What stands in the fields: text as typed. The fields of the tab that is not seen keep what was typed, and count for nothing. */
export interface CreateValues {
  mode: 'existing' | 'prospect';
  contactId: string;
  contactType: ContactType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  homePhone: string;
  dateOfBirth: string;
  companyName: string;
  businessDescription: string;
  year: string;
  noOfEmployees: string;
  payroll: string;
  revenue: string;
  insuranceTypeIds: string[];
  shortNote: string;
}

export const emptyCreate: CreateValues = {
  mode: 'existing',
  contactId: '',
  contactType: 'PERSONAL',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  homePhone: '',
  dateOfBirth: '',
  companyName: '',
  businessDescription: '',
  year: '',
  noOfEmployees: '',
  payroll: '',
  revenue: '',
  insuranceTypeIds: [],
  shortNote: '',
};

export interface CreateBody {
  /** Of whom, or who is to be created first. */
  contact: string | Schemas['ContactCreate'];
  insuranceTypeIds: string[];
  shortNote: string;
}

const texts = z.object({
  mode: z.enum(['existing', 'prospect']),
  contactId: z.string(),
  contactType: z.enum(['PERSONAL', 'COMMERCIAL']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  homePhone: z.string(),
  dateOfBirth: z.string(),
  companyName: z.string(),
  businessDescription: z.string(),
  year: z.string(),
  noOfEmployees: z.string(),
  payroll: z.string(),
  revenue: z.string(),
  insuranceTypeIds: z.array(z.string()),
  shortNote: optionalText(SHORT_NOTE_MAX_LENGTH),
});

const email = z.email();
const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};
const isName = optionalText(TEXT_MAX_LENGTH);

/** What is wrong with the fields that are seen, by field. `now` in unix seconds. */
function faultsOf(values: CreateValues, locale: string, now: number): [keyof CreateValues, string][] {
  const faults: [keyof CreateValues, string | false | undefined][] = [];
  const nameFault = (text: string, need: Need) =>
    visible.test(text) ? isName.safeParse(text).error?.issues[0]?.message : need;
  if (values.insuranceTypeIds.length === 0) faults.push(['insuranceTypeIds', 'need.insurance']);
  if (values.mode === 'existing') faults.push(['contactId', values.contactId === '' && 'need.contact']);
  else {
    const address = values.email.trim();
    const birth = toDay(values.dateOfBirth);
    faults.push(
      ['firstName', nameFault(values.firstName, 'need.firstName')],
      ['lastName', nameFault(values.lastName, 'need.lastName')],
      ['email', address === '' && 'need.email'],
      [
        'email',
        address !== '' &&
          !(email.safeParse(address).success && address.length <= TEXT_MAX_LENGTH) &&
          fieldMessage('field.email'),
      ],
      ['phone', phoneOf(values.phone) === undefined && 'need.phone'],
      ['homePhone', phoneOf(values.homePhone) === undefined && 'need.phone'],
      ['dateOfBirth', values.dateOfBirth.trim() !== '' && birth === undefined && fieldMessage('field.date')],
      ['dateOfBirth', birth !== undefined && !isBirthDay(birth, dayOf(now)) && 'need.birth'],
    );
    if (values.contactType === 'COMMERCIAL') {
      const isNumber = (text: string, allowed: (value: number) => boolean) => {
        const value = parseNumber(text, locale);
        return text.trim() === '' || (value !== undefined && value >= 0 && allowed(value));
      };
      const whole = (max: number) => (value: number) => Number.isInteger(value) && value <= max;
      const money = (value: number) => isMoney(value) && value <= contactLimits.amount;
      faults.push(
        ['companyName', nameFault(values.companyName, 'need.companyName')],
        [
          'businessDescription',
          values.businessDescription.trim().length > contactLimits.businessDescription && 'need.description',
        ],
        ['year', !isNumber(values.year, whole(contactLimits.year)) && 'need.number'],
        ['noOfEmployees', !isNumber(values.noOfEmployees, whole(contactLimits.employees)) && 'need.number'],
        ['payroll', !isNumber(values.payroll, money) && 'need.number'],
        ['revenue', !isNumber(values.revenue, money) && 'need.number'],
      );
    }
  }
  return faults.flatMap(([field, message]) => (message ? [[field, message]] : []));
}

/** As the contract has it: digits with an optional plus; `''` for none, undefined for what is no number. */
function phoneOf(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const parsed = parsePhone(text) ?? text;
  return /^\+?\d+$/.test(parsed) && parsed.length <= contactLimits.phone ? parsed : undefined;
}

function contactOf(values: CreateValues, locale: string): Schemas['ContactCreate'] {
  const number = (text: string) => (text.trim() === '' ? null : (parseNumber(text, locale) ?? null));
  return {
    contactType: values.contactType,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: phoneOf(values.phone) ?? '',
    homePhone: phoneOf(values.homePhone) ?? '',
    dateOfBirth: toDay(values.dateOfBirth) ?? null,
    ...(values.contactType === 'COMMERCIAL' && {
      companyName: values.companyName.trim(),
      businessDescription: values.businessDescription.trim(),
      year: number(values.year),
      noOfEmployees: number(values.noOfEmployees),
      payroll: number(values.payroll),
      revenue: number(values.revenue),
    }),
  };
}

/**
 * The rules of the form. Specification, document 2, section 5.
 * @param locale In whose notation numbers are typed.
 * @param now Unix seconds.
 */
export const createSchema = (locale: string, now: () => number = () => Date.now() / 1000) =>
  z.pipe(
    texts.check((context) => {
      for (const [field, message] of faultsOf(context.value, locale, now())) {
        context.issues.push({ code: 'custom', input: context.value[field], path: [field], message });
      }
    }),
    z.transform(
      (values): CreateBody => ({
        contact: values.mode === 'existing' ? values.contactId : contactOf(values, locale),
        insuranceTypeIds: values.insuranceTypeIds,
        shortNote: values.shortNote.trim(),
      }),
    ),
  );
