import { expect, it } from 'vitest';
import { fieldMessage } from './fieldText';
import { optionalText, requiredText } from './schema';

const errorsOf = (schema: ReturnType<typeof optionalText>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it('accepts visible text in any writing direction', () => {
  for (const text of ['Ann', ' Ann ', 'شركة التأمين 24', 'נועה (Noa)'])
    expect(errorsOf(requiredText(), text)).toEqual([]);
  expect(errorsOf(requiredText(), '\u200b')).toEqual(['field.required']);
  expect(errorsOf(optionalText(), '')).toEqual([]);
});

it.each(['\u202a', '\u202c', '\u202e', '\u2066', '\u2069'])(
  'rejects text with the invisible character %j',
  (control) => {
    expect(errorsOf(requiredText(), `Ann${control}eiN`)).toEqual(['field.unseen']);
    expect(errorsOf(optionalText(), `Ann${control}eiN`)).toEqual(['field.unseen']);
  },
);

it('counts characters without surrounding white space', () => {
  expect(errorsOf(requiredText(3), ' abc ')).toEqual([]);
  expect(errorsOf(requiredText(3), 'abcd')).toEqual([fieldMessage('field.maxLength', 3)]);
});

it('counts an emoji as one character, as the server does', () => {
  expect(errorsOf(requiredText(3), 'ab😀')).toEqual([]);
  expect(errorsOf(requiredText(3), 'abc😀')).toEqual([fieldMessage('field.maxLength', 3)]);
});
