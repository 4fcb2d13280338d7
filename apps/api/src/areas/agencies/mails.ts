import type { Language } from '@fairlead/rules';
import { composeMail } from '../../mail/compose.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';

interface Agent {
  name: string;
  email: string;
  language: Language;
  agencyId: string | null;
}

/** Tells an agent that their agency requires a second factor, before the sign-in asks for it. */
export function factorRequiredMail(mailer: Mailer, { name, email, language, agencyId }: Agent, agency: string): Mail {
  const content = composeMail(language, {
    subject: { code: 'mail.factorRequired.subject', params: { name: agency } },
    name,
    texts: [{ code: 'mail.factorRequired.text', params: { name: agency } }],
    action: ['mail.factorRequired.action', mailer.linkTo('/profile/security')],
  });
  return { to: email, language, agencyId, kind: 'factorRequired', content };
}
