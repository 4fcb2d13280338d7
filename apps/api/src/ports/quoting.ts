/** What an insurer's own service is told of a request. */
export interface AutomatedQuoteRequest {
  /** Of the opportunity: the service's idempotency key. */
  id: string;
  /** Of the insurance type. */
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
  /** The insurer takes no such risk. */
  | { status: 'declined' }
  /** There is no service, or it does not answer. */
  | { status: 'unavailable' };

/** Asks an insurer's own service for a premium. Never throws: a service that fails is unavailable. */
export interface AutomatedQuotes {
  request(wanted: AutomatedQuoteRequest): Promise<AutomatedQuote>;
}

/** Without a provider no quote is to be had. */
export const noAutomatedQuotes: AutomatedQuotes = { request: () => Promise.resolve({ status: 'unavailable' }) };
