import { inCall, traceHeaders } from '../telemetry/spans.ts';

/** A service request for the support system. */
interface SupportRequest {
  /** JSON body. */
  content: string;
  /** The customer's session token of the support system. */
  token: string | null;
  /** Idempotency key, the same for every attempt. */
  id: string;
}

/** Sends service requests to the support system. */
export interface Support {
  /** @throws when the support system did not accept the request. The job then tries again. */
  forward(request: SupportRequest): Promise<void>;
}

/** Milliseconds. */
const TIMEOUT = 10_000;

/** Posts service requests as JSON to the address, with the token as the bearer token. */
export const httpSupport = (address: string): Support => ({
  forward: ({ content, token, id }) =>
    inCall('support forward', new URL(address).hostname, async () => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...traceHeaders(),
        },
        body: content,
        // A redirect could send the token to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the support system answered ${response.status}`);
    }),
});
