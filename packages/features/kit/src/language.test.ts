import { expect, it } from 'vitest';
import { frameWords, loadWords, startLanguage } from './language';

const words = (text: string) => Promise.resolve({ default: { greeting: text } });
const broken = () => Promise.reject(new Error('the connection is gone'));

it('asks again for words that could not be had', async () => {
  let answer: () => Promise<{ default: Record<string, string> }> = broken;
  const load = () => answer();
  const i18n = await startLanguage('en', { area: { en: load, fr: load, de: load, nl: load } });

  await expect(loadWords(i18n, ['area'])).rejects.toThrow('no words of area');
  answer = () => words('Good morning');
  await loadWords(i18n, ['area']);
  expect(i18n.getResource('en', 'area', 'greeting')).toBe('Good morning');
});

it("finds the words of the frame beside the shell's, once they are loaded", async () => {
  const i18n = await startLanguage('en', {});
  expect(i18n.t('menu.manageAdmin')).toBe('menu.manageAdmin');
  await loadWords(i18n, [frameWords]);
  expect(i18n.t('menu.manageAdmin')).toBe('Manage Admin');
  await i18n.changeLanguage('nl');
  expect(i18n.t('menu.manageAdmin')).toBe('Beheerders');
});
