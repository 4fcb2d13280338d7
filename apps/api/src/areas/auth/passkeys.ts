import type { components } from '@fairlead/openapi';
import { passkeyLimits } from '@fairlead/rules';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, gt } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { passkeySetups, passkeys, signInChallenges } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { RelyingParty } from './relyingParty.ts';

type Schemas = components['schemas'];
type Row = typeof passkeys.$inferSelect;
type Transport = Schemas['PasskeyTransport'];

/** Seconds in which a new passkey must be confirmed. */
export const PASSKEY_SETUP_LIFE = 10 * 60;
/** Milliseconds for which a browser waits for a passkey. */
const TIMEOUT = 5 * 60 * 1000;
/** Ed25519, ES256 and RS256, as COSE numbers. */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const isTransport = (name: string): name is Transport => TRANSPORTS.some((known) => known === name);
const referenceOf = ({ credentialId: id, transports }: Row) => ({
  id,
  type: 'public-key' as const,
  transports: transports.filter(isTransport),
});

/** Loaded with the first passkey, because it needs much memory. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Passkeys of a user, oldest first. */
export const findPasskeys = (tx: Transaction, userId: string) =>
  tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskey(tx: Transaction, userId: string, id: string): Promise<Row | undefined> {
  const [found] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .for('update');
  return found;
}

export const showPasskey = ({ id, name, synced, createdAt, lastUsedAt }: Row): Schemas['Passkey'] => ({
  id,
  name,
  synced,
  creationDate: toSeconds(createdAt),
  lastUsedDate: lastUsedAt && toSeconds(lastUsedAt),
});

/** Options for a new passkey of the user. Undefined when the user has the maximum number. */
export async function startPasskeySetup(
  tx: Transaction,
  user: { id: string; name: string; email: string },
  { party, productName, now }: { party: RelyingParty; productName: string; now: number },
): Promise<Schemas['PasskeyCreationOptions'] | undefined> {
  const existing = await findPasskeys(tx, user.id);
  if (existing.length >= passkeyLimits.perUser) return undefined;
  const authenticatorSelection = { residentKey: 'preferred', userVerification: 'required' } as const;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: productName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    timeout: TIMEOUT,
    authenticatorSelection,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const pending = { challenge: options.challenge, expiresAt: new Date((now + PASSKEY_SETUP_LIFE) * 1000) };
  await tx
    .insert(passkeySetups)
    .values({ userId: user.id, ...pending })
    .onConflictDoUpdate({ target: passkeySetups.userId, set: pending });
  return {
    challenge: options.challenge,
    rp: { id: party.id, name: productName },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: TIMEOUT,
    excludeCredentials: existing.map(referenceOf),
    authenticatorSelection,
    attestation: 'none',
  };
}

/** Stores the passkey that the browser made for the pending options of the user. The options are used up either way. */
export async function confirmPasskeySetup(
  tx: Transaction,
  userId: string,
  { name, credential }: Schemas['ConfirmPasskey'],
  { party, now }: { party: RelyingParty; now: number },
): Promise<Row | 'wrong' | 'expired'> {
  const [pending] = await tx.delete(passkeySetups).where(eq(passkeySetups.userId, userId)).returning();
  if (!pending || pending.expiresAt.getTime() <= now * 1000) return 'expired';
  if ((await findPasskeys(tx, userId)).length >= passkeyLimits.perUser) return 'expired';
  const { id, clientDataJSON, attestationObject } = credential;
  const response: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const info = await verifyRegistrationResponse({
    response,
    expectedChallenge: pending.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).then(({ registrationInfo }) => registrationInfo, rejectInvalid);
  if (!info) return 'wrong';
  const [stored] = await tx
    .insert(passkeys)
    .values({
      id: uuidv7(),
      userId,
      name: name.trim(),
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
      counter: info.credential.counter,
      transports: [...new Set(credential.transports.filter(isTransport))],
      synced: info.credentialDeviceType === 'multiDevice',
      createdAt: new Date(now * 1000),
    })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return stored ?? 'wrong';
}

/** Options for the passkeys of a user who signs in. They replace earlier options of the sign-in. Undefined without passkeys. */
export async function startPasskeySignIn(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  party: RelyingParty,
): Promise<Schemas['PasskeyRequestOptions'] | undefined> {
  const existing = await findPasskeys(tx, userId);
  if (existing.length === 0) return undefined;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  await tx.update(signInChallenges).set({ passkeyChallenge: challenge }).where(eq(signInChallenges.id, id));
  return {
    challenge,
    rpId: party.id,
    timeout: TIMEOUT,
    allowCredentials: existing.map(referenceOf),
    userVerification: 'required',
  };
}

/**
 * Checks the answer of a passkey to the options of a sign-in, and uses the options up. False also when the signature counter went
 * back, as with a copied passkey.
 */
export async function redeemPasskey(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  answer: Schemas['PasskeyAssertion'],
  { party, now }: { party: RelyingParty; now: number },
): Promise<boolean> {
  const [asked] = await tx
    .select({ challenge: signInChallenges.passkeyChallenge })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.id, id), gt(signInChallenges.expiresAt, new Date(now * 1000))))
    .for('update');
  if (!asked?.challenge) return false;
  await tx.update(signInChallenges).set({ passkeyChallenge: null }).where(eq(signInChallenges.id, id));
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, answer.id)))
    .for('update');
  if (!passkey) return false;
  const { id: credentialId, ...signed } = answer;
  const response: AuthenticationResponseJSON = {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    response: signed,
    clientExtensionResults: {},
  };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const info = await verifyAuthenticationResponse({
    response,
    expectedChallenge: asked.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).then(({ verified, authenticationInfo }) => (verified ? authenticationInfo : undefined), rejectInvalid);
  if (!info) return false;
  await tx
    .update(passkeys)
    .set({
      counter: info.newCounter,
      synced: info.credentialDeviceType === 'multiDevice',
      lastUsedAt: new Date(now * 1000),
    })
    .where(eq(passkeys.id, passkey.id));
  return true;
}

/** The library rejects every answer that does not match, and bytes that it cannot read. */
const rejectInvalid = () => undefined;
