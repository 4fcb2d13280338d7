const firstNames = ['Dana', 'Luis', 'Mei', 'Omar', 'Priya', 'Tomas', 'Wren', 'Yusuf', 'Zoe', 'Ada'];
const lastNames = [
  'Whitfield',
  'Okafor',
  'Larsen',
  'Moreno',
  'Castellanos',
  'Nguyen',
  'Abrams',
  'Silva',
  'Ito',
  'Kowalski',
];

/** Rows of the table with seven columns. */
export const people = Array.from({ length: 100 }, (_, index) => {
  const first = firstNames[index % 10] ?? '';
  const last = lastNames[Math.floor(index / 10)] ?? '';
  return {
    id: String(index),
    name: `${first} ${last}`,
    initials: first.charAt(0) + last.charAt(0),
    email: `${first}.${last}@example.com`.toLowerCase(),
    phone: `(503) 555-0${100 + index}`,
    city: ['Portland', 'Salem', 'Bend'][index % 3] ?? '',
    active: index % 3 !== 0,
    status: index % 3 === 0 ? 'Lapsed' : 'Active',
    policies: String((index * 7) % 23),
    updated: `${(index % 28) + 1}-Nov-2026`,
  };
});
export type Person = (typeof people)[number];
