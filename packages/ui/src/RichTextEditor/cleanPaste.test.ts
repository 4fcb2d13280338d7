import { describe, expect, it } from 'vitest';
import { plainHtml, twoLevels } from './cleanPaste';

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>

`;
/** Removes elements that browsers ignore. */
const of = (html: string) => plainHtml(html).replaceAll(/<\/?(?:span|o:p|div)>|\n/g, '');

describe('Word', () => {
  it('converts lists', () => {
    expect(of(`<p class=MsoNormal>Before</p>${item(1, '·', 'a')}${item(1, '·', 'b')}<p>After</p>`)).toBe(
      '<p>Before</p><ul><li>a</li><li>b</li></ul><p>After</p>',
    );
  });

  it('converts nested lists with bullets and numbers', () => {
    const html = [item(1, '1.', 'a'), item(2, 'o', 'b'), item(2, 'o', 'c'), item(1, '2.', 'd'), item(1, '·', 'e')];
    expect(of(html.join(''))).toBe('<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol><ul><li>e</li></ul>');
  });

  it('converts lists that start at a deep level or are never closed', () => {
    expect(of(item(3, 'i.', 'a') + item(1, 'a)', 'b'))).toBe('<ol><li>a</li></ol><ol><li>b</li></ol>');
    expect(of(`<p style="mso-list:l0 level1">a`)).toBe('<ul><li>a</li></ul>');
  });

  it("removes styles, conditions and Word's own elements", () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:""} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><p class=MsoNormal style='mso-margin-top-alt:auto'><span style='mso-bidi-font-size:11.0pt;color:red'>Hi<o:p></o:p></span></p></body></html>`;
    const left = plainHtml(html);
    expect(left).toContain('Hi');
    expect(left).not.toMatch(/mso|Mso|style|xml>|\[if|Generator/);
  });
});

describe('email programs', () => {
  it.each([
    ['<span style="font-weight:700">a</span>', '<b>a</b>'],
    ['<span style="font-style: italic; font-weight: bold">a</span>', '<b><i>a</i></b>'],
    ['<span style="text-decoration:underline">a</span>', '<u>a</u>'],
    ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>', '<p>a</p>'],
    ['<strong>a</strong><em>b</em>', '<b>a</b><i>b</i>'],
    ['a<div style="display:none">preheader<div>x</div></div>b', 'ab'],
    ['<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
    [
      '<div class="gmail_quote"><div class="gmail_attr">On Friday Ana wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid">a</blockquote></div>',
      'On Friday Ana wrote:<br><blockquote>a</blockquote>',
    ],
    ['<a href="https://ok.example" class=x style="color:red">a</a>', '<a href="https://ok.example">a</a>'],
    ['</b>a', '</b>a'],
  ])('%s becomes %s', (html, expected) => expect(of(html)).toBe(expected));
});

it('maps headings to two levels', () => {
  expect(twoLevels('<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6><hr>')).toBe(
    '<h2>a</h2><h2>b</h2><h3>c</h3><h3>d</h3><hr>',
  );
});

it.each([
  '<span>',
  '<span style="font-weight:bold">',
  '<p style="mso-list:l0 level1">',
  '<p style="mso-list:l0 level9"></p>',
  '<p style="display:none">',
])('reads a megabyte of %s in a second', (part) => {
  const started = performance.now();
  plainHtml(part.repeat(Math.ceil(1_048_576 / part.length)));
  expect(performance.now() - started).toBeLessThan(5_000);
});
