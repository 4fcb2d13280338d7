import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { claimStatusTones, opportunityStatusTones, policyStatusTones, quoteStatusTones } from '@fairlead/rules';
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

type SearchResult = Schemas['SearchResult'];

interface RecordType {
  /** Heading above the results. */
  group: ShellKey;
  icon: IconNode;
  addressOf: (id: string) => string;
  /** Message keys of the status, without the value, in a namespace, and the tones of the statuses. */
  status?: { labels: `${keyof Messages}:${string}`; tones: Readonly<Record<string, Tone>> };
  /** Addresses of the record's pages. Defaults to none. */
  pages?: readonly string[];
  /** Actions on a record, as label and address. Shown to users who may open the address. */
  actions?: (id: string) => readonly [ShellKey, string][];
}

/** How the results of the search look, by type. */
export const recordTypes: Readonly<Record<SearchResult['type'], RecordType>> = {
  CONTACT: {
    group: 'contacts',
    icon: UserRound,
    addressOf: (id) => to(urls.contacts.view, { id }),
    pages: [urls.contacts.view],
  },
  POLICY: {
    status: { labels: 'policies:policyStatus', tones: policyStatusTones },
    group: 'policies',
    icon: ShieldCheck,
    addressOf: (id) => to(urls.policies.view, { id }),
    pages: [urls.policies.view, urls.policies.detail],
    actions: (id) => [
      ['policies.edit', to(urls.policies.edit, { id })],
      ['claims.report', `${urls.claims.report}?policyId=${id}`],
    ],
  },
  QUOTE: {
    status: { labels: 'quotes:quoteStatus', tones: quoteStatusTones },
    group: 'quotes',
    icon: FileText,
    addressOf: (id) => to(urls.quotes.view, { id }),
    pages: [urls.quotes.view],
    actions: (id) => [['quotes.edit', to(urls.quotes.edit, { id })]],
  },
  OPPORTUNITY: {
    status: { labels: 'opportunities:opportunityStatus', tones: opportunityStatusTones },
    group: 'opportunities',
    icon: Target,
    addressOf: (id) => `${urls.opportunities.list}?open=${id}`,
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
    pages: [urls.claims.view],
  },
  MAIL: {
    group: 'mailing.mails',
    icon: Mail,
    addressOf: (id) => to(urls.mailing.thread, { id }),
    pages: [urls.mailing.thread],
  },
  AGENCY: {
    group: 'agencies',
    icon: Building2,
    addressOf: (id) => to(urls.agencies.view, { id }),
    pages: [urls.agencies.view],
  },
  CARRIER: { group: 'carriers', icon: Landmark, addressOf: (id) => to(urls.carriers.edit, { id }) },
  INSURANCE_TYPE: { group: 'insuranceTypes', icon: Layers, addressOf: (id) => to(urls.insuranceTypes.edit, { id }) },
  ADMIN: { group: 'admins', icon: UserCog, addressOf: (id) => to(urls.admins.edit, { id }) },
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

/** Searches for records that the user may open. */
export const searchRecords = (text: string): Promise<SearchResult[]> =>
  text.length < MIN_LENGTH ? Promise.resolve([]) : takePreloaded(['/api/search', { query: { q: text } }]);
