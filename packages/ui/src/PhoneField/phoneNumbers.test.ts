import { describe, expect, it } from 'vitest';
import { phoneNumbers } from './phoneNumbers';
import { typePhone } from './phoneText';

describe('German numbers', () => {
  const german = phoneNumbers('DE');

  it.each([
    ['030 901820', '+4930901820'],
    ['030/901820', '+4930901820'],
    ['+49 30 901820', '+4930901820'],
    ['+1 415 555 2671', '+14155552671'],
    ['12', undefined],
    ['call me', undefined],
    ['030 901820 please', undefined],
  ])('%s is %s', (text, number) => expect(german.parse(text)).toBe(number));

  it('are shown without the country code', () => {
    expect(german.show('+4930901820')).toBe('030 901820');
    expect(german.show('+14155552671')).toBe('+1 415 555 2671');
    expect(german.show('unknown')).toBe('unknown');
    expect([german.isNational('+4930901820'), german.isNational('+14155552671')]).toEqual([true, false]);
  });

  it('are formatted while they are typed, and other text is not', () => {
    expect(german.format('030901820')).toBe('030 901820');
    expect(german.format('extension 5')).toBe('extension 5');
    const typed = typePhone({ text: '0309018', caret: 7 }, '030901', 'insertText', german.format);
    expect(typed).toEqual({ text: '030 9018', caret: 8 });
  });

  it('have an example', () => expect(german.parse(german.example ?? '')).toMatch(/^\+49/));
});

it('tells countries apart that share a code', () => {
  expect(phoneNumbers('CA').parse('(416) 555-0132')).toBe('+14165550132');
});
