import { attribute } from './attributes.ts';
import { meter } from './meter.ts';

const mails = meter.createCounter('fairlead.mail.deliveries', {
  unit: '{mail}',
  description: 'Attempts to hand a mail to the mail server, by outcome.',
});

/**
 * Counts an attempt to send a mail. `kept`: no mail server is configured. `deferred`: another attempt follows. `refused`: the
 * mail server refused the mail. `unreachable`: the last attempt failed.
 */
export const countMail = (outcome: (typeof mailOutcomes)[number]): void =>
  mails.add(1, { [attribute.outcome]: outcome });

// A counter that first appears with its first event would hide this event from `rate`.
const mailOutcomes = ['sent', 'kept', 'deferred', 'refused', 'unreachable'] as const;
for (const outcome of mailOutcomes) mails.add(0, { [attribute.outcome]: outcome });

const signIns = meter.createCounter('fairlead.sign_in.attempts', {
  unit: '{attempt}',
  description: 'Sign-in attempts by step and outcome.',
});

/** Codes of the answers to a sign-in. All others are wrong passwords or codes. */
const signInOutcomes: Readonly<Record<string, string>> = {
  'auth.signedIn': 'signed_in',
  'auth.secondFactorRequired': 'second_factor_required',
  'auth.tooManyFailures': 'locked',
  'auth.disabled': 'refused',
  'auth.agencyDisabled': 'refused',
  'auth.unverified': 'refused',
  'auth.challengeGone': 'expired',
};

for (const step of ['password', 'second_factor'] as const)
  for (const outcome of new Set([...Object.values(signInOutcomes), 'wrong']))
    signIns.add(0, { [attribute.step]: step, [attribute.outcome]: outcome });

/** Counts the answers of a step of the sign-in. */
export const countSignIns =
  <Context, Answer extends { code: string }>(
    step: 'password' | 'second_factor',
    handle: (context: Context) => Promise<Answer>,
  ) =>
  async (context: Context): Promise<Answer> => {
    const answer = await handle(context);
    signIns.add(1, { [attribute.step]: step, [attribute.outcome]: signInOutcomes[answer.code] ?? 'wrong' });
    return answer;
  };

const streams = meter.createUpDownCounter('fairlead.event_stream.connections', {
  unit: '{connection}',
  description: 'Open event streams.',
});

streams.add(0);

/** Counts an opened or a closed event stream. */
export const countStream = (change: 1 | -1): void => streams.add(change);
