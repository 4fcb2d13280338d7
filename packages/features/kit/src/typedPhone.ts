import { parsePhone } from '@fairlead/ui';

/**
 * Removes the punctuation of a phone number that was entered as browsers fill it in and as the portal shows it:
 * `(207) 555-0113` becomes `+12075550113`. Other text is only trimmed.
 */
export const typedPhone = (text: string): string => {
  const typed = text.trim();
  return /[\s().-]/.test(typed) && !/^\d*\.\d*$/.test(typed) ? (parsePhone(typed) ?? typed) : typed;
};
