import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';

type Translation = Exclude<Language, 'en'>;

/** Variants of a term that no message may contain. Messages use the word of `docs/terms.md`. */
const rejected: Readonly<Record<string, Partial<Record<Translation, RegExp>>>> = {
  adjuster: { de: /Regulierer|Gutachter/, nl: /\bexpert(?!en)\b(?<!schade-expert)/i },
  admin: { de: /\bAdmins?\b/, fr: /\badmins?\b|gestionnaire/i, nl: /\badmins?\b|administrator/i },
  agency: { de: /\bBüro|Maklerbüro/, fr: /\bcabinet/i, nl: /agentschap|agentuur|\bbureau/i },
  'agency admin': { de: /Agenturadmin|Admin(istrator)? der Agentur/, nl: /beheerder van het kantoor/i },
  agent: { de: /\bAgent(in|en)?\b|Makler/, fr: /courtier|conseiller/i, nl: /\bagent(en)?\b|makelaar|tussenpersoon/i },
  assign: { de: /zuteil/i, fr: /affect/i, nl: /toekenn/i },
  billing: { de: /Fakturierung/, nl: /facturatie/i },
  'cancel (a policy)': { de: /kündig/i, nl: /opzeg|opgezegd/i },
  carrier: { de: /Versicherungsgesellschaft|Versicherungsunternehmen/, fr: /compagnie/i, nl: /maatschappij/i },
  'certificate of insurance': { de: /Bescheinigung|nachweis|Zertifikat/i, fr: /certificat/i, nl: /certifica/i },
  claim: { de: /Schadensfall|Offene Schäden/, fr: /indemnisation/i, nl: /\bclaims?\b|schadeclaim|schadegeval/i },
  contact: { de: /Kontaktperson|Ansprechpartner/, nl: /contactperso/i },
  coupon: { de: /\bCoupons?\b/, fr: /code promo|bon de réduction/i, nl: /\bcoupon|waardebon/i },
  coverage: { de: /(?<!Daten)schutz\b/i, fr: /couverture/i, nl: /bescherming/i },
  create: { nl: /(?<!ongedaan )\bmaken$/i },
  'customer, client': { de: /\bKlient/, nl: /cliënt/i },
  deductible: { de: /Selbstbehalt/ },
  description: { nl: /beschrijving/i },
  disabled: { de: /deaktivier/i },
  discount: { de: /Nachlass|Nachlässe|Ermäßigung/, fr: /réduction|rabais/i, nl: /reductie/i },
  download: { de: /downloaden|\bDownload\b/i },
  'due date': { fr: /date limite/i },
  'effective date': {
    de: /Wirksamkeit|Inkrafttreten/,
    fr: /entrée en vigueur|date de début/i,
    nl: /startdatum|begindatum/i,
  },
  'email, mail': { de: /(?<!E-)\bMails?\b/, fr: /courriel|\bemails?\b/i, nl: /(?<!e-)\bmails?\b/i },
  'expiration date': { de: /Verfalls?datum|Enddatum/, fr: /date de fin/i, nl: /\bvervalt\b|einddatum/i },
  'insurance type': { de: /Versicherungstyp/, nl: /verzekeringstype|soort verzekering/i },
  'invoice, bill': { de: /Faktura/, nl: /\brekening/i },
  job: { de: /Hintergrundvorg|fehlgeschlagene[nr]? Vorg/i },
  license: { de: /Lizenz/i, fr: /\blicence/i, nl: /vergunning/i },
  limit: {
    de: /\bLimits?\b|Haftungsgrenze|Versicherungssumme/,
    fr: /limites? de (garantie|responsabilité)/i,
    nl: /limiet/i,
  },
  'missing value (N/A)': { de: /^(k\. ?A\.|n\. ?v\.)$/, fr: /^(N\/[AD]|S\. ?O\.)$/i, nl: /n\.?v\.?t\./i },
  opportunity: { de: /opportunit/i, fr: /occasion/i, nl: /opportunit|\bkans(en)?\b/i },
  package: { fr: /\bformules?\b(?! par)|\boffres?\b/i },
  plan: { de: /\bPlans?\b|Pläne/, fr: /\bplans?\b/i, nl: /\bplan(nen)?\b/i },
  policy: { de: /Vertrag|Verträge|Polizen?\b|Versicherungsschein/, fr: /\bpolices?\b/i, nl: /contract/i },
  'policy transaction': { de: /Buchung|Geschäftsvorfall/, fr: /\btransaction/i, nl: /boeking/i },
  premium: { de: /Beitrag|Beiträge/, fr: /cotisation/i },
  privilege: { de: /Berechtigung|Privileg/, fr: /permission/i, nl: /privilege/i },
  quote: { de: /Offerte/, fr: /cotation/i, nl: /prijsopgave|aanbieding/i },
  renewal: { de: /Erneuerung/, fr: /reconduction/i, nl: /vernieuwing|hernieuwing/i },
  revenue: { de: /Erlös|Einnahmen/, fr: /revenu/i, nl: /inkomsten|opbrengst/i },
  send: { nl: /verstu/i },
  'sign in, sign out': { de: /einlogg|auslogg/i, nl: /(aan|af)(ge)?meld/i },
  'state (of the US)': { de: /\bStaat(en)?\b/, fr: /\bprovince/i, nl: /\bdeelstaat/i },
  upload: { de: /uploaden/i, fr: /télévers/i, nl: /opladen/i },
};

const translations = languages.filter((language) => language !== 'en');

/** Message files of the features and of the server. */
const files = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  [
    '../../../packages/features/*/src/**/{locales,messages}/{de,fr,nl}.ts',
    '../../../packages/features/*/src/**/locales/*.{de,fr,nl}.ts',
    '../../api/src/messages/*/{de,fr,nl}.ts',
  ],
  { eager: true },
);

/** Labels of enumerations, such as `status.ACTIVE`, and of roles. They have a catalogue of their own. */
const isLabel = (key: string) => /(^|\.)[A-Z][A-Z_]+$/.test(key);
const withoutPlaceholders = (text: string) => text.replace(/\{+\w+\}+/g, '…').replaceAll('\u00ad', '');

const messagesIn = (language: Translation) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`${language}.ts`))
    .flatMap(([path, module]) =>
      Object.values(module).flatMap((messages) =>
        Object.entries(messages).map(([key, text]) => ({
          key,
          text: withoutPlaceholders(text),
          name: `${path.replace(/^[./]+/, '')} ${key}: ${text}`,
        })),
      ),
    )
    .filter(({ key }) => !isLabel(key));

/** Names of the messages that match. */
const matches = (language: Translation, pattern: RegExp) =>
  messagesIn(language)
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name);

const page = readFileSync(fileURLToPath(new URL('../../../docs/terms.md', import.meta.url)), 'utf8');
const rows = [...page.matchAll(/^\|(.+)\|$/gm)].map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()));
const terms = new Map(rows.map(([english = '', de = '', fr = '', nl = '']) => [english, { de, fr, nl }]));

it('finds the messages of every area', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
});

describe.each(translations)('messages in %s', (language) => {
  const variants = Object.entries(rejected).flatMap(([term, { [language]: pattern }]) =>
    pattern ? [{ term, pattern }] : [],
  );

  it.each(variants)('have one word for “$term”', ({ term, pattern }) => {
    expect(matches(language, pattern)).toEqual([]);
    const word = terms.get(term)?.[language];
    expect(word, 'docs/terms.md has the term').toBeTruthy();
    expect(word).not.toMatch(pattern);
  });
});

it('addresses the reader formally', () => {
  expect(matches('de', /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu)).toEqual([]);
  expect(matches('fr', /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu)).toEqual([]);
  expect(matches('nl', /(?<!\p{L})(jij|je|jou|jouw)(?!\p{L})/iu)).toEqual([]);
});

it('uses the quotation marks, apostrophes and spaces of the language', () => {
  for (const language of translations) expect(matches(language, /["']|\.\.\./)).toEqual([]);
  expect(matches('de', /[«»‘”]/)).toEqual([]);
  expect(matches('fr', /[“”„‘]|«\S|\S[;!?»]|\S:(?!\/\/)/)).toEqual([]);
  expect(matches('nl', /[«»„‘]/)).toEqual([]);
});
