import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/** Other ids could contain personal data, or fill the log. */
const accepted = /^[\w.:-]{8,64}$/;

/** Tells whether an address belongs to a trusted proxy. @param proxies Addresses or networks, separated by commas. */
export function makeTrust(proxies: string | undefined): (address: string | undefined) => boolean {
  const trusts = compile((proxies ?? '').split(',').flatMap((proxy) => proxy.trim() || []));
  return (address) => address !== undefined && trusts(address, 0);
}

/** Makes the id of a request. Takes the id of a trusted proxy, so that its log and this one can be compared. */
export const makeRequestIds =
  (isTrusted: (address: string | undefined) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && accepted.test(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
  };
