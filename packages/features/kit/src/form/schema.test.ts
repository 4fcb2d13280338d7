import { expect, it } from 'vitest';
import { optionalText, requiredText } from './schema';

const refusals = (schema: ReturnType<typeof optionalText>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it('takes a text of which something can be seen, in any direction', () => {
  for (const text of ['Ann', ' Ann ', 'شركة التأمين 24', 'נועה (Noa)'])
    expect(refusals(requiredText(), text)).toEqual([]);
  expect(refusals(requiredText(), '\u200b')).toEqual(['field.required']);
  expect(refusals(optionalText(), '')).toEqual([]);
});

it.each(['\u202a', '\u202c', '\u202e', '\u2066', '\u2069'])(
  'takes none with %j, which shows it as another one',
  (control) => {
    expect(refusals(requiredText(), `Ann${control}eiN`)).toEqual(['field.unseen']);
    expect(refusals(optionalText(), `Ann${control}eiN`)).toEqual(['field.unseen']);
  },
);

it('counts characters without the white space around them', () => {
  expect(refusals(requiredText(3), ' abc ')).toEqual([]);
  expect(refusals(requiredText(3), 'abcd')).toEqual(['field.maxLength|3']);
});
