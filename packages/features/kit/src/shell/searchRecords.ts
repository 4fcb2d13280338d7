import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import {
  claimStatusTones,
  opportunityStatusTones,
  policyStatusTones,
  printFilters,
  quoteStatusTones,
} from '@fairlead/rules';
import type { IconNode, Tone } from '@fairlead/ui';
import {
  Building2,
  FileText,
  Landmark,
  Layers,
  Mail,
  ShieldAlert,
  ShieldCheck,
  Target,
  UserCog,
  UserRound,
} from 'lucide';
import { matchPath } from 'react-router-dom';
import type { Messages, ShellKey } from '../language';
import { to, urls } from '../urls';

export type SearchResult = Schemas['SearchResult'];

interface RecordType {
  /** Heading above the results. */
  group: ShellKey;
  icon: IconNode;
  addressOf: (id: string) => string;
  /** Address of the list with the search text. */
  listOf: (text: string) => string;
  /** Message keys of the status, without the value, in a namespace, and the tones of the statuses. */
  status?: { labels: `${keyof Messages}:${string}`; tones: Readonly<Record<string, Tone>> };
  /** Addresses of the record's pages. Defaults to none. */
  pages?: readonly string[];
  /** Actions on a record, as label and address. Shown to users who may open the address. */
  actions?: (id: string) => readonly [ShellKey, string][];
}

const isNumber = (text: string): boolean => /\d/.test(text);

/** Address of a list that searches by a field. */
const searchIn = (list: string, by: string, text: string): string =>
  `${list}?${new URLSearchParams({ by, q: text }).toString()}`;

/** Address of a list whose records have a customer, or that searches by number. */
const ofCustomer = (list: string, number: string, text: string): string => {
  if (isNumber(text)) return searchIn(list, number, text);
  const filters = printFilters([{ field: 'customer', operator: 'contains', values: [text] }]);
  return `${list}?${new URLSearchParams({ filters }).toString()}`;
};

const contactField = (text: string): string =>
  text.includes('@') ? 'email' : isNumber(text) && !/\p{L}/u.test(text) ? 'phone' : 'name';

/** How the results of the search look, by type. */
export const recordTypes: Readonly<Record<SearchResult['type'], RecordType>> = {
  CONTACT: {
    group: 'contacts',
    icon: UserRound,
    addressOf: (id) => to(urls.contacts.view, { id }),
    listOf: (text) => searchIn(urls.contacts.list, contactField(text), text),
    pages: [urls.contacts.view],
  },
  POLICY: {
    status: { labels: 'policies:policyStatus', tones: policyStatusTones },
    group: 'policies',
    icon: ShieldCheck,
    addressOf: (id) => to(urls.policies.view, { id }),
    listOf: (text) => ofCustomer(urls.policies.list, /^pol-?\d/i.test(text) ? 'serial' : 'policyNumber', text),
    pages: [urls.policies.view, urls.policies.detail],
    actions: (id) => [
      ['policies.edit', to(urls.policies.edit, { id })],
      ['claims.report', `${urls.claims.report}?policyId=${id}&step=loss`],
    ],
  },
  QUOTE: {
    status: { labels: 'quotes:quoteStatus', tones: quoteStatusTones },
    group: 'quotes',
    icon: FileText,
    addressOf: (id) => to(urls.quotes.view, { id }),
    listOf: (text) => ofCustomer(urls.quotes.list, 'serial', text),
    pages: [urls.quotes.view],
    actions: (id) => [['quotes.edit', to(urls.quotes.edit, { id })]],
  },
  OPPORTUNITY: {
    status: { labels: 'opportunities:opportunityStatus', tones: opportunityStatusTones },
    group: 'opportunities',
    icon: Target,
    addressOf: (id) => `${urls.opportunities.list}?open=${id}`,
    listOf: (text) => ofCustomer(urls.opportunities.list, 'serial', text),
    actions: (id) => [
      ['quotes.create', `${urls.quotes.create}?opportunityId=${id}`],
      ['policies.create', `${urls.policies.create}?opportunityId=${id}`],
    ],
  },
  CLAIM: {
    status: { labels: 'claims:claimStatus', tones: claimStatusTones },
    group: 'claims',
    icon: ShieldAlert,
    addressOf: (id) => to(urls.claims.view, { id }),
    listOf: (text) => ofCustomer(urls.claims.list, 'serial', text),
    pages: [urls.claims.view],
  },
  MAIL: {
    group: 'mailing.mails',
    icon: Mail,
    addressOf: (id) => to(urls.mailing.thread, { id }),
    listOf: (text) => `${urls.mailing.inbox}?${new URLSearchParams({ scope: 'AGENCY', q: text }).toString()}`,
    pages: [urls.mailing.thread],
  },
  AGENCY: {
    group: 'agencies',
    icon: Building2,
    addressOf: (id) => to(urls.agencies.view, { id }),
    listOf: (text) => searchIn(urls.agencies.list, text.includes('@') ? 'email' : 'name', text),
    pages: [urls.agencies.view],
  },
  CARRIER: {
    group: 'carriers',
    icon: Landmark,
    addressOf: (id) => to(urls.carriers.edit, { id }),
    listOf: (text) => searchIn(urls.carriers.list, 'name', text),
  },
  INSURANCE_TYPE: {
    group: 'insuranceTypes',
    icon: Layers,
    addressOf: (id) => to(urls.insuranceTypes.edit, { id }),
    listOf: (text) => searchIn(urls.insuranceTypes.list, 'name', text),
  },
  ADMIN: {
    group: 'admins',
    icon: UserCog,
    addressOf: (id) => to(urls.admins.edit, { id }),
    listOf: (text) => searchIn(urls.admins.list, text.includes('@') ? 'email' : 'name', text),
  },
};

export type RecordKind = SearchResult['type'];

/** Kind and id of the record on a page. Undefined for other pages. */
export function recordAt(path: string): { type: RecordKind; id: string } | undefined {
  for (const type of Object.keys(recordTypes) as RecordKind[])
    for (const page of recordTypes[type].pages ?? []) {
      const id = matchPath(page, path)?.params['id'];
      if (id && isId(id)) return { type, id };
    }
  return undefined;
}

/** Other pages can have the same pattern, such as `/claims/add`. */
const isId = (text: string): boolean => /^[0-9a-f]{8}-/.test(text);

/** A single character matches too many records. */
const MIN_LENGTH = 2;

/** Records with a number that users know. */
const numbered: readonly RecordKind[] = ['POLICY', 'QUOTE', 'OPPORTUNITY', 'CLAIM'];

/** Searches for records that the user may open. `#` before the text searches for a number. */
export async function searchRecords(typed: string): Promise<SearchResult[]> {
  const byNumber = typed.startsWith('#');
  const text = byNumber ? typed.slice(1).trim() : typed;
  if (text.length < (byNumber ? 1 : MIN_LENGTH)) return [];
  const results = await takePreloaded(['/api/search', { query: { q: text } }]);
  return byNumber ? results.filter(({ type }) => numbered.includes(type)) : results;
}
