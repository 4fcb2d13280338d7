import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bulkCatalogue,
  frameCatalogue,
  kitCatalogue,
  shellCatalogue,
  taskCatalogue,
  uiCatalogue,
  userAccountCatalogue,
} from '@fairlead/kit';
import { languages } from '@fairlead/rules';
import * as componentMessages from '@fairlead/ui/messages';
import { describe, expect, it } from 'vitest';
import { features } from './features';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/locales|rules\/src\/labels|node_modules|dist|\.(test|stories)\.tsx?$/.test(file);
const sources = ['packages', 'apps/portal/src']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(isSource)
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

const componentEnglish: Record<string, string> = Object.fromEntries(
  Object.values(componentMessages).map((word) => [word.slice(0, word.indexOf(':')), word.slice(word.indexOf(':') + 1)]),
);
const catalogues = {
  ui: { ...uiCatalogue, en: () => Promise.resolve({ default: componentEnglish }) },
  shell: shellCatalogue,
  frame: frameCatalogue,
  kit: kitCatalogue,
  bulk: bulkCatalogue,
  task: taskCatalogue,
  userAccount: userAccountCatalogue,
  ...Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages])),
};
const placeholders = (text: string) => [...text.matchAll(/\{\{?(\w+)\}?\}/g)].map(([, name]) => name).sort();

/** Enums whose labels `enumChip` reads. */
const enumChips = new Set([...sources.matchAll(/enumChip\('\w+', '(\w+)'/g)].map(([, labels]) => labels));

/** Enums whose labels only the server shows: the audit log has them as text. */
const enumsOfServer = new Set(['refundStatus']);

/** Whether the sources contain the key, a template that builds it, or a call of `enumChip` or `sortsBy` that does. */
const isUsed = (key: string): boolean => {
  const name = key.replace(/_(one|other)$/, '');
  const template = name.replace(/\.[\w-]+$/, '.${');
  const enumName = name.replace(/\.[\w-]+$/, '');
  const sort = name.replace(/(Desc|Asc)$/, '');
  const usages = [
    `'${name}'`,
    `:${name}'`,
    `\`${template}`,
    `:${template}`,
    ...(sort === name ? [] : [`'${sort}'`, `:${sort}'`]),
  ];
  if (enumChips.has(enumName) || enumsOfServer.has(enumName)) return true;
  return (name in componentEnglish ? [`messages.${name}`] : usages).some((usage) => sources.includes(usage));
};

describe.each(Object.entries(catalogues))('messages of %s', (_, catalogue) => {
  it('have the same keys and placeholders in every language and are not empty', async () => {
    const { default: english } = await catalogue.en();
    for (const language of languages) {
      const { default: messages } = await catalogue[language]();
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(english[key] ?? ''));
      }
    }
  });

  it('are all used', async () => {
    const { default: english } = await catalogue.en();
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('prefixes each component message with its key', () => {
  for (const [name, message] of Object.entries(componentMessages)) expect(message.startsWith(`${name}:`)).toBe(true);
});
