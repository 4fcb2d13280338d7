import { defineForm } from '@fairlead/kit';
import { contactSchema, emptyContact, toValues } from '@fairlead/pickers/contact';
import { zodResolver } from '@hookform/resolvers/zod';

/** The other fields belong to `@fairlead/pickers/contact`, because a new opportunity has them too. */
export const contactForm = defineForm({
  messages: 'contacts',
  fields: { agentId: { label: 'agent', hint: 'agentHint', required: true } },
  empty: emptyContact,
  valuesOf: toValues,
  resolver: ({ locale }) => {
    // personal and commercial contacts have different required fields
    const resolvers = {
      PERSONAL: zodResolver(contactSchema('PERSONAL', locale)),
      COMMERCIAL: zodResolver(contactSchema('COMMERCIAL', locale)),
    };
    return (values, context, options) => resolvers[values.contactType](values, context, options);
  },
});
