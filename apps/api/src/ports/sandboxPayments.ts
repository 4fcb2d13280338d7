import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { blocksRefund } from '@fairlead/rules';
import type { Clock } from './clock.ts';
import type {
  ChargedCard,
  ChargeOutcome,
  ChargeRequest,
  PaymentFailure,
  Payments,
  ProviderRefund,
  RefundOutcome,
  RefundRequest,
} from './payments.ts';
import { disputedCards, type PaidCharge, sandboxDisputes } from './sandboxDisputes.ts';

/** Outcome of Stripe's documented test cards that fail, by the last four digits. */
const declinedCards: Readonly<Record<string, PaymentFailure>> = {
  '0002': 'payment.declined',
  '9995': 'payment.insufficientFunds',
  '0069': 'payment.expiredCard',
  '0127': 'payment.incorrectCvc',
  '0119': 'payment.processingError',
};
/** Test cards that succeed. All others could be real cards, which the sandbox rejects. */
const acceptedCards = new Set([
  ...'4242 1881 5556 4444 3222 8210 5100 0005 8431 1117 9424 0004 3237 0505'.split(' '),
  ...Object.keys(disputedCards),
]);
/** Outcome of the test cards whose payments the buyer has to confirm, once they are confirmed. */
const confirmedCards: Readonly<Record<string, 'succeeded' | PaymentFailure>> = {
  '3155': 'succeeded',
  '3184': 'succeeded',
  '3220': 'succeeded',
  '3178': 'payment.insufficientFunds',
};

/** Stripe's names for test tokens, for direct API calls. */
const namedTokens: Readonly<Record<string, string>> = {
  tok_visa: 'visa_4242',
  tok_mastercard: 'mastercard_4444',
  tok_amex: 'amex_8431',
  tok_discover: 'discover_1117',
  tok_chargeDeclined: 'visa_0002',
  tok_chargeDeclinedInsufficientFunds: 'visa_9995',
  tok_chargeDeclinedExpiredCard: 'visa_0069',
  tok_chargeDeclinedIncorrectCvc: 'visa_0127',
  tok_chargeDeclinedProcessingError: 'visa_0119',
  tok_createDispute: 'visa_0259',
  tok_createDisputeProductNotReceived: 'visa_2685',
  tok_createDisputeInquiry: 'visa_1976',
};

/** The card of a token such as `tok_sandbox_visa_4242_…`, which the browser sandbox creates. */
function cardOf(token: string): ChargedCard | undefined {
  const [, brand, last4] = /^([a-z]+)_(\d{4})$/.exec(namedTokens[token] ?? '') ?? singleUse.exec(token) ?? [];
  return brand && last4 ? { brand, last4 } : undefined;
}
const singleUse = /^tok_sandbox_([a-z]+)_(\d{4})_[A-Za-z0-9]{8,64}$/;

interface Charge {
  id: string;
  token: string;
  amountCents: number;
  outcome: ChargeOutcome;
  /** Unix seconds. Missing in old entries. */
  chargedAt?: number;
}
interface Refund {
  /** The provider's reference of the charge. */
  refundOf: string;
  refund: ProviderRefund & { id: string };
}
type Entry = Charge | Refund;

interface Loaded {
  /** Bytes of the file that were read. */
  size: number;
  entries: Promise<Journal>;
}

interface Journal {
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
}

export interface SandboxPayments extends Payments {
  /** The buyer's answer to the bank. Returns false when no payment with this secret waits for one. */
  confirm(clientSecret: string, confirmed: boolean): Promise<boolean>;
}

/**
 * A payment provider that takes no money and behaves like Stripe's test cards. Writes every charge and refund to disk before it
 * answers, so that they survive a restart, as with a real provider.
 *
 * @param journal File of the charges and refunds.
 * @param clock For the deadlines of disputes.
 */
export function sandboxPayments(journal: string, clock: Clock): SandboxPayments {
  let loaded: Loaded | undefined;
  // Runs requests one after the other, so that a repeated key waits for the first request.
  let queue: Promise<unknown> = Promise.resolve();
  /** Reads the file again when it has grown, because several processes of the demo can share it. */
  const entries = async (): Promise<Journal> => {
    const size = await sizeOf(journal);
    if (loaded?.size !== size) loaded = { size, entries: readJournal(journal) };
    return loaded.entries;
  };

  async function charge({ id, token, amountCents }: ChargeRequest): Promise<ChargeOutcome> {
    const { charges } = await entries();
    const earlier = charges.get(id);
    if (earlier) return earlier.outcome;
    const used = singleUse.test(token) && [...charges.values()].some((entry) => entry.token === token);
    const outcome = outcomeOf(id, used ? undefined : cardOf(token));
    const entry: Charge = { id, token, amountCents, outcome, chargedAt: clock.now() };
    return save(entry);
  }

  async function save(entry: Charge): Promise<ChargeOutcome> {
    await append(journal, entry);
    return entry.outcome;
  }

  const findCharge = async (isMatch: (outcome: ChargeOutcome) => boolean) =>
    [...(await entries()).charges.values()].find(({ outcome }) => isMatch(outcome));

  async function cancel(reference: string): Promise<ChargeOutcome | 'open'> {
    const found = await findCharge(({ providerReference }) => providerReference === reference);
    if (found?.outcome.status !== 'actionRequired') return found?.outcome ?? 'open';
    return save({ ...found, outcome: unconfirmed(reference) });
  }

  async function confirm(clientSecret: string, confirmed: boolean): Promise<boolean> {
    const found = await findCharge((each) => each.status === 'actionRequired' && each.clientSecret === clientSecret);
    if (!found?.outcome.providerReference) return false;
    const { providerReference } = found.outcome;
    const card = cardOf(found.token);
    const result = confirmedCards[card?.last4 ?? ''];
    const outcome: ChargeOutcome =
      !confirmed || !card || !result
        ? unconfirmed(providerReference)
        : result === 'succeeded'
          ? { status: 'succeeded', providerReference, card }
          : { status: 'failed', code: result, providerReference, card };
    await save({ ...found, outcome });
    return true;
  }

  /** Charges of the demo data are not in the journal, so any charge can be refunded. */
  async function refund({ id, charge: refundOf, amountCents }: RefundRequest): Promise<RefundOutcome> {
    const { refunds } = await entries();
    const earlier = refunds.get(id);
    if (earlier) return earlier.refund;
    const disputes = await findDisputes((entry) => entry.outcome.providerReference === refundOf);
    if (disputes.some(({ status }) => blocksRefund(status))) return { status: 'refused', code: 'refund.disputed' };
    const made = { id, providerReference: `sandbox_re_${id}`, amountCents, status: 'succeeded' } as const;
    const entry: Refund = { refundOf, refund: made };
    await append(journal, entry);
    return made;
  }

  const findDisputes = async (isMatch: (charge: PaidCharge) => boolean) =>
    [...(await entries()).charges.values()]
      .filter(isPaid)
      .filter(isMatch)
      .flatMap((entry) => sandboxDisputes(entry, clock.now()));

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    charge: (request) => enqueue(() => charge(request)),
    find: async ({ id }) => (await entries()).charges.get(id)?.outcome ?? 'none',
    cancel: (reference) => enqueue(() => cancel(reference)),
    confirm: (clientSecret, confirmed) => enqueue(() => confirm(clientSecret, confirmed)),
    refund: (request) => enqueue(() => refund(request)),
    findRefunds: async (charge) =>
      [...(await entries()).refunds.values()]
        .filter(({ refundOf }) => refundOf === charge)
        .map((entry) => entry.refund),
    findDisputes: (charge) => findDisputes(({ outcome }) => outcome.providerReference === charge),
    findDisputesSince: (openedAt) => findDisputes(({ chargedAt = 0 }) => chargedAt * 1000 >= openedAt.getTime()),
    disputeUrl: () => null,
  };
}

function outcomeOf(id: string, card: ChargedCard | undefined): ChargeOutcome {
  if (!card) return { status: 'failed', code: 'payment.tokenInvalid' };
  const providerReference = `sandbox_${id}`;
  if (card.last4 in confirmedCards) {
    const clientSecret = `${providerReference}_secret_${randomBytes(18).toString('base64url')}`;
    return { status: 'actionRequired', providerReference, clientSecret };
  }
  if (acceptedCards.has(card.last4)) return { status: 'succeeded', providerReference, card };
  return { status: 'failed', code: declinedCards[card.last4] ?? 'payment.declined', providerReference, card };
}

const isPaid = (entry: Charge): entry is Charge & PaidCharge => entry.outcome.status === 'succeeded';

const unconfirmed = (providerReference: string): ChargeOutcome => ({
  status: 'failed',
  code: 'payment.authenticationRequired',
  providerReference,
});

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function readJournal(path: string): Promise<Journal> {
  const text = await readFile(path, 'utf8').catch(() => '');
  // A line without a line end was interrupted by a crash and never answered.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const entries = lines.filter(Boolean).map((line) => JSON.parse(line) as Entry);
  const journal: Journal = { charges: new Map(), refunds: new Map() };
  for (const entry of entries) {
    if ('refund' in entry) journal.refunds.set(entry.refund.id, entry);
    else journal.charges.set(entry.id, entry);
  }
  return journal;
}

async function append(path: string, entry: Entry): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a', 0o600);
  try {
    await file.write(`${JSON.stringify(entry)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
