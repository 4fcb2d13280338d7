import { writeFile } from 'node:fs/promises';

type Value = string | number | Value[] | { [key: string]: Value };

const bytesOf = (value: number): number[] => (value === 0 ? [] : [...bytesOf(Math.floor(value / 256)), value % 256]);

/** Type and size before the content of a value. */
function control(type: number, size: number): Buffer {
  const extended = type > 7 ? [type - 7] : [];
  const bits = (type > 7 ? 0 : type) << 5;
  return Buffer.from(size < 29 ? [bits | size, ...extended] : [bits | 29, ...extended, size - 29]);
}

/** Writes a value in the data format of MMDB. Numbers have 32 bits. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.concat([control(6, bytesOf(value).length), Buffer.from(bytesOf(value))]);
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, each]) => [encode(key), encode(each)])]);
}

const bitsOf = (address: string): number[] =>
  address.split('.').flatMap((byte) => Number(byte).toString(2).padStart(8, '0').split('').map(Number));

/** Writes an MMDB file with a record for each IPv4 address. */
export async function writePlaces(path: string, records: Readonly<Record<string, Value>>): Promise<void> {
  /** Children of each node: the number of a node, or the offset of a record. */
  const nodes: ({ node: number } | { offset: number } | undefined)[][] = [[]];
  const data: Buffer[] = [];
  for (const [address, value] of Object.entries(records)) {
    const bits = bitsOf(address);
    let at = 0;
    for (const bit of bits.slice(0, -1)) {
      const next = nodes[at]?.[bit];
      const node = next && 'node' in next ? next.node : nodes.push([]) - 1;
      (nodes[at] ?? [])[bit] = { node };
      at = node;
    }
    (nodes[at] ?? [])[bits.at(-1) ?? 0] = { offset: Buffer.concat(data).length };
    data.push(encode(value));
  }
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((children, index) => {
    for (const side of [0, 1]) {
      const child = children[side];
      const pointer =
        child === undefined ? nodes.length : 'node' in child ? child.node : nodes.length + 16 + child.offset;
      tree.writeUIntBE(pointer, index * 6 + side * 3, 3);
    }
  });
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: 'Test-City',
    description: { en: 'Places of the tests' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  await writeFile(path, Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]));
}
