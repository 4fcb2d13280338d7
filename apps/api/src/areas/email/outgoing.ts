import { emailLimits, type Language } from '@fairlead/rules';
import { composeMail } from '../../mail/compose.ts';
import { htmlToText } from '../../mail/htmlToText.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { translate } from '../../messages/index.ts';

const DAY = 24 * 3600;

interface Person {
  name: string;
  email: string;
  language: Language;
}

interface Letter {
  agencyId: string;
  agent: Person;
  reader: Person;
  subject: string;
  /** Sanitized HTML. */
  body: string;
  fileIds: readonly string[];
  emailId: string;
  token: string;
}

/** Mail to a contact: the agent's text, the files and the reply link. */
export function contactMail(mailer: Mailer, letter: Letter): Mail {
  const { agencyId, agent, reader, subject, body, fileIds, emailId, token } = letter;
  const { language } = reader;
  return {
    kind: 'contactMail',
    to: reader.email,
    language,
    agencyId,
    from: { name: agent.name, email: agent.email },
    fileIds,
    emailId,
    content: {
      subject,
      heading: subject,
      paragraphs: [],
      letter: { html: { html: body }, text: htmlToText(body) },
      action: {
        label: translate(language, { code: 'mail.contact.action' }),
        url: mailer.linkTo('/mail/reply', { token }),
      },
      note: translate(language, { code: 'mail.contact.note', params: { days: emailLimits.replyLife / DAY } }),
    },
  };
}

interface Answer {
  agencyId: string;
  agent: Person;
  contactName: string;
  subject: string;
  threadId: string;
}

/** Mail that notifies an agent of a reply. The reply itself is only in the portal. */
export function replyNotice(mailer: Mailer, { agencyId, agent, contactName, subject, threadId }: Answer): Mail {
  const { language } = agent;
  const content = composeMail(language, {
    subject: { code: 'mail.answer.subject', params: { contact: contactName } },
    name: agent.name,
    texts: [{ code: 'mail.answer.text', params: { contact: contactName, subject } }],
    action: ['mail.answer.action', mailer.linkTo(`/inbox/${threadId}`)],
  });
  return { kind: 'contactReply', to: agent.email, language, agencyId, content };
}
