import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { adviceOn } from './rules.ts';
import { commentsOf, descriptionsOf, linesOf, messagesOf, testNamesOf } from './texts.ts';

const parse = (text: string) => ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true);

describe('the writing rules', () => {
  it.each([
    'What stands in the fields: text as typed.',
    'Shown until somebody closes it.',
    'The word that stands for the agency.',
    'This claim takes no documents any more.',
    'The colour of the chip, not that of the row.',
    'Each figure leads to its list.',
  ])('refuse "%s"', (text) => {
    expect(adviceOn(text)).toBeDefined();
  });

  it.each([
    'Form values, as entered.',
    'Closes when the user presses Escape.',
    'Documents can no longer be added to this claim.',
    'Standing orders are billed monthly.',
  ])('accept "%s"', (text) => {
    expect(adviceOn(text)).toBeUndefined();
  });
});

describe('the texts of a file', () => {
  it('include comments in front of, after and inside of code, but no strings', () => {
    const source = parse(`/** First one.\n * Second line.\n * @param a the letter a */
const a = 'no // comment here'; // at the end
// two lines
// in one comment
const b = <p>{/* inside of JSX */}not // a comment</p>;`);
    expect(commentsOf(source)).toEqual([
      { line: 1, text: 'First one. Second line.' },
      { line: 4, text: 'at the end' },
      { line: 5, text: 'two lines in one comment' },
      { line: 7, text: 'inside of JSX' },
    ]);
  });

  it('leave directives out', () => {
    expect(commentsOf(parse('// biome-ignore lint/a: some reason here\nconst a = 1;'))).toEqual([]);
  });

  it('include the values of a catalogue', () => {
    expect(
      messagesOf(parse(`export const en = { title: 'All plans', a: { b: 'No plans yet' }, one: 'One' };`)),
    ).toEqual([
      { line: 1, text: 'All plans' },
      { line: 1, text: 'No plans yet' },
    ]);
  });

  it('include the names of tests', () => {
    const source = parse(
      `describe('a group of tests', () => { it.each([1])('counts to %s', () => {}); call('no test name'); });`,
    );
    expect(testNamesOf(source).map(({ text }) => text)).toEqual(['a group of tests', 'counts to %s']);
  });

  it('include documentation without its code, and descriptions of the contract', () => {
    expect(linesOf('# A title here\n```\nnot this line\n```\n- an item too')).toEqual([
      { line: 1, text: 'A title here' },
      { line: 5, text: 'an item too' },
    ]);
    expect(descriptionsOf("a:\n  description: 'Returns the plans.'\n  summary: >-\n    Lists the plans.")).toEqual([
      { line: 2, text: 'Returns the plans.' },
      { line: 3, text: 'Lists the plans.' },
    ]);
  });
});
