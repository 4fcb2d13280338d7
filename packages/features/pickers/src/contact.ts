export { AddressFields, CompanyFields, PersonFields } from './contact/ContactFields';
export {
  type ContactBody,
  type ContactValues,
  contactFields,
  contactSchema,
  emptyContact,
  toValues,
} from './contact/contactForm';
export { useSaveContact } from './contact/saveContact';
