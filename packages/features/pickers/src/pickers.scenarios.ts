import {
  carriers,
  contactOption,
  contacts,
  insuranceTypes,
  mock,
  mockPending,
  people,
  unavailable,
} from '@fairlead/api-client/mocks';

const found = mock('get', '/api/contact/dropdown', ({ query }) => {
  const text = (query.get('text') ?? '').toLowerCase();
  const about = ({ firstName, lastName, companyName, email }: (typeof contacts)[number]) =>
    `${firstName} ${lastName} ${companyName} ${email}`.toLowerCase();
  return contacts.filter((contact) => about(contact).includes(text)).map(contactOption);
});
const [contact] = contacts;
if (!contact) throw new Error('the fixtures hold no contact');
export const chosenContact = contact;

const agents = [people.owner, people.agent, people.assistant].map(({ user }) => user);

const usual = [
  found,
  mock('get', '/api/contact/id/{id}', ({ path }) => contacts.find(({ id }) => id === path.id) ?? unavailable),
  mock('get', '/api/agency/agents/dropdown', ({ query }) =>
    agents
      .filter(({ licensedAgent }) => [null, String(licensedAgent)].includes(query.get('licensed')))
      .map(({ email, name }) => ({ id: email, name, email })),
  ),
  mock('get', '/api/carrier/all/dropdown', () => carriers.filter(({ active }) => active)),
  mock('get', '/api/insurance-type/dropdown', () => insuranceTypes.filter(({ active }) => active)),
];

export const network = {
  usual,
  loading: [mockPending('get', '/api/carrier/all/dropdown')],
  failing: [mock('get', '/api/contact/dropdown', unavailable)],
};
