import { defineForm, type Messages, optionalText } from '@fairlead/kit';
import { type ContactBody, type ContactValues, contactSchema, emptyContact } from '@fairlead/pickers/contact';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

type ErrorKey = Extract<keyof Messages['opportunities'], `need.${string}`>;

/** Form values, as entered. The hidden tab keeps its values but is not validated. */
export interface CreateValues extends ContactValues {
  mode: 'existing' | 'prospect';
  contactId: string;
  insuranceTypeIds: string[];
  shortNote: string;
}

export const emptyCreate: CreateValues = {
  ...emptyContact,
  mode: 'existing',
  contactId: '',
  insuranceTypeIds: [],
  shortNote: '',
};

export interface CreateBody {
  /** Existing contact, or the prospect to create. */
  contact: string | ContactBody;
  insuranceTypeIds: string[];
  shortNote: string;
}

const requestFields = z.object({
  insuranceTypeIds: z.array(z.string()).check(z.refine((ids) => ids.length > 0, 'need.insurance' satisfies ErrorKey)),
  shortNote: optionalText(SHORT_NOTE_MAX_LENGTH),
});
const existingContact = z.object({
  contactId: z.string().check(z.refine((id) => id !== '', 'need.contact' satisfies ErrorKey)),
});

/**
 * Form schema for the visible tab. Parses to the request body.
 *
 * @param locale Locale in which numbers are entered.
 * @param today Today's date in the time zone of the user.
 */
export const createSchema = (locale: string, today?: () => number): z.ZodMiniType<CreateBody, CreateValues> =>
  z.pipe(
    z.custom<CreateValues>(),
    z.transform((values, { issues }): CreateBody => {
      const requestResult = requestFields.safeParse(values);
      const existingResult = existingContact.safeParse(values);
      const prospectResult = contactSchema(values.contactType, locale, today).safeParse(values);
      const contactResult = values.mode === 'existing' ? existingResult : prospectResult;
      for (const { path, message } of [
        ...(contactResult.error?.issues ?? []),
        ...(requestResult.error?.issues ?? []),
      ]) {
        issues.push({ code: 'custom', input: values, path, message });
      }
      return {
        contact: (values.mode === 'existing' ? existingResult.data?.contactId : prospectResult.data) ?? '',
        insuranceTypeIds: values.insuranceTypeIds,
        shortNote: values.shortNote.trim(),
      };
    }),
  );

export const createForm = defineForm({
  messages: 'opportunities',
  fields: {
    contactId: { label: 'contact', required: true },
    insuranceTypeIds: { label: 'insurance', hint: 'insurance.hint', required: true },
    shortNote: 'note',
  },
  empty: emptyCreate,
  resolver: ({ locale }) => zodResolver(createSchema(locale)),
});
