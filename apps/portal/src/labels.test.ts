import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bulkCatalogue,
  frameCatalogue,
  kitCatalogue,
  shellCatalogue,
  taskCatalogue,
  userAccountCatalogue,
} from '@fairlead/kit';
import { enumLabels, languages } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { features } from './features';

interface Schema {
  $ref?: string;
  enum?: (string | null)[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
}
const file = fileURLToPath(new URL('../../../openapi/generated/openapi.json', import.meta.url));
const { schemas } = (JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } })
  .components;

/** Schema at a path such as `Plan.status`. */
function schemaAt(path: string): Schema | undefined {
  const [name = '', ...properties] = path.split('.');
  return properties.reduce<Schema | undefined>((schema, property) => schema?.properties?.[property], schemas[name]);
}

/** Enums that the contract declares in a property, and the values that the portal adds. */
const inlineEnums: Record<string, { path: string; added?: string[] }> = {
  // the decision of a claim while it is open; other steps are statuses
  claimStep: { path: 'none', added: ['OUTCOME'] },
  role: { path: 'RoleType' },
  billingType: { path: 'PolicyTransaction.billingType' },
  discountType: { path: 'CouponCreate.discountType' },
  inProgressKind: { path: 'InProgress.kind' },
  // agencies without a plan, and plans that expire within 30 days
  planStatus: { path: 'Plan.status', added: ['EXPIRING', 'NONE'] },
  refundStatus: { path: 'Refund.status' },
  policySource: { path: 'PolicySummary.source' },
  transactionKind: { path: 'Transaction.kind' },
  transactionStatus: { path: 'Transaction.status' },
  verificationStatus: { path: 'RequestedDoc.status' },
};

/** Enums whose values the portal and the mails never show. Types of search results appear as the names of their pages. */
const withoutLabels = [
  'AddressType',
  'BulkAction',
  'BulkState',
  'DocCreator',
  'DocumentRequestRecordType',
  'EmailFailure',
  'FileUploadType',
  'InboxFilter',
  'InboxScope',
  'NoteKind',
  'NotificationFilter',
  'Privilege',
  'SearchResultType',
  'TaskRecordType',
  'TaskStatus',
  // the menu shows the names as they are
  'Theme',
  'TimelineKind',
  'UploadedDocStatus',
  'WorkScope',
];

const labels = languages.map((language) => [language, enumLabels[language] as Record<string, string>] as const);
const english = enumLabels.en as Record<string, string>;
const groupBy = (keys: readonly string[], groupOf: (key: string) => string) => {
  const groups = new Map<string, string[]>();
  for (const key of keys) groups.set(groupOf(key), [...(groups.get(groupOf(key)) ?? []), key]);
  return groups;
};
const keysByEnum = groupBy(Object.keys(english), (key) => key.replace(/\..*/, ''));
const schemaName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const pathOf = (name: string) => inlineEnums[name]?.path ?? schemaName(name);

describe('the labels of enums', () => {
  it.each([...keysByEnum])('have the values of the contract: %s', (name, keys) => {
    const declared = schemaAt(pathOf(name))?.enum?.filter((value) => value !== null);
    expect(keys.map((key) => key.replace(/.*\./, '')).sort()).toEqual(
      [...(declared ?? []), ...(inlineEnums[name]?.added ?? [])].sort(),
    );
  });

  it('cover every enum of the contract', () => {
    const paths = new Set([...[...keysByEnum.keys()].map(pathOf), ...withoutLabels]);
    const declared = Object.keys(schemas).filter((name) =>
      schemas[name]?.enum?.some((value) => /^[A-Z_]+$/.test(value ?? '')),
    );
    expect(declared.filter((name) => !paths.has(name))).toEqual([]);
  });

  it.each(labels)('translate a term in one way: %s', (language, translations) => {
    const terms = groupBy(Object.keys(english), (key) => english[key] ?? '');
    // French adjectives agree: a disabled admin or agency, a new opportunity or subscription
    const agreeing = language === 'fr' ? ['Disabled', 'New'] : [];
    const ambiguous = [...terms].filter(([, keys]) => new Set(keys.map((key) => translations[key])).size > 1);
    expect(ambiguous.map(([term]) => term)).toEqual(agreeing);
  });
});

const catalogues = {
  shell: shellCatalogue,
  frame: frameCatalogue,
  kit: kitCatalogue,
  bulk: bulkCatalogue,
  task: taskCatalogue,
  userAccount: userAccountCatalogue,
  ...Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages])),
};

/** Keys that end with a value of an enum but are not its label. */
const otherKeys = [
  /^renewals\.step\./,
  // agencies with a plan that has not expired
  /^planStatus\.SUBSCRIBED$/,
  /^atRisk\.IN_/,
  // records that are active or not
  /^status\.(ACTIVE|INACTIVE)$/,
  // groups of privileges
  /^group\./,
  // sentences and actions
  /^(failure|text|invitation|open)\./,
  // kinds, actors and records of a timeline
  /^(kind|actor|record|changed)\.[A-Z]+$/,
  // next steps of tasks are imperatives
  /^step\.[A-Z]+$/,
];

/** English labels that are also verbs or words with another meaning, such as the button "Open". */
const otherMeanings = [
  'cancel',
  'contact',
  'created',
  'email',
  'export',
  'new',
  'open',
  'read',
  'refund',
  'request for certificate',
  'send mail',
  'transaction',
  'update',
];
const unambiguous = new Map(
  Object.entries(english)
    .filter(([, text]) => !otherMeanings.includes(text.toLowerCase()))
    .map(([key, text]) => [text.toLowerCase(), key]),
);

/** Text without French endings of gender and number, and without the "le" before a date. */
const plain = (text: string) => text.toLowerCase().replace(/ le$/, '').replace(/e?s?$/, '');

describe.each(Object.entries(catalogues))('messages of %s', (_, catalogue) => {
  it.each(labels)('use the labels of enums: %s', async (language, translations) => {
    const { default: messages } = await catalogue[language]();
    for (const [key, text] of Object.entries(messages)) {
      if (key in translations) expect(text, key).toBe(translations[key]);
      else if (/\.[A-Z][A-Z_]+$/.test(key))
        expect(
          otherKeys.some((pattern) => pattern.test(key)),
          key,
        ).toBe(true);
    }
  });

  it.each(labels)('translate the terms of labels in the same way: %s', async (language, translations) => {
    const { default: texts } = await catalogue.en();
    const { default: messages } = await catalogue[language]();
    for (const [key, text] of Object.entries(texts)) {
      const label = unambiguous.get(text.toLowerCase());
      if (label) expect(plain(messages[key] ?? ''), key).toBe(plain(translations[label] ?? ''));
    }
  });
});
