/** Data of a quote request to an insurer's own service. */
export interface AutomatedQuoteRequest {
  /** Id of the opportunity, used as the idempotency key. */
  id: string;
  /** Tag of the insurance type. */
  tag: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** YYYY-MM-DD */
  dateOfBirth: string | null;
  address: { street: string; city: string; state: string; zipCode: string } | null;
}

export type AutomatedQuote =
  | { status: 'quoted'; premiumCents: number }
  /** The insurer declines the risk. */
  | { status: 'declined' }
  /** The service does not exist or does not respond. */
  | { status: 'unavailable' };

/** Requests premiums from an insurer's own service. Never throws: errors are reported as `unavailable`. */
export interface AutomatedQuotes {
  request(wanted: AutomatedQuoteRequest): Promise<AutomatedQuote>;
}

/** Reports that no quote is available. */
export const noAutomatedQuotes: AutomatedQuotes = { request: () => Promise.resolve({ status: 'unavailable' }) };
