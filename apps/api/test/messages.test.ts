import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { contract, resolve, type Schema } from '../src/contract/document.ts';
import { catalogues, isMessageKey, languageOf, type MessageKey, translate } from '../src/messages/index.ts';

const keys = Object.keys(catalogues.en) as MessageKey[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const source = fileURLToPath(new URL('../src', import.meta.url));
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('messages/'))
  .map((name) => readFileSync(`${source}/${name}`, 'utf8'))
  .join('\n');

/** Names of all properties of requests. */
const fields = new Set(
  [...contract.values()].flatMap((operation) => [
    ...operation.parameters.map(({ name }) => name),
    ...Object.values(operation.body ?? {}).flatMap(({ schema = {} }) => propertiesOf(schema)),
  ]),
);
function propertiesOf(schema: Schema): string[] {
  const { properties = {} } = resolve(schema as object) as { properties?: Record<string, Schema> };
  // JSON part of a form
  const json = properties.json === undefined ? [] : propertiesOf(properties.json);
  return [...Object.keys(properties), ...json];
}

/** Words that the language shares with English. */
const sharedWords = { en: [], fr: ['Description', 'Document'], de: ['Name'], nl: ['Document', 'Feedback'] } as const;

describe('the catalogues', () => {
  it.each(languages)('have the same keys and placeholders: %s', (language) => {
    expect(Object.keys(catalogues[language])).toEqual(keys);
    for (const key of keys) {
      expect(placeholders(catalogues[language][key]), key).toEqual(placeholders(catalogues.en[key]));
      expect(catalogues[language][key].trim(), key).not.toBe('');
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated: %s', (language) => {
    const same = keys.filter((key) => catalogues[language][key] === catalogues.en[key]);
    const words: string[] = ['Agent', 'ID', 'Status', ...sharedWords[language]];
    expect(same.filter((key) => !key.startsWith('label.') && !words.includes(catalogues.en[key]))).toEqual([]);
  });

  it('have no unused keys', () => {
    const unused = keys.filter((key) => {
      const label = /^label\.(.+)$/.exec(key)?.[1];
      return label ? label !== 'body' && !fields.has(label) : !new RegExp(`\\b${key}\\b|'${key}'`).test(code);
    });
    expect(unused).toEqual([]);
  });

  it('leave labels of enums to the rules', () => {
    expect(keys.filter((key) => /\.[A-Z][A-Z_]+$/.test(key))).toEqual([]);
  });

  it('have a label for every field of the contract', () => {
    expect([...fields].filter((field) => !isMessageKey(`label.${field}`))).toEqual([]);
  });
});

describe('a message', () => {
  it('formats numbers in its language', () => {
    const message = { code: 'field.maximum', params: { label: 'X', limit: 1_000_000 } } as const;
    expect(translate('en', message)).toBe('X must be at most 1,000,000');
    expect(translate('de', message)).toBe('X: höchstens 1.000.000');
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['de-AT,en;q=0.5', 'de'],
    ['en;q=0.2, nl;q=0.9', 'nl'],
    ['ja, *;q=0.1', 'en'],
    ['xx;q=nonsense, FR', 'fr'],
  ])('is in the language of %j', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
