import type { EmailType } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { emails } from '../db/schema/index.ts';
import type { ContactSeed } from './contacts.ts';
import { seededRandom } from './random.ts';

type NewEmail = typeof emails.$inferInsert & { id: string };

/** Average number of mails per contact. */
const PER_CONTACT = 2;
const DAY = 86_400;

/** type | subject | text */
const letters: readonly `${EmailType}|${string}`[] = [
  'POLICY|Your policy renews next month|Please tell me by Friday whether anything in your household has changed, so that the renewal fits.',
  'POLICY|Endorsement of your policy: what it changes and from when|The endorsement is in place. Nothing else about your policy changes.',
  'POLICY|The driver list for the audit|The carrier asks for the names and license numbers of everybody who drives.',
  'QUOTE|Your quote is ready|I have put three carriers side by side. The second one has the better deductible for you.',
  'QUOTE|Two questions before I can finish your quote|In which year was the roof replaced, and is there a sprinkler in the workshop?',
  'OPPORTUNITY|Umbrella cover for your family|As we said on the phone: a million more of liability costs less than most people expect.',
  'OPPORTUNITY|Flood insurance for the house by the river|The new map of flood zones is out, and your street is in it.',
  'OTHER|Thank you for your time today|It was good to talk. I have noted what we agreed on and come back to you with dates.',
  'OTHER|Our office is closed on Monday|For a claim please call the carrier, whose number is on your card.',
];
const answers = [
  'Thank you, that works for me. Please go ahead.',
  'Could you call me tomorrow morning? I have a question about the deductible.',
  'Here is what you asked for. Let me know if anything is missing.',
  'I have talked it over at home, and we would rather wait until spring.',
];

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Mails of agents to contacts, and replies to some of them. `now` in Unix seconds. */
export function demoEmails(contacts: readonly ContactSeed[], now: number) {
  const random = seededRandom(7719);
  const rows: NewEmail[] = [];
  const written: { contact: ContactSeed; at: number }[] = contacts
    .flatMap((contact) => {
      const since = Math.floor(contact.createdAt.getTime() / 1000);
      return Array.from({ length: random.between(0, 2 * PER_CONTACT) }, () => ({
        contact,
        at: random.between(Math.min(since, now - DAY), now - DAY),
      }));
    })
    .sort((a, b) => a.at - b.at);
  const numbers = new Map<string, number>();
  for (const { contact, at } of written) {
    const { agencyId, agentId, email: contactEmail } = contact;
    const number = (numbers.get(agencyId) ?? 0) + 1;
    numbers.set(agencyId, number);
    const [emailType = 'OTHER', subject = '', text = ''] = random.oneOf(letters).split('|') as [
      EmailType,
      string,
      string,
    ];
    const answered = random.chance(38);
    const common = { agencyId, agentId, contactId: contact.id, contactEmail, emailType, subject };
    const id = uuidv7(at * 1000);
    const reference = `ML-${number}`;
    rows.push({
      ...common,
      id,
      reference,
      sender: 'AGENT',
      status: answered ? 'RESPONDED' : 'DELIVERED',
      body: paragraphs(`Dear ${contact.firstName},`, text, 'Best regards'),
      createdAt: new Date(at * 1000),
    });
    if (!answered) continue;
    const later = Math.min(at + random.between(600, 3 * DAY), now - 60);
    rows.push({
      ...common,
      id: uuidv7(later * 1000),
      reference,
      sender: 'CUSTOMER',
      status: 'DELIVERED',
      parentId: id,
      body: paragraphs(random.oneOf(answers), contact.firstName),
      createdAt: new Date(later * 1000),
    });
  }
  const serials = [...numbers].map(([agencyId, last]) => ({ id: uuidv7(), agencyId, kind: 'email' as const, last }));
  return { rows, serials };
}
