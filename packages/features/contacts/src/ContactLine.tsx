import { mailLink, phoneLink } from '@fairlead/kit';
import type { Contact } from './contacts.api';
import * as styles from './contacts.css';

/** Company, email address, phone number and place of a contact, as far as they are known. */
export function ContactLine({ contact }: { contact: Contact }) {
  const { companyName, email, phone, address, erasedAt } = contact;
  if (erasedAt !== null) return companyName;
  const place = [address?.city, address?.state].filter(Boolean).join(', ');
  return (
    <span className={styles.line}>
      {companyName ? <span>{companyName}</span> : null}
      {mailLink(email)}
      {phoneLink(phone)}
      {place ? <span>{place}</span> : null}
    </span>
  );
}
