import { expect, it } from 'vitest';
import { isWebUrl } from './urls';

it.each(['https://harbor.test', 'HTTP://harbor.test:8080/claims?new=1#form', 'https://[::1]/', 'https://öl.example/ä'])(
  '%s is an address',
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
])('%s is none', (text) => expect(isWebUrl(text)).toBe(false));
