import { expect, test } from 'vitest';
import { fill, type Translate } from '../messages/messages';
import { describeLimits } from './describeLimits';

const translate: Translate = (word, values = {}) => fill(word.slice(word.indexOf(':') + 1), values);

test.for([
  [{ accept: ['.xlsx', '.xls', '.csv'] }, 'XLSX, XLS, or CSV'],
  [{ accept: ['application/pdf'], maxBytes: 23_068_672 }, 'PDF. Up to 22 MB'],
  [{ accept: ['image/*'], maxBytes: 23_068_672 }, 'Up to 22 MB'],
  [{ maxBytes: 1024 }, 'Up to 1 kB'],
  [{}, undefined],
] as const)('%o', ([limits, text]) => {
  expect(describeLimits(limits, translate, 'en')).toBe(text);
});
