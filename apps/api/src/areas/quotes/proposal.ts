import type { Readable } from 'node:stream';
import type { components } from '@fairlead/openapi';
import { addressLines, enumLabels, type Language } from '@fairlead/rules';
import { dollars, fullName, longDate } from '../../messages/formats.ts';
import { type MessageKey, messageText, translate } from '../../messages/index.ts';
import { drawField, drawRule, ensureRoom, ink, left, startPdf } from '../../pdf/document.ts';

type QuoteDetail = components['schemas']['QuoteDetail'];
type Line = [label: string, value: string];

/** Renders a quote as a PDF (A4) in the reader's language. Amounts in USD, dates in UTC. */
export async function proposalOf(detail: QuoteDetail, productName: string, language: Language): Promise<Readable> {
  const { quote, agency, coverageList, discountList } = detail;
  const word = (key: MessageKey) => messageText(language, key);
  const contact = fullName(quote.contact);
  const title = translate(language, { code: 'proposal.title', params: { contact } });
  const pdf = await startPdf({
    title: `${title} ${quote.serial}`,
    author: productName,
    sender: agency.agencyName,
    heading: title,
    language,
    createdAt: new Date(quote.creationDate * 1000),
  });
  let y = pdf.y + 16;
  const section = (heading: string, lines: readonly Line[]) => {
    if (lines.length === 0) return;
    y = drawRule(pdf, ensureRoom(pdf, y + 8, 64));
    pdf.font('bold').fontSize(12).fillColor(ink).text(heading, left, y);
    y += 24;
    for (const [label, value] of lines) y = drawField(pdf, y, label, value);
  };
  section(word('proposal.quote'), quoteLines(quote, language));
  section(
    word('proposal.coverages'),
    coverageList.map(({ name, value, description }) => [name, description ? `${value}\n${description}` : value]),
  );
  if (discountList.length > 0)
    section(word('proposal.discounts'), [
      [word('proposal.discounts'), discountList.map(({ name }) => name).join('\n')],
    ]);
  section(word('proposal.for'), [
    [word('label.name'), contact],
    ...placeLines(quote.contact.email, quote.contact.phone, quote.contact.address, language),
  ]);
  section(word('proposal.agent'), [
    [word('label.agentId'), `${quote.assignedAgent.name}\n${quote.assignedAgent.email}`],
    [word('label.agencyId'), agency.agencyName],
    ...placeLines(agency.email, agency.phoneNumber ?? '', agency.address, language),
  ]);
  pdf.end();
  return pdf;
}

function quoteLines(quote: QuoteDetail['quote'], language: Language): Line[] {
  const word = (key: MessageKey) => messageText(language, key);
  const labels = enumLabels[language];
  const day = (seconds: number) => longDate(language, new Date(seconds * 1000));
  const lines: Line[] = [
    [word('label.serial'), quote.serial],
    [word('label.insuranceTypeId'), quote.insuranceName],
    [word('label.carrierId'), quote.carrier.name],
    [word('label.premiumAmount'), dollars.format(quote.premiumAmount)],
    [word('label.effectiveDate'), day(quote.effectiveDate)],
    [word('label.quoteStatus'), labels[`quoteStatus.${quote.quoteStatus}`]],
  ];
  if (quote.customerFeedback)
    lines.push([word('label.customerFeedback'), labels[`quoteFeedback.${quote.customerFeedback}`]]);
  return lines;
}

const placeLines = (
  email: string,
  phone: string,
  address: QuoteDetail['agency']['address'],
  language: Language,
): Line[] => {
  const lines: [MessageKey, string][] = [
    ['label.email', email],
    ['label.phone', phone],
    ['label.addressId', address ? addressLines({ ...address, country: '' }).join('\n') : ''],
  ];
  return lines.flatMap(([label, value]) => (value ? [[messageText(language, label), value] as Line] : []));
};
