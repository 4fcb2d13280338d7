import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, formatDay, optionalText, requiredText } from '@fairlead/kit';
import {
  claimLimits,
  claimPersonRoles,
  claimTimePattern,
  claimTypes,
  contactPhonePattern,
  dayFrom,
  isLossDay,
  isMoney,
} from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';

type Claim = Schemas['Claim'];

/** What stands in the fields about a loss: text as typed. The fields are called as the server calls them. */
export interface LossValues {
  claimType: string;
  lossDate: string;
  lossTime: string;
  location: string;
  estimatedAmount: string;
  policeReportNumber: string;
  description: string;
}
export interface PersonValues {
  /** Tells the rows apart while they are edited; it is not sent. */
  id: string;
  name: string;
  phone: string;
  role: string;
}
export interface PeopleValues {
  injuries: string;
  people: PersonValues[];
}

let added = 0;
export const emptyPerson = (): PersonValues => ({ id: `new-${++added}`, name: '', phone: '', role: '' });

/** A stored claim as the fields show it, numbers in the notation of `locale`. */
export const toLossValues = (claim: Claim, locale: string): LossValues => ({
  claimType: claim.claimType,
  lossDate: formatDay(claim.lossDate),
  lossTime: claim.lossTime ?? '',
  location: claim.location,
  estimatedAmount: claim.estimatedAmount === null ? '' : formatNumber(claim.estimatedAmount, locale, 2),
  policeReportNumber: claim.policeReportNumber,
  description: claim.description,
});
export const toPeopleValues = ({ injuries, people }: Claim): PeopleValues => ({
  injuries,
  people: people.map(({ id, name, phone, role }) => ({ id, name, phone, role })),
});

/** What is said of a field in words of this area; the rest are those of the kit. */
export const needs = ['need.policy', 'need.past', 'need.time', 'need.role', 'need.files', 'need.fewerFiles'] as const;
export type Need = (typeof needs)[number];
const need = (key: Need) => key;

/** A day as it is typed, as midnight UTC. */
export const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};
const typeOf = (text: string) => claimTypes.find((type) => type === text);
const roleOf = (text: string) => claimPersonRoles.find((role) => role === text);
const blank = (text: string) => text.trim() === '';

/** A phone number, or nothing. */
export const phone = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.length <= claimLimits.phone && contactPhonePattern.test(text),
        fieldMessage('field.number'),
      ),
    );

export interface FieldRules {
  /** In whose notation numbers are typed. */
  locale: string;
  /** The user's own calendar day, as midnight UTC. */
  today: number;
}

/** The rules of the fields about a loss, by their names. */
export function lossShape({ locale, today }: FieldRules) {
  const numberOf = (text: string) => parseNumber(text, locale) ?? Number.NaN;
  const given = (rule: (amount: number) => boolean) => (text: string) => blank(text) || rule(numberOf(text));
  return {
    claimType: z.string().check(z.refine((text) => typeOf(text) !== undefined, fieldMessage('field.required'))),
    lossDate: z.string().check(
      z.refine((text) => !blank(text), { error: fieldMessage('field.required'), abort: true }),
      z.refine((text) => toDay(text) !== undefined, { error: fieldMessage('field.date'), abort: true }),
      z.refine((text) => isLossDay(toDay(text) ?? -1, today), need('need.past')),
    ),
    lossTime: z.string().check(z.refine((text) => blank(text) || claimTimePattern.test(text), need('need.time'))),
    location: optionalText(claimLimits.location),
    estimatedAmount: z.string().check(
      z.refine(
        given((amount) => !Number.isNaN(amount)),
        { error: fieldMessage('field.number'), abort: true },
      ),
      z.refine(given(isMoney), { error: fieldMessage('field.cents'), abort: true }),
      z.refine(
        given((amount) => amount >= 0),
        fieldMessage('field.min', 0),
      ),
      z.refine(
        given((amount) => amount <= claimLimits.amount),
        fieldMessage('field.max', claimLimits.amount),
      ),
    ),
    policeReportNumber: optionalText(claimLimits.policeReportNumber),
    description: requiredText(claimLimits.description),
  };
}

/** What was typed about a loss, as the contract has it. */
export const lossOf = ({ locale }: FieldRules, values: LossValues) => ({
  claimType: typeOf(values.claimType) ?? 'OTHER',
  lossDate: toDay(values.lossDate) ?? 0,
  lossTime: blank(values.lossTime) ? null : values.lossTime,
  location: values.location.trim(),
  estimatedAmount: blank(values.estimatedAmount) ? null : (parseNumber(values.estimatedAmount, locale) ?? null),
  policeReportNumber: values.policeReportNumber.trim(),
  description: values.description.trim(),
});

/** The rules of the fields about people and damage, by their names. */
export const peopleShape = () => ({
  injuries: optionalText(claimLimits.injuries),
  people: z
    .array(
      z.object({
        id: z.string(),
        name: requiredText(claimLimits.personName),
        phone: phone(),
        role: z.string().check(z.refine((text) => roleOf(text) !== undefined, need('need.role'))),
      }),
    )
    .check(z.maxLength(claimLimits.people)),
});

/** What was typed about people and damage, as the contract has it. */
export const peopleOf = ({ injuries, people }: PeopleValues) => ({
  injuries: injuries.trim(),
  people: people.map(({ name, phone: number, role }) => ({
    name: name.trim(),
    phone: number,
    role: roleOf(role) ?? 'WITNESS',
  })),
});
