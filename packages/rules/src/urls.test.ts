import { expect, it } from 'vitest';
import { isWebUrl, webAddress } from './urls';

it.each(['https://harbor.test', 'HTTP://harbor.test:8080/claims?new=1#form', 'https://[::1]/', 'https://öl.example/ä'])(
  'accepts %s',
  (text) => expect(isWebUrl(text)).toBe(true),
);

it.each([
  '',
  'harbor.test',
  'https://',
  'https:///claims',
  'https://harbor',
  'https://harbor .test',
  'javascript:alert(1)',
  'javascript://harbor.test/%0aalert(1)',
  'ftp://harbor.test',
  'mailto:claims@harbor.test',
  `https://harbor.test/${'x'.repeat(2048)}`,
])('rejects %s', (text) => expect(isWebUrl(text)).toBe(false));

it.each([
  ['harbor.test/me', 'https://harbor.test/me'],
  ['  www.harbor.test:8080?x=1 ', 'https://www.harbor.test:8080?x=1'],
  ['http://harbor.test', 'http://harbor.test'],
  ['medium.com/@me', 'https://medium.com/@me'],
])('completes “%s” to %s', (typed, address) => expect(webAddress(typed)).toBe(address));

it.each(['', 'me', 'me@harbor.test', 'javascript:alert(1)', 'data:text/html,a.b', '//harbor.test', 'a b.test'])(
  'does not treat “%s” as a web address',
  (typed) => expect(webAddress(typed)).toBeUndefined(),
);
