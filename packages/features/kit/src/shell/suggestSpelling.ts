import { beginsLike, wordsOf } from '@fairlead/rules';

interface Result {
  title: string;
  detail: string;
}

/**
 * Search text with the spelling of the results, for results that were found in spite of a wrong letter. Undefined if the results
 * contain the words of the text, or were found by something that they do not show, such as a phone number.
 */
export function suggestSpelling(typed: string, results: readonly Result[]): string | undefined {
  const known = [...new Set(results.flatMap(({ title, detail }) => wordsOf(`${title} ${detail}`)))];
  const spellings = wordsOf(typed).map((word) => {
    if (known.some((each) => each.includes(word))) return word;
    return known.find((each) => beginsLike(each, word));
  });
  const spelling = spellings.join(' ');
  const isComplete = spellings.length > 0 && spellings.every((word) => word !== undefined);
  return isComplete && spelling !== wordsOf(typed).join(' ') ? spelling : undefined;
}
