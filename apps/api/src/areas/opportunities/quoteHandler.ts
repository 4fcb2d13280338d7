import { canQuoteAutomatically } from '@fairlead/rules';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import type { AutomatedQuotes } from '../../ports/quoting.ts';
import type { FileLinks } from '../files/links.ts';
import { change, notFound } from './handlers.ts';
import { findOpportunity, type OpportunityRow, toOpportunity } from './opportunities.ts';

const quotable = ({ opportunity, insurance }: OpportunityRow) =>
  canQuoteAutomatically({ status: opportunity.status, tag: insurance?.tag ?? null });

/** A premium from the insurer's own service. Specification, document 2, section 4; RESOLUTIONS G-77. */
export function automatedQuoteHandler(
  quotes: AutomatedQuotes,
  links: FileLinks,
): Pick<Handlers, 'requestAutomatedQuote'> {
  return {
    async requestAutomatedQuote({ body, session, operationId, run }) {
      const asked = await run((tx) => findOpportunity(tx, body.opportunityId));
      if (!asked) return notFound;
      const notQuotable = (row: OpportunityRow) =>
        ({ status: 409, code: 'opportunity.notQuotable', payload: toOpportunity(row, links) }) as const;
      if (!quotable(asked)) return notQuotable(asked);
      // Outside a transaction: nobody waits for another's service.
      const quote = await quotes.request(wantedOf(asked));
      if (quote.status === 'unavailable') return { status: 503, code: 'automatedQuote.unavailable' };
      if (quote.status === 'declined') {
        return { status: 409, code: 'automatedQuote.declined', payload: toOpportunity(asked, links) };
      }
      return run(async (tx) => {
        const before = await findOpportunity(tx, body.opportunityId, 'lock');
        if (!before) return notFound;
        if (!quotable(before)) return notQuotable(before);
        const after = await change(tx, before, { premiumCents: quote.premiumCents, status: 'QUOTED' });
        await audit(tx, session, operationId, {
          type: 'opportunity',
          id: body.opportunityId,
          before: before.opportunity,
          after: after.opportunity,
        });
        return { status: 200, code: 'opportunity.quoted', payload: toOpportunity(after, links) };
      });
    },
  };
}

function wantedOf({ opportunity, contact, address, insurance }: OpportunityRow) {
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
