import { expect, it } from 'vitest';
import { frameNamespace, loadMessages, startLanguage } from './language';

const loadGreeting = (text: string) => Promise.resolve({ default: { greeting: text } });
const failToLoad = () => Promise.reject(new Error('the connection is gone'));

it('retries messages that failed to load', async () => {
  let answer: () => Promise<{ default: Record<string, string> }> = failToLoad;
  const load = () => answer();
  const i18n = await startLanguage('en', { area: { en: load, fr: load, de: load, nl: load } });

  await expect(loadMessages(i18n, ['area'])).rejects.toThrow('Messages of area could not be loaded');
  answer = () => loadGreeting('Good morning');
  await loadMessages(i18n, ['area']);
  expect(i18n.getResource('en', 'area', 'greeting')).toBe('Good morning');
});

it('finds the messages of the frame after they have loaded', async () => {
  const i18n = await startLanguage('en', {});
  expect(i18n.t('menu.manageAdmin')).toBe('menu.manageAdmin');
  await loadMessages(i18n, [frameNamespace]);
  expect(i18n.t('menu.manageAdmin')).toBe('Manage Admin');
  await i18n.changeLanguage('nl');
  expect(i18n.t('menu.manageAdmin')).toBe('Beheerders');
});
