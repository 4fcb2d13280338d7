import { isIPv4, isIPv6 } from 'node:net';

/** The network of all callers whose address is unreadable. */
const UNKNOWN = 'unknown';

/**
 * The network that an address is counted as. IPv4: the address itself. IPv6: its /64 network, because one customer of a
 * provider has all addresses of such a network. A port that a proxy appends is ignored.
 */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address.trim()).split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The address in `192.0.2.7:443` or `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return inBrackets ?? beforePort ?? address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = numbersOf(head);
  const last = numbersOf(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => 0), ...last];
}

const numbersOf = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });
