import type { Readable } from 'node:stream';
import type { components } from '@fairlead/openapi';
import { addressLines, enumLabels, type Language } from '@fairlead/rules';
import { dollars, longDate } from '../../messages/formats.ts';
import { type MessageKey, messageText } from '../../messages/index.ts';
import { drawField, drawIntroduction, startPdf } from '../../pdf/document.ts';

type Opportunity = components['schemas']['Opportunity'];

/** File name of the PDF: the name of the insurance, without characters that file names cannot contain. */
export const detailsPdfName = (insurance: string | null | undefined): string =>
  `User_Opportunity_Details_${(insurance ?? 'Document').replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;

/** Renders an opportunity as a PDF (A4) in the reader's language: each question with its answer. */
export async function detailsPdf(opportunity: Opportunity, productName: string, language: Language): Promise<Readable> {
  const text = (key: MessageKey) => messageText(language, key);
  const title = text('opportunity.pdf.title');
  const pdf = await startPdf({
    title: `${title} ${opportunity.serial}`,
    author: productName,
    heading: title,
    language,
    createdAt: new Date(opportunity.creationDate * 1000),
  });
  const about = `${opportunity.serial} · ${opportunity.contact.firstName} ${opportunity.contact.lastName}`;
  drawIntroduction(pdf, about);
  let y = pdf.y + 24;
  for (const [label, value] of detailLines(opportunity, language)) {
    y = drawField(pdf, y, text(label), value || text('opportunity.pdf.none'));
  }
  pdf.end();
  return pdf;
}

function detailLines(opportunity: Opportunity, language: Language): [label: MessageKey, value: string][] {
  const { contact, assignedAgent, opportunityDocument, docType, premium } = opportunity;
  const labels = enumLabels[language];
  const day = (seconds: number) => longDate(language, new Date(seconds * 1000));
  const lines: [MessageKey, string][] = [
    ['opportunity.pdf.insurance', opportunity.insuranceName ?? ''],
    ['label.status', labels[`opportunityStatus.${opportunity.status}`]],
    ['opportunity.pdf.premium', premium === null ? '' : dollars.format(premium)],
    ['opportunity.pdf.created', `${day(opportunity.creationDate)}, ${opportunity.createdBy.name}`],
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
  if (docType) lines.push(['opportunity.pdf.docType', labels[`customerDocType.${docType}`]]);
  lines.push(
    ['opportunity.pdf.document', opportunityDocument?.fileName ?? ''],
    ['label.shortNote', opportunity.shortNote],
  );
  return lines;
}
