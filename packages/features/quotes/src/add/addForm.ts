import { defineForm } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import { offerSchema } from '../form/quoteForm';

/** Form of another quote. Everything else is copied. */
export const addForm = defineForm({
  messages: 'quotes',
  fields: {
    carrierId: { label: 'carrier', required: true },
    premiumAmount: { label: 'premiumAmount', required: true },
  },
  empty: { carrierId: '', premiumAmount: '' },
  valuesOf: () => ({ carrierId: '', premiumAmount: '' }),
  resolver: ({ locale }) => zodResolver(offerSchema(locale)),
});
