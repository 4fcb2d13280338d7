import {
  policyLimits,
  policyPaymentStatuses,
  policyPaymentTerms,
  policyPaymentTypes,
  policyStatuses,
  policyTypes,
  TEXT_MAX_LENGTH,
} from '@fairlead/rules';
import type { Message } from '../../messages/index.ts';
import { type CellReader, cents, day, oneOf, phone, text } from './cells.ts';

interface Column<T> {
  /** Heading in the first row, in any letter case. */
  heading: string;
  read: CellReader<T>;
  required?: true;
  /** Description of valid values, for the template. */
  note: Message;
  /** Example value in the template. */
  example: string;
}

const column = <T>(given: Column<T>): Column<T> => given;
const choice = <T extends string>(heading: string, choices: readonly T[], example: T) =>
  column({
    heading,
    read: oneOf(choices),
    note: { code: 'import.note.choice', params: { choices: choices.join(', ') } },
    example,
  });
const freeTextNote = (limit: number): Message => ({ code: 'import.note.text', params: { limit } });
const dayNote: Message = { code: 'import.note.day' };

/** Columns of an import spreadsheet. */
export const columns = {
  policyNumber: column({
    heading: 'Policy Number',
    read: text(policyLimits.policyNumber),
    required: true,
    note: freeTextNote(policyLimits.policyNumber),
    example: 'HO3-448-2201',
  }),
  contactEmail: column({
    heading: 'Contact Email',
    read: text(),
    required: true,
    note: { code: 'import.note.contact' },
    example: 'maria.lopez@example.com',
  }),
  contactFirstName: column({
    heading: 'Contact First Name',
    read: text(),
    note: { code: 'import.note.newContact' },
    example: 'Maria',
  }),
  contactLastName: column({
    heading: 'Contact Last Name',
    read: text(),
    note: { code: 'import.note.newContact' },
    example: 'Lopez',
  }),
  contactCompany: column({
    heading: 'Contact Company',
    read: text(),
    note: { code: 'import.note.newCompany' },
    example: '',
  }),
  contactPhone: column({
    heading: 'Contact Phone',
    read: phone,
    note: { code: 'import.note.newPhone' },
    example: '(941) 555-0144',
  }),
  insurance: column({
    heading: 'Insurance',
    read: text(),
    required: true,
    note: { code: 'import.note.insurance' },
    example: 'Home',
  }),
  carrier: column({ heading: 'Carrier', read: text(), note: { code: 'import.note.carrier' }, example: '' }),
  effectiveDate: column({ heading: 'Effective Date', read: day, note: dayNote, example: '03/15/2026' }),
  expiredDate: column({
    heading: 'Expire Date',
    read: day,
    note: { code: 'import.note.expire' },
    example: '03/15/2027',
  }),
  premium: column({ heading: 'Premium', read: cents, note: { code: 'import.note.amount' }, example: '1184.50' }),
  policyTerm: column({
    heading: 'Policy Term',
    read: text(policyLimits.policyTerm),
    note: freeTextNote(policyLimits.policyTerm),
    example: '12 months',
  }),
  policyType: choice('Policy Type', policyTypes, 'NEW_BUSINESS'),
  policyStatus: choice('Policy Status', policyStatuses, 'ACTIVE'),
  paymentType: choice('Payment Type', policyPaymentTypes, 'AGENCY_BILL'),
  paymentTerm: choice('Payment Term', policyPaymentTerms, 'INSTALLMENT'),
  paymentStatus: choice('Payment Status', policyPaymentStatuses, 'PAID'),
  agentEmail: column({ heading: 'Agent Email', read: text(), note: { code: 'import.note.agent' }, example: '' }),
  otherInformation: column({
    heading: 'Other Information',
    // twice the length, because escaping makes the text longer
    read: text(2 * TEXT_MAX_LENGTH),
    note: freeTextNote(2 * TEXT_MAX_LENGTH),
    example: '',
  }),
};

type Columns = typeof columns;
export type Field = keyof Columns;
/** Values of a row. Empty cells are left out. */
export type Values = { [F in Field]?: Columns[F] extends Column<infer T> ? T : never };
export const fields = Object.keys(columns) as Field[];
