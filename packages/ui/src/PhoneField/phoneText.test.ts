import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone, showPhone, typePhone } from './phoneText';

describe('parsePhone', () => {
  it.each([
    ['4155550132', '+14155550132'],
    ['(415) 555-0132', '+14155550132'],
    ['415.555.0132', '+14155550132'],
    ['1 415 555 0132', '+14155550132'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+49-30-901820', '+4930901820'],
  ])('%s is %s', (text, number) => expect(parsePhone(text)).toBe(number));

  it.each([
    '',
    '555-0132',
    '415555013',
    '41555501322',
    '0155550132',
    '4151550132',
    '2415 555 0132',
    '+0 20 7946 0958',
    '+44 12',
    '+4420794609581234',
    '415-555-0132 x12',
    '1-800-FLOWERS',
    '+',
  ])('%j is no number', (text) => expect(parsePhone(text)).toBeUndefined());
});

it.each([
  ['', ''],
  ['4', '4'],
  ['415', '415'],
  ['4155', '(415) 5'],
  ['415555', '(415) 555'],
  ['4155550', '(415) 555-0'],
  ['4155550132', '(415) 555-0132'],
  ['41555501329', '41555501329'],
  ['1', '1'],
  ['1415', '1 415'],
  ['14155550132', '1 (415) 555-0132'],
  ['+', '+'],
  ['+1', '+1'],
  ['+14155550132', '+1 (415) 555-0132'],
  ['+44 20-7946', '+44 207946'],
  ['+44  20 ', '+44 20 '],
  ['ask Marcus', 'ask Marcus'],
])('formatPhone: %j becomes %j', (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
  expect(formatPhone(shown)).toBe(shown);
});

it.each([
  ['+14155550132', '(415) 555-0132'],
  ['4155550132', '(415) 555-0132'],
  ['14155550132', '(415) 555-0132'],
  ['+442079460958', '+442079460958'],
  ['none', 'none'],
])('showPhone: %s is read as %s', (value, shown) => expect(showPhone(value)).toBe(shown));

describe('typePhone', () => {
  /** `|` marks the text cursor. */
  const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
  const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

  it.each([
    ['4155|', '415', 'insertText', '(415) 5|'],
    ['(41|5) 555-0132', '(415) 555-0132', '', '(41|5) 555-0132'],
    ['(49|15) 555-013', '(415) 555-013', 'insertText', '(49|1) 555-5013'],
    ['(415) 5559|-013', '(415) 555-013', 'insertText', '(415) 555-9|013'],
    ['(45|) 555-0132', '(415) 555-0132', 'deleteContentBackward', '(45|5) 550-132'],
    // Deletes a space, a dash or a bracket.
    ['(415)|5', '(415) 5', 'deleteContentBackward', '41|5'],
    ['(415) 555|0132', '(415) 555-0132', 'deleteContentBackward', '(415) 55|0-132'],
    ['(415) 555|0132', '(415) 555-0132', 'deleteContentForward', '(415) 555|-132'],
    ['|415) 555-0132', '(415) 555-0132', 'deleteContentForward', '|1 (555) 501-32'],
    // Deletes the whole text.
    ['|', '(415) 555-0132', 'deleteContentBackward', '|'],
    ['+44 20|', '+44 2', 'insertText', '+44 20|'],
  ])('%s after %s by %s is %s', (typed, before, inputType, result) =>
    expect(marked(typePhone(at(typed), before, inputType))).toBe(result),
  );
});
