import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export const secretKey = 'sk_test_fairlead';

/** A received request. */
export interface StripeRequest {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
}

/** Failure of the next requests to a path, before or after the server has processed them. */
export type StripeTrouble =
  | 'dropBefore'
  | 'dropAfter'
  | 'hangBefore'
  | 'hangAfter'
  | 'errorBefore'
  | 'errorAfter'
  | 'tooMany';

interface Answer {
  status: number;
  body: object;
}
interface Intent {
  id: string;
  object: 'payment_intent';
  created: number;
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  latest_charge: {
    id: string;
    object: 'charge';
    metadata: object;
    payment_method_details: object;
  } | null;
  last_payment_error: object | null;
}

interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

/** A dispute. Its balance transactions show the withdrawal and the return of the amount. */
export interface StripeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: { amount: number }[];
  created: number;
  reason: string;
  status: string;
  payment_intent: string | null;
  evidence_details: { due_by: number | null };
}

/** Values of `metadata[name]` in a form. */
const metadataOf = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/** Stripe's error code and decline code, by the last four digits of the test card. */
const refusals: Record<string, [code: string, declineCode?: string]> = {
  '0002': ['card_declined', 'generic_decline'],
  '9995': ['card_declined', 'insufficient_funds'],
  '9979': ['card_declined', 'stolen_card'],
  '0069': ['expired_card'],
  '0127': ['incorrect_cvc'],
  '0119': ['processing_error'],
  '3184': ['authentication_required', 'authentication_required'],
};
/** States of payment intents that are not decided at once, by the last four digits of the test card. */
const undecided: Record<string, string> = {
  '0077': 'processing',
  '3220': 'requires_action',
  '3178': 'requires_action',
};
/** Error code of cards that are declined after the buyer's confirmation. */
const refusedAfterwards: Record<string, string> = { '3178': 'insufficient_funds' };

const invalid = (code: string, message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message } },
});
const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

/** Starts a fake Stripe server for card payments, with idempotency keys and single-use tokens. It records all charges. */
export async function startStripe() {
  const requests: StripeRequest[] = [];
  const intents: Intent[] = [];
  const refunds: Refund[] = [];
  const disputes: StripeDispute[] = [];
  const methods = new Map<string, string>();
  /** Cards of the intents. */
  const cards = new Map<string, { brand: string; last4: string }>();
  const usedTokens = new Set<string>();
  const answered = new Map<string, Answer & { form: string }>();
  /** Status of new refunds. */
  let refundStatus = 'succeeded';
  /** Stripe's error code for new refunds. */
  let refusedRefunds: string | undefined;
  const troubles: { path: string; kind: StripeTrouble; times: number }[] = [];

  function makeMethod(form: Record<string, string>): Answer {
    const token = form['card[token]'] ?? '';
    const last4 = /^tok_(\d{4})_/.exec(token)?.[1];
    if (!last4) return invalid('resource_missing', `No such token: '${token}'`);
    if (usedTokens.has(token)) return invalid('token_already_used', 'You cannot use a Stripe token more than once');
    usedTokens.add(token);
    const id = newId('pm');
    methods.set(id, last4);
    return { status: 200, body: { id, object: 'payment_method', type: 'card', card: { brand: 'visa', last4 } } };
  }

  function makeIntent(form: Record<string, string>): Answer {
    const last4 = methods.get(form.payment_method ?? '');
    if (!last4) return invalid('resource_missing', 'No such PaymentMethod');
    const [code, declineCode] = refusals[last4] ?? [];
    const card = { brand: 'visa', last4 };
    const error = code && {
      type: 'card_error',
      code,
      decline_code: declineCode,
      message: 'Your card was declined.',
      payment_method: { id: form.payment_method, object: 'payment_method', card },
    };
    const status = error ? 'requires_payment_method' : (undecided[last4] ?? 'succeeded');
    const metadata = metadataOf(form);
    const id = newId('pi');
    const intent: Intent = {
      id,
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      object: 'payment_intent',
      created: Math.floor(Date.now() / 1000),
      amount: Number(form.amount),
      currency: form.currency ?? '',
      status,
      metadata,
      latest_charge: status === 'succeeded' ? chargeOf(metadata, card) : null,
      last_payment_error: error || null,
    };
    intents.unshift(intent);
    cards.set(id, card);
    return error
      ? { status: 402, body: { error: { ...error, payment_intent: intent } } }
      : { status: 200, body: intent };
  }

  const chargeOf = (metadata: Record<string, string>, card: object): Intent['latest_charge'] => ({
    id: newId('ch'),
    object: 'charge',
    metadata,
    payment_method_details: { card },
  });

  /** The buyer's answer to the bank, which Stripe.js takes in the browser. */
  function answerBank(clientSecret: string, confirmed: boolean) {
    const intent = intents.find(({ client_secret }) => client_secret === clientSecret);
    if (intent?.status !== 'requires_action') throw new Error('no payment intent waits for a confirmation');
    const card = cards.get(intent.id);
    const refused = confirmed ? refusedAfterwards[card?.last4 ?? ''] : 'payment_intent_authentication_failure';
    intent.status = refused ? 'requires_payment_method' : 'succeeded';
    if (refused) intent.last_payment_error = { code: refused, payment_method: { card } };
    else intent.latest_charge = chargeOf(intent.metadata, { ...card });
  }

  function readIntent(id: string): Answer {
    const intent = intents.find((each) => each.id === id);
    return intent ? { status: 200, body: intent } : invalid('resource_missing', 'No such payment_intent');
  }

  function cancelIntent(id: string): Answer {
    const intent = intents.find((each) => each.id === id);
    if (!intent?.status.startsWith('requires_')) return invalid('payment_intent_unexpected_state', 'Not cancelable');
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  const refundedOf = (intent: string) =>
    refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function makeRefund(form: Record<string, string>): Answer {
    const intent = intents.find(({ id }) => id === form.payment_intent);
    if (!intent) return invalid('resource_missing', 'No such payment_intent');
    if (disputes.some((each) => each.payment_intent === intent.id && isDisputed(each)))
      return invalid('charge_disputed', 'The charge has been charged back');
    if (refusedRefunds) return invalid(refusedRefunds, 'The refund was refused');
    const amount = Number(form.amount ?? intent.amount);
    if (amount > intent.amount - refundedOf(intent.id)) return invalid('charge_already_refunded', 'Too much');
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      status: refundStatus,
      payment_intent: intent.id,
      metadata: metadataOf(form),
    };
    refunds.unshift(made);
    return { status: 200, body: made };
  }

  /** Whether Stripe refuses refunds. It accepts them during an inquiry. */
  const isDisputed = ({ status }: StripeDispute) => ['needs_response', 'under_review', 'lost'].includes(status);

  /** Opens a dispute as the bank of the buyer does. An inquiry withdraws no money. */
  function dispute(intentId: string, values: Partial<StripeDispute> = {}): StripeDispute {
    const created = Math.floor(Date.now() / 1000);
    const amount = values.amount ?? intents.find(({ id }) => id === intentId)?.amount ?? 0;
    const opened: StripeDispute = {
      id: newId('dp'),
      object: 'dispute',
      amount,
      balance_transactions: values.status?.startsWith('warning_') ? [] : [{ amount: -amount }],
      created,
      reason: 'fraudulent',
      status: 'needs_response',
      payment_intent: intentId,
      evidence_details: { due_by: created + 7 * 24 * 3600 },
      ...values,
    };
    disputes.unshift(opened);
    return opened;
  }

  function listDisputes(query: URLSearchParams): Answer {
    const intentId = query.get('payment_intent');
    const since = Number(query.get('created[gte]') ?? 0);
    const data = disputes
      .filter((each) => (intentId === null || each.payment_intent === intentId) && each.created >= since)
      .map((each) =>
        query.getAll('expand[0]').includes('data.payment_intent')
          ? { ...each, payment_intent: intents.find(({ id }) => id === each.payment_intent) ?? null }
          : each,
      );
    return { status: 200, body: { object: 'list', url: '/v1/disputes', data, has_more: false } };
  }

  function listRefunds(query: URLSearchParams): Answer {
    const data = refunds.filter(({ payment_intent }) => payment_intent === query.get('payment_intent'));
    return { status: 200, body: { object: 'list', url: '/v1/refunds', data, has_more: false } };
  }

  function listIntents(query: URLSearchParams): Answer {
    const [from, to] = ['gte', 'lte'].map((end) => Number(query.get(`created[${end}]`)));
    const limit = Number(query.get('limit') ?? 10);
    const found = intents.filter(({ created }) => created >= (from ?? 0) && created <= (to ?? Infinity));
    const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = found.slice(start, start + limit);
    const body = { object: 'list', url: '/v1/payment_intents', data, has_more: start + limit < found.length };
    return { status: 200, body };
  }

  /** Returns the first response again for a repeated idempotency key with the same request, as Stripe does. */
  function withIdempotencyKey(request: StripeRequest, work: () => Answer): Answer {
    if (!request.key) return invalid('parameter_missing', 'no idempotency key');
    const form = JSON.stringify(request.form);
    const earlier = answered.get(request.key);
    if (!earlier) {
      const answer = work();
      answered.set(request.key, { ...answer, form });
      return answer;
    }
    if (earlier.form === form) return earlier;
    const message = 'Keys for idempotent requests can only be used with the same parameters';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  }

  function respondTo(request: StripeRequest, query: URLSearchParams): Answer {
    const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(request.path) ?? [];
    if (id && request.method === 'GET') return readIntent(id);
    if (id && action) return withIdempotencyKey(request, () => cancelIntent(id));
    switch (`${request.method} ${request.path}`) {
      case 'POST /v1/payment_methods':
        return withIdempotencyKey(request, () => makeMethod(request.form));
      case 'POST /v1/payment_intents':
        return withIdempotencyKey(request, () => makeIntent(request.form));
      case 'POST /v1/refunds':
        return withIdempotencyKey(request, () => makeRefund(request.form));
      case 'GET /v1/refunds':
        return listRefunds(query);
      case 'GET /v1/disputes':
        return listDisputes(query);
      case 'GET /v1/payment_intents':
        return listIntents(query);
      default:
        return { status: 404, body: { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } } };
    }
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(incoming.url ?? '/', 'http://stripe.test');
    const method = incoming.method ?? '';
    const form = Object.fromEntries(new URLSearchParams(await text(incoming)));
    const header = incoming.headers['idempotency-key'];
    const request = { method, path, form, key: typeof header === 'string' ? header : undefined };
    requests.push(request);
    const send = ({ status, body }: Answer) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (incoming.headers.authorization !== `Bearer ${secretKey}`) {
      send({ status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } });
      return;
    }
    const trouble = troubles.find((each) => each.times > 0 && each.path === `${method} ${path}`);
    if (trouble) trouble.times -= 1;
    if (trouble?.kind.endsWith('After') || !trouble) {
      const answer = respondTo(request, searchParams);
      if (!trouble) {
        send(answer);
        return;
      }
    }
    if (trouble.kind.startsWith('drop')) incoming.socket.destroy();
    else if (trouble.kind.startsWith('error')) send({ status: 500, body: { error: { type: 'api_error' } } });
    else if (trouble.kind === 'tooMany') {
      const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' };
      send({ status: 429, body: { error } });
    }
  }

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    intents,
    refunds,
    disputes,
    dispute,
    answerBank,
    /** Refunds a payment intent as an employee does in Stripe's dashboard: without metadata. */
    refundInDashboard: (intent: string, amount: number) =>
      makeRefund({ payment_intent: intent, amount: String(amount) }),
    /** Gives new refunds this status. */
    decideRefunds: (status: string) => void (refundStatus = status),
    /** Refuses new refunds with this error code; undefined accepts them. */
    refuseRefunds: (code: string | undefined) => void (refusedRefunds = code),
    /** Sets the failures of requests such as `POST /v1/payment_intents`. The SDK tries each request twice. */
    trouble: (path: string, kind: StripeTrouble, times = 2) => troubles.push({ path, kind, times }),
    /** Removes all failures. */
    calm: () => void troubles.splice(0),
    /** Removes all failures and recorded requests. */
    reset() {
      troubles.length = 0;
      requests.length = 0;
      intents.length = 0;
      refunds.length = 0;
      disputes.length = 0;
      refundStatus = 'succeeded';
      refusedRefunds = undefined;
    },
    /** Amount in cents. */
    taken: () => intents.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

/** Token of the test card with the given last four digits. */
export const stripeToken = (last4 = '4242') => `tok_${last4}_${randomBytes(6).toString('hex')}`;
