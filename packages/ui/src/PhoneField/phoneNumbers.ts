import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { PhoneNumbers } from './phoneText';

export type { CountryCode };

/**
 * Phone numbers of a country, for the `numbers` of a `PhoneField`. Numbers with another country code are accepted too.
 *
 * @param country ISO 3166 code of two letters, such as `DE`.
 */
export function phoneNumbers(country: CountryCode): PhoneNumbers {
  const code = `+${getCountryCallingCode(country)}`;
  const read = (text: string) => parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  const isNational = (number: string) => number.startsWith(code);
  return {
    parse: (text) => {
      const number = read(text);
      return number?.isValid() ? number.number : undefined;
    },
    format: (text) => (/[^\d\s()+./–-]/.test(text) ? text : new AsYouType(country).input(text)),
    show: (value) => {
      const number = read(value);
      if (!number?.isValid()) return value;
      return isNational(number.number) ? number.formatNational() : number.formatInternational();
    },
    isNational,
    example: getExampleNumber(country, examples)?.formatNational() ?? code,
  };
}
