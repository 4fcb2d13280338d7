import type { components } from '@fairlead/openapi';
import type { Language } from '@fairlead/rules';
import { uuidv7 } from '../../db/ids.ts';
import type { Received } from '../../files/received.ts';
import { measureStream } from '../../files/streams.ts';
import type { Storage } from '../../ports/storage.ts';
import { proposalOf } from './proposal.ts';

/** File name of a quote's PDF. */
export const proposalName = (serial: string): string => `quote-${serial}.pdf`;

/** Stores the PDF of a quote, as the customer sees it once it is sent. The caller removes it if no row refers to it. */
export async function storeProposal(
  storage: Storage,
  detail: components['schemas']['QuoteDetail'],
  { productName, language }: { productName: string; language: Language },
): Promise<Received> {
  const sent = { ...detail, quote: { ...detail.quote, quoteStatus: 'PENDING_APPROVAL' as const } };
  const storageKey = uuidv7();
  const meter = measureStream(await proposalOf(sent, productName, language));
  await storage.write(storageKey, meter.content());
  return { storageKey, name: proposalName(detail.quote.serial), contentType: 'application/pdf', ...meter.result() };
}
