import { optionalText } from '@fairlead/kit';
import { type ContactBody, type ContactValues, contactSchema, emptyContact } from '@fairlead/pickers/contact';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import * as z from 'zod/mini';

/** Sentences that the specification prescribes; each is a word of the area. Document 2, section 5. */
export const needs = ['need.contact', 'need.insurance'] as const;
export type Need = (typeof needs)[number];

/**
 * What stands in the fields: text as typed. The fields of the tab that is not seen keep what was typed, and count for
 * nothing.
 */
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
  /** Of whom, or who is to be created first. */
  contact: string | ContactBody;
  insuranceTypeIds: string[];
  shortNote: string;
}

const asked = z.object({
  insuranceTypeIds: z.array(z.string()).check(z.refine((ids) => ids.length > 0, 'need.insurance' satisfies Need)),
  shortNote: optionalText(SHORT_NOTE_MAX_LENGTH),
});
const existing = z.object({
  contactId: z.string().check(z.refine((id) => id !== '', 'need.contact' satisfies Need)),
});

/**
 * The rules of the form, for what is seen of it. Specification, document 2, section 5.
 * @param locale In whose notation numbers are typed.
 * @param today The user's own calendar day.
 */
export const createSchema = (locale: string, today?: () => number): z.ZodMiniType<CreateBody, CreateValues> =>
  z.pipe(
    z.custom<CreateValues>(),
    z.transform((values, { issues }): CreateBody => {
      const rest = asked.safeParse(values);
      const known = existing.safeParse(values);
      const made = contactSchema(values.contactType, locale, today).safeParse(values);
      const whose = values.mode === 'existing' ? known : made;
      for (const { path, message } of [...(whose.error?.issues ?? []), ...(rest.error?.issues ?? [])]) {
        issues.push({ code: 'custom', input: values, path, message });
      }
      return {
        contact: (values.mode === 'existing' ? known.data?.contactId : made.data) ?? '',
        insuranceTypeIds: values.insuranceTypeIds,
        shortNote: values.shortNote.trim(),
      };
    }),
  );
