import { Link } from '@fairlead/ui';

/** Email address that breaks after the at sign in a narrow place, not inside a word. */
export function emailText(email: string) {
  const [name, ...domain] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  );
}

/** Link to an email address. It breaks like `emailText`. */
export const mailLink = (email: string) => <Link href={`mailto:${email}`}>{emailText(email)}</Link>;
