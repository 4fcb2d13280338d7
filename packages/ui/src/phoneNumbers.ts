export { type CountryCode, phoneNumbers } from './PhoneField/phoneNumbers';
export type { PhoneNumbers } from './PhoneField/phoneText';
