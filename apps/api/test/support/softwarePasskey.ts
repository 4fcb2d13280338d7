import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Answers of a browser, as the contract describes them. */
interface Attestation {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}
interface Assertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** Deviations from a correct answer. */
export interface Flaws {
  origin?: string;
  domain?: string;
  challenge?: string;
  type?: string;
  /** Whether the user was verified, by a finger or a PIN. */
  verified?: boolean;
  /** Signature counter. Defaults to one more than the last. */
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** The parts of CBOR (RFC 8949) that a new passkey needs: integers, byte strings, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** Authenticator in software. It makes a passkey with ES256 and signs with it, as a browser and a security key do together. */
export class SoftwarePasskey {
  readonly id: string;
  private counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private readonly origin: string;

  constructor(origin = 'https://portal.test') {
    this.id = base64url(randomBytes(32));
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.origin = origin;
  }

  private clientData(type: string, challenge: string, flaws: Flaws): Buffer {
    const data = {
      type: flaws.type ?? type,
      challenge: flaws.challenge ?? challenge,
      origin: flaws.origin ?? this.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  private authenticatorData(domain: string, flaws: Flaws, extraFlags: number, ...rest: Buffer[]): Buffer {
    this.counter = flaws.counter ?? this.counter + 1;
    const [present, userVerified] = [0x01, 0x04];
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = present | (flaws.verified === false ? 0 : userVerified) | extraFlags;
    return Buffer.concat([sha256(flaws.domain ?? domain), Buffer.from([flags]), counter, ...rest]);
  }

  /** Answer of `navigator.credentials.create`. */
  create(options: { challenge: string; rp: { id: string } }, flaws: Flaws = {}): Attestation {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256, coordinates.
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const hasCredential = 0x40;
    const authData = this.authenticatorData(
      options.rp.id,
      flaws,
      hasCredential,
      Buffer.alloc(16),
      length,
      id,
      cbor(key),
    );
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, flaws)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['usb', 'unknown-transport'],
    };
  }

  /** Answer of `navigator.credentials.get`. */
  get(options: { challenge: string; rpId: string }, flaws: Flaws = {}): Assertion {
    const clientData = this.clientData('webauthn.get', options.challenge, flaws);
    const authenticatorData = this.authenticatorData(options.rpId, flaws, 0);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.id,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    };
  }
}
