export interface Contact {
  id: string;
  name: string;
  state: string;
  active: boolean;
}

const contacts: Contact[] = [
  { id: '1', name: 'Elena Marchetti', state: 'Oregon', active: true },
  { id: '2', name: 'Maria Lopez', state: 'Idaho', active: false },
];

/** Takes a moment, as a database would. */
export async function readContacts(): Promise<Contact[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return contacts;
}
