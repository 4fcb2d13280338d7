import type { Schemas } from '@fairlead/api-client/client';
import { dayInput, fieldMessage, optionalText, requiredText } from '@fairlead/kit';
import {
  claimLimits,
  claimPersonRoles,
  claimReporters,
  claimTimePattern,
  claimTypes,
  contactPhonePattern,
  dayFrom,
  isLossDay,
  isMoney,
  isVehicleClaim,
} from '@fairlead/rules';
import { formatNumber, parseDate, parseNumber } from '@fairlead/ui';
import * as z from 'zod/mini';

type Claim = Schemas['Claim'];

/** Form values about the loss, as entered. Field names match the server's. */
export interface LossValues {
  claimType: string;
  lossDate: string;
  lossTime: string;
  location: string;
  estimatedAmount: string;
  policeReportNumber: string;
  description: string;
  reportedBy: string;
  reporterName: string;
  /** `yes`, `no` or empty. */
  drivable: string;
}
export interface PersonValues {
  /** Row key, not sent to the server. */
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

export const emptyLoss: LossValues = {
  claimType: '',
  lossDate: '',
  lossTime: '',
  location: '',
  estimatedAmount: '',
  policeReportNumber: '',
  description: '',
  reportedBy: 'CUSTOMER',
  reporterName: '',
  drivable: '',
};

/** Form values of a claim, with numbers formatted for `locale`. */
export const toLossValues = (claim: Claim, locale: string): LossValues => ({
  claimType: claim.claimType,
  lossDate: dayInput(claim.lossDate),
  lossTime: claim.lossTime ?? '',
  location: claim.location,
  estimatedAmount: claim.estimatedAmount === null ? '' : formatNumber(claim.estimatedAmount, locale, 2),
  policeReportNumber: claim.policeReportNumber,
  description: claim.description,
  reportedBy: claim.reportedBy,
  reporterName: claim.reporterName,
  drivable: claim.drivable === null ? '' : claim.drivable ? 'yes' : 'no',
});
export const toPeopleValues = ({ injuries, people }: Claim): PeopleValues => ({
  injuries,
  people: people.map(({ id, name, phone, role }) => ({ id, name, phone, role })),
});

/** Error messages of this area. */
export type ErrorKey = 'need.policy' | 'need.past' | 'need.time' | 'need.role' | 'need.files' | 'need.fewerFiles';
const errorKey = (key: ErrorKey) => key;

/** Entered date as midnight UTC. */
export const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};
const typeOf = (text: string) => claimTypes.find((type) => type === text);
const roleOf = (text: string) => claimPersonRoles.find((role) => role === text);
export const reporterOf = (text: string) => claimReporters.find((reporter) => reporter === text);
const blank = (text: string) => text.trim() === '';

/** Schema for an optional phone number. */
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
  /** Locale in which numbers are entered. */
  locale: string;
  /** Returns today's date in the time zone of the user, as midnight UTC. A form can stay open overnight. */
  today: () => number;
}

/** Field schemas for the loss. */
export function lossShape({ locale, today }: FieldRules) {
  const numberOf = (text: string) => parseNumber(text, locale) ?? Number.NaN;
  const ifEntered = (rule: (amount: number) => boolean) => (text: string) => blank(text) || rule(numberOf(text));
  return {
    claimType: z.string().check(z.refine((text) => typeOf(text) !== undefined, fieldMessage('field.required'))),
    lossDate: z.string().check(
      z.refine((text) => !blank(text), { error: fieldMessage('field.required'), abort: true }),
      z.refine((text) => toDay(text) !== undefined, { error: fieldMessage('field.date'), abort: true }),
      z.refine((text) => isLossDay(toDay(text) ?? -1, today()), errorKey('need.past')),
    ),
    lossTime: z.string().check(z.refine((text) => blank(text) || claimTimePattern.test(text), errorKey('need.time'))),
    location: optionalText(claimLimits.location),
    estimatedAmount: z.string().check(
      z.refine(
        ifEntered((amount) => !Number.isNaN(amount)),
        { error: fieldMessage('field.number'), abort: true },
      ),
      z.refine(
        ifEntered((amount) => amount <= claimLimits.amount),
        { error: fieldMessage('field.max', claimLimits.amount), abort: true },
      ),
      z.refine(ifEntered(isMoney), { error: fieldMessage('field.cents'), abort: true }),
      z.refine(
        ifEntered((amount) => amount >= 0),
        fieldMessage('field.min', 0),
      ),
    ),
    policeReportNumber: optionalText(claimLimits.policeReportNumber),
    description: requiredText(claimLimits.description),
    reportedBy: z.string().check(z.refine((text) => reporterOf(text) !== undefined, fieldMessage('field.required'))),
    reporterName: optionalText(claimLimits.reporterName),
    drivable: z.string(),
  };
}

/** Someone else who reported the loss must have a name. */
export const hasReporterName = () =>
  z.refine<Pick<LossValues, 'reportedBy' | 'reporterName'>>(
    ({ reportedBy, reporterName }) => reportedBy !== 'OTHER' || !blank(reporterName),
    { path: ['reporterName'], error: fieldMessage('field.required') },
  );

/** Loss fields of the request body. */
export const toLossBody = ({ locale }: FieldRules, values: LossValues) => ({
  claimType: typeOf(values.claimType) ?? 'OTHER',
  lossDate: toDay(values.lossDate) ?? 0,
  lossTime: blank(values.lossTime) ? null : values.lossTime,
  location: values.location.trim(),
  estimatedAmount: blank(values.estimatedAmount) ? null : (parseNumber(values.estimatedAmount, locale) ?? null),
  policeReportNumber: values.policeReportNumber.trim(),
  description: values.description.trim(),
  reportedBy: reporterOf(values.reportedBy) ?? 'CUSTOMER',
  reporterName: values.reportedBy === 'OTHER' ? values.reporterName.trim() : '',
  drivable: isVehicleClaim(values.claimType) && values.drivable !== '' ? values.drivable === 'yes' : null,
});

/** Field schemas for people and damage. */
export const peopleShape = () => ({
  injuries: optionalText(claimLimits.injuries),
  people: z
    .array(
      z.object({
        id: z.string(),
        name: requiredText(claimLimits.personName),
        phone: phone(),
        role: z.string().check(z.refine((text) => roleOf(text) !== undefined, errorKey('need.role'))),
      }),
    )
    .check(z.maxLength(claimLimits.people)),
});

/** People and damage of the request body. */
export const toPeopleBody = ({ injuries, people }: PeopleValues) => ({
  injuries: injuries.trim(),
  people: people.map(({ name, phone: number, role }) => ({
    name: name.trim(),
    phone: number,
    role: roleOf(role) ?? 'WITNESS',
  })),
});
