import Stripe from 'stripe';

/** Statuses of requests that Stripe refuses unread: a wrong key, missing rights, too many requests. */
const unread: readonly (number | undefined)[] = [401, 403, 429];

type Listener = (request: { idempotency_key?: string }) => void;

/** Events of the client, which the library does not type. */
interface Requests {
  on: (event: 'request', listener: Listener) => unknown;
  off: (event: 'request', listener: Listener) => unknown;
}

/**
 * Sends a request that moves money. The library repeats a request whose response is lost, and throws the error of the last one
 * only. When that one was refused unread, money may have moved, so the outcome is unknown.
 *
 * @param key Idempotency key of the request.
 * @throws An error that is no error of Stripe when the outcome is unknown.
 */
export async function movingMoney<T>(stripe: Requests, key: string, send: () => Promise<T>): Promise<T> {
  let requests = 0;
  const count: Listener = ({ idempotency_key: sent }) => {
    if (sent === key) requests += 1;
  };
  stripe.on('request', count);
  try {
    return await send();
  } catch (error) {
    const isUnread = error instanceof Stripe.errors.StripeError && unread.includes(error.statusCode);
    throw requests > 1 && isUnread
      ? new Error('the outcome of an earlier request is unknown', { cause: error })
      : error;
  } finally {
    stripe.off('request', count);
  }
}
