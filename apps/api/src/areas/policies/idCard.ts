import type { Readable } from 'node:stream';
import { insuresVehicle, type Language } from '@fairlead/rules';
import { htmlToText } from '../../mail/htmlToText.ts';
import { fullName, longDate } from '../../messages/formats.ts';
import { type MessageKey, messageText } from '../../messages/index.ts';
import { drawField, drawIntroduction, drawRule, startPdf } from '../../pdf/document.ts';
import type { PolicyRow } from '../../records/policies.ts';

/** Longest text of a vehicle on a card, in characters. */
const VEHICLE_LENGTH = 600;

interface Issuer {
  name: string;
  phone: string | null;
  email: string;
}

/** Renders the ID card of a policy as a PDF (one A4 page) in the reader's language. */
export async function idCardOf(row: PolicyRow, agency: Issuer, createdAt: Date, language: Language): Promise<Readable> {
  const text = (key: MessageKey) => messageText(language, key);
  const { policy } = row;
  const pdf = await startPdf({
    title: `${text('idCard.title')} ${policy.policyNumber}`,
    author: agency.name,
    sender: row.carrier?.name ?? agency.name,
    heading: text('idCard.title'),
    language,
    createdAt,
  });
  drawIntroduction(pdf, text('idCard.use'));
  let y = pdf.y + 20;
  for (const [label, value] of cardLines(row, language)) {
    if (value !== '') y = drawField(pdf, y, text(label), value);
  }
  y = drawRule(pdf, y + 8);
  drawField(
    pdf,
    y,
    text('label.assignedAgentId'),
    [row.agent.name, agency.name, agency.phone, agency.email].filter(Boolean).join('\n'),
  );
  pdf.end();
  return pdf;
}

function cardLines(row: PolicyRow, language: Language): [label: MessageKey, value: string][] {
  const { policy, contact, carrier, insuranceName } = row;
  const day = (value: string | null) => (value === null ? '' : longDate(language, value));
  const lines: [MessageKey, string][] = [
    ['label.carrierId', carrier?.name ?? ''],
    ['label.policyNumber', policy.policyNumber],
    ['idCard.insured', [fullName(contact), contact.companyName].filter(Boolean).join('\n')],
    ['label.insuranceTypeId', insuranceName],
    ['label.effectiveDate', day(policy.effectiveOn)],
    ['label.expiredDate', day(policy.expiresOn)],
  ];
  if (insuresVehicle(insuranceName))
    lines.push(['idCard.vehicle', htmlToText(policy.otherInformation).slice(0, VEHICLE_LENGTH)]);
  return lines;
}
