import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frameCatalogue, kitCatalogue, shellCatalogue, uiCatalogue } from '@fairlead/kit';
import { languages } from '@fairlead/rules';
import * as componentWords from '@fairlead/ui/words';
import { describe, expect, it } from 'vitest';
import { features } from './features';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/locales|node_modules|dist|\.(test|stories)\.tsx?$/.test(file);
const sources = ['packages', 'apps/portal/src']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(isSource)
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

const componentEnglish: Record<string, string> = Object.fromEntries(
  Object.values(componentWords).map((word) => [word.slice(0, word.indexOf(':')), word.slice(word.indexOf(':') + 1)]),
);
const catalogues = {
  ui: { ...uiCatalogue, en: () => Promise.resolve({ default: componentEnglish }) },
  shell: shellCatalogue,
  frame: frameCatalogue,
  kit: kitCatalogue,
  ...Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages])),
};
const places = (text: string) => [...text.matchAll(/\{\{?(\w+)\}?\}/g)].map(([, name]) => name).sort();

/** Used when the key, or the template that it is made by, stands in the sources. */
const isUsed = (key: string): boolean => {
  const name = key.replace(/_(one|other)$/, '');
  const made = name.replace(/\.\w+$/, '.${');
  const forms = [`'${name}'`, `:${name}'`, `\`${made}`, `:${made}`];
  return (name in componentEnglish ? [`words.${name}`] : forms).some((form) => sources.includes(form));
};

describe.each(Object.entries(catalogues))('the words of %s', (_, catalogue) => {
  it('are the same keys with the same places in every language, none of them empty', async () => {
    const { default: english } = await catalogue.en();
    for (const language of languages) {
      const { default: words } = await catalogue[language]();
      expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(places(text), `${language} ${key}`).toEqual(places(english[key] ?? ''));
      }
    }
  });

  it('are all used', async () => {
    const { default: english } = await catalogue.en();
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('knows the words of the components by their names', () => {
  for (const [name, word] of Object.entries(componentWords)) expect(word.startsWith(`${name}:`)).toBe(true);
});
