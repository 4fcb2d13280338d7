import type { Readable } from 'node:stream';
import type { components } from '@fairlead/openapi';
import { addressLines, type CustomerDocType, type Language, type OpportunityStatus } from '@fairlead/rules';
import { type MessageKey, wordIn } from '../../messages/index.ts';
import { ink, left, lineAt, muted, right, startPdf } from '../../pdf/document.ts';

type Opportunity = components['schemas']['Opportunity'];

/** What the file is called: its insurance stands in it as it is, but for what no file may be called. */
export const detailsPdfName = (insurance: string | null | undefined): string =>
  `User_Opportunity_Details_${(insurance ?? 'Document').replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;

const statuses = {
  NEW: 'opportunity.status.NEW',
  CONTACTED: 'opportunity.status.CONTACTED',
  QUOTED: 'opportunity.status.QUOTED',
  QUOTE_REVIEW: 'opportunity.status.QUOTE_REVIEW',
  POLICIED: 'opportunity.status.POLICIED',
  POLICY_REVIEW: 'opportunity.status.POLICY_REVIEW',
  WON: 'opportunity.status.WON',
  LOST: 'opportunity.status.LOST',
  IN_PROCESS: 'opportunity.status.IN_PROCESS',
  PROCESSED: 'opportunity.status.PROCESSED',
} as const satisfies Record<OpportunityStatus, MessageKey>;
const docTypes = {
  POLICY_REVIEW: 'opportunity.docType.POLICY_REVIEW',
  QUOTE_REVIEW: 'opportunity.docType.QUOTE_REVIEW',
  CLAIM: 'opportunity.docType.CLAIM',
  BILL: 'opportunity.docType.BILL',
  OTHER: 'opportunity.docType.OTHER',
} as const satisfies Record<CustomerDocType, MessageKey>;

/** What is known of an opportunity as a PDF (A4), in the reader's language: a question, and its answer beside it. */
export function detailsPdf(shown: Opportunity, productName: string, language: Language): Readable {
  const text = (key: MessageKey) => wordIn(language, key);
  const title = text('opportunity.pdf.title');
  const pdf = startPdf({
    title: `${title} ${shown.serial}`,
    author: productName,
    language,
    createdAt: new Date(shown.creationDate * 1000),
  });
  const about = `${shown.serial} · ${shown.contact.firstName} ${shown.contact.lastName}`;
  pdf.font('bold').fontSize(11).fillColor(muted).text(productName, left, 64);
  pdf.font('bold').fontSize(22).fillColor(ink).text(title, left, 84);
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(muted)
    .text(about, left, 116, { width: right - left });
  let y = pdf.y + 24;
  for (const [label, value] of detailLines(shown, language)) {
    y = lineAt(pdf, y, text(label), value || text('opportunity.pdf.none'));
  }
  pdf.end();
  return pdf;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function detailLines(shown: Opportunity, language: Language): [label: MessageKey, value: string][] {
  const { contact, assignedAgent, opportunityDocument, docType, premium } = shown;
  const word = (key: MessageKey) => wordIn(language, key);
  const day = (seconds: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));
  const lines: [MessageKey, string][] = [
    ['opportunity.pdf.insurance', shown.insuranceName ?? ''],
    ['label.status', word(statuses[shown.status])],
    ['opportunity.pdf.premium', premium === null ? '' : dollars.format(premium)],
    ['opportunity.pdf.created', `${day(shown.creationDate)}, ${shown.createdBy.name}`],
    ['label.firstName', contact.firstName],
    ['label.lastName', contact.lastName],
  ];
  if (contact.companyName) lines.push(['opportunity.pdf.company', contact.companyName]);
  lines.push(
    ['label.email', contact.email],
    ['label.phone', contact.phone],
    ['label.dateOfBirth', contact.dateOfBirth === null ? '' : day(contact.dateOfBirth)],
    ['label.addressId', contact.address ? addressLines(contact.address).join('\n') : ''],
    ['opportunity.pdf.owner', contact.agent.name],
    ['opportunity.pdf.assigned', assignedAgent?.name ?? ''],
  );
  if (docType) lines.push(['opportunity.pdf.docType', word(docTypes[docType])]);
  lines.push(['opportunity.pdf.document', opportunityDocument?.fileName ?? ''], ['label.shortNote', shown.shortNote]);
  return lines;
}
