import { inArray } from 'drizzle-orm';
import type { OperationId } from '../access.ts';
import type { FieldMessage } from '../contract/types.ts';
import type { Actor } from '../db/audit.ts';
import { insuranceTypes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { composeMail, type Fact } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { fullName } from '../messages/formats.ts';
import type { Clock } from '../ports/clock.ts';
import { insertOpportunities, loadOpportunities } from './newOpportunities.ts';
import { type OpportunityRow, opportunitySerial } from './opportunities.ts';
import { listOffered } from './products.ts';
import { type Recipient, recipientFor } from './recipients.ts';

/** Error of an insurance type that the customer's agency does not offer. */
export async function requestError(
  tx: Transaction,
  field: string,
  ids: readonly string[],
): Promise<FieldMessage | undefined> {
  const offered = await listOffered(tx, inArray(insuranceTypes.id, [...ids]));
  return offered.length < new Set(ids).size ? { field, code: 'opportunity.insuranceUnknown' } : undefined;
}

interface QuoteRequest {
  clock: Clock;
  mailer: Mailer;
  operationId: OperationId;
  who: Actor;
}

/** Creates the first request of a new customer, in the same way as their later ones. */
export async function requestQuote(
  tx: Transaction,
  { clock, mailer, operationId, who }: QuoteRequest,
  contact: { id: string; agencyId: string; agentId: string },
  userId: string,
  insuranceTypeId: string,
): Promise<void> {
  const { id: contactId, agencyId } = contact;
  const reader = await recipientFor(tx, contact.agentId);
  const values = {
    agencyId,
    contactId,
    assignedAgentId: reader?.id ?? null,
    createdBy: userId,
    createdByRole: 'CUSTOMER',
  } as const;
  const write = { tx, session: who, operationId };
  const ids = await insertOpportunities(write, values, [insuranceTypeId], clock.now());
  if (reader) await writeRequestMail(tx, mailer, reader, ids);
}

/** Mails an agent the requests of their contact: the opportunities with these ids. */
export async function writeRequestMail(
  tx: Transaction,
  mailer: Mailer,
  reader: Recipient,
  ids: readonly string[],
): Promise<void> {
  const rows = await loadOpportunities(tx, ids);
  const [first] = rows;
  if (!first) return;
  const { language } = reader;
  const { contact, opportunity } = first;
  const insurance = new Intl.ListFormat(language).format(rows.map((row) => row.insurance?.name ?? ''));
  const params = { contact: fullName(contact), insurance };
  const content = composeMail(language, {
    subject: { code: 'mail.quoteRequested.subject', params },
    name: reader.name,
    texts: [{ code: 'mail.quoteRequested.text', params }],
    facts: factsOf(rows, first),
    action: ['mail.quoteRequested.action', mailer.linkTo('/opportunities', { open: opportunity.id })],
  });
  const { agencyId } = opportunity;
  await mailer.write(tx, { kind: 'quoteRequested', to: reader.email, language, agencyId, content });
}

const factsOf = (rows: readonly OpportunityRow[], { contact, opportunity }: OpportunityRow): Fact[] => [
  ['label.serial', rows.map((row) => opportunitySerial(row.opportunity.serial)).join(', ')],
  ['label.email', contact.email],
  ['label.phone', contact.phone],
  ['label.shortNote', opportunity.shortNote],
];
