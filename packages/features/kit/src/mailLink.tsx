import { Link } from '@fairlead/ui';

/** Link to an email address. In a narrow place it breaks after the at sign, not inside a word. */
export function mailLink(email: string) {
  const [name, ...domain] = email.split('@');
  return (
    <Link href={`mailto:${email}`}>
      {name}@<wbr />
      {domain.join('@')}
    </Link>
  );
}
