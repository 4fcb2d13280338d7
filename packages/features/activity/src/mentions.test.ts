import { describe, expect, it } from 'vitest';
import { mentionsIn } from './mentions';

const colleagues = ['Ann Lee', 'Ann Leeson', 'Lee & Sons', 'Jörg Ånd', 'Ann Lee-Smith'].map((name) => ({
  id: name,
  name,
}));

describe('mentions in a note', () => {
  it.each([
    ['<p><strong>@Ann Leeson</strong> called</p>', ['Ann Leeson']],
    ['<p>@Ann Lee, @Ann Leeson</p>', ['Ann Lee', 'Ann Leeson']],
    ['<p>@Ann Lee-Smith</p>', ['Ann Lee-Smith']],
    ["<p>@Ann Lee's client, @Ann Lee</p>", ['Ann Lee']],
    ['<p>@Ann Leeds</p>', []],
    ["<p>@Ann Lee'son</p>", []],
    ['<p><strong>@Lee &amp; Sons</strong></p>', ['Lee & Sons']],
    ['<p>@Ann&nbsp;Lee.</p>', ['Ann Lee']],
    ['<p><strong>@Ann</strong> Lee<br>son</p><p>@Jörg Ånd</p>', ['Ann Lee', 'Jörg Ånd']],
    ['<p>Ann Lee</p>', []],
  ])('%s', (html, expected) => {
    expect(mentionsIn(html, colleagues)).toEqual(expected);
  });

  it('names a colleague once who is also in the stored mentions', () => {
    expect(mentionsIn('<p>@Ann Lee</p>', [...colleagues, ...colleagues])).toEqual(['Ann Lee']);
  });
});
