import { expect, it } from 'vitest';
import { linkAddress } from './linkAddress';

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  [' example.com ', 'https://example.com'],
  ['www.example.com/claims', 'https://www.example.com/claims'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['ana@kestrel.example', 'mailto:ana@kestrel.example'],
  ['mailto:ana@kestrel.example', 'mailto:ana@kestrel.example'],
  ['+1 (941) 555-0119', 'tel:+19415550119'],
  ['tel:+19415550119', 'tel:+19415550119'],
])('%s leads to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

it.each([
  '',
  'claims',
  'two words.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  '/policies',
  'https://',
  'https://a b.com',
  '1.2',
])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeUndefined());
