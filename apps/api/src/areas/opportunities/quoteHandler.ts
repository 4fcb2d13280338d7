import { canQuoteAutomatically } from '@fairlead/rules';
import { notFound } from '../../contract/answers.ts';
import { changeAnyVersion } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { contactErased } from '../../records/erasedContacts.ts';
import { findOpportunity, type OpportunityRow, opportunityKind, toOpportunity } from '../../records/opportunities.ts';

const quotable = ({ opportunity, insurance }: OpportunityRow) =>
  canQuoteAutomatically({ status: opportunity.status, tag: insurance?.tag ?? null });

/** Handler that requests a premium from the insurer's own service. */
export function automatedQuoteHandler({ automatedQuotes, links }: Services) {
  return defineHandlers({
    async requestAutomatedQuote({ body, session, operationId, run }) {
      const found = await run((tx) => findOpportunity(tx, body.opportunityId));
      if (!found) return notFound('opportunity.notFound');
      if (found.contact.erasedAt) return contactErased;
      const notQuotable = (row: OpportunityRow) =>
        ({ status: 409, code: 'opportunity.notQuotable', payload: toOpportunity(row, links) }) as const;
      if (!quotable(found)) return notQuotable(found);
      // Outside a transaction, so that a slow external service holds no locks.
      const quote = await automatedQuotes.request(quoteRequestOf(found));
      if (quote.status === 'unavailable') return { status: 503, code: 'automatedQuote.unavailable' };
      if (quote.status === 'declined') {
        return { status: 409, code: 'automatedQuote.declined', payload: toOpportunity(found, links) };
      }
      return run((tx) => {
        const check = (before: OpportunityRow) => (quotable(before) ? undefined : notQuotable(before));
        const request = { tx, session, operationId, id: body.opportunityId, check };
        return changeAnyVersion(opportunityKind(links), request, async (_, save) => {
          const after = await save({ premiumCents: quote.premiumCents, status: 'QUOTED' });
          return { status: 200, code: 'opportunity.quoted', payload: toOpportunity(after, links) };
        });
      });
    },
  });
}

function quoteRequestOf({ opportunity, contact, address, insurance }: OpportunityRow) {
  return {
    id: opportunity.id,
    tag: insurance?.tag ?? '',
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    dateOfBirth: contact.dateOfBirth,
    address: address && {
      street: address.street,
      city: address.city,
      state: address.state,
      zipCode: address.zipCode,
    },
  };
}
