import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { xssVectors } from '../../test/xssVectors';
import { sanitizeHtml } from './sanitize';

/** Shows the input and the sanitised result. */
function Sanitized({ html }: { html: string }) {
  return (
    <dl>
      <dt>Before</dt>
      <dd>
        <code>{html}</code>
      </dd>
      <dt>After</dt>
      <dd>
        <code>{sanitizeHtml(html)}</code>
      </dd>
    </dl>
  );
}

const meta = {
  title: 'Foundations/Sanitizing',
  component: Sanitized,
  tags: ['!autodocs'],
} satisfies Meta<typeof Sanitized>;
export default meta;
type Story = StoryObj<typeof meta>;

// Repeated here instead of imported, so that a change of the list in the code fails the test.
const elements = new Set(
  (
    'A B BLOCKQUOTE BR CAPTION CODE DIV EM H1 H2 H3 H4 H5 H6 HR I LI OL P PRE S SPAN STRONG SUB SUP ' +
    'TABLE TBODY TD TFOOT TH THEAD TR U UL'
  ).split(' '),
);
const attributes = new Set(['colspan', 'dir', 'href', 'lang', 'rel', 'rowspan', 'start', 'target']);
const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Lists everything in the document that must not be there. */
function findViolations(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.tagName) ? [] : [`<${element.tagName}>`]),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`${element.tagName} is foreign`]),
    ...element
      .getAttributeNames()
      .filter((name) => !attributes.has(name))
      .map((name) => `${element.tagName} ${name}`),
    // Uses the browser's interpretation of the address, not our own.
    ...(element instanceof HTMLAnchorElement && element.hasAttribute('href') && !protocols.has(element.protocol)
      ? [`href ${element.href}`]
      : []),
  ]);
}

/** Inserts the sanitised HTML into the document, where scripts, handlers and mutations would take effect. */
function check(html: string, canvas: HTMLElement) {
  const clean = sanitizeHtml(html);
  const live = document.createElement('div');
  live.innerHTML = clean;
  canvas.append(live);
  const found = findViolations(live);
  // Parsing and serialising again gives the same result, so its meaning cannot change.
  if (live.innerHTML !== clean) found.push(`parsed as ${live.innerHTML}`);
  if (sanitizeHtml(clean) !== clean) found.push('changes when sanitised again');
  live.remove();
  return found.map((fault) => `${html} → ${clean}: ${fault}`);
}

const refuses = (kind: keyof typeof xssVectors): Story => ({
  args: { html: xssVectors[kind][0] ?? '' },
  play: async ({ canvasElement }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    const { title, baseURI, cookie } = document;
    await expect(xssVectors[kind].flatMap((html) => check(html, canvasElement))).toEqual([]);
    // Also within lists and tables, where parsers are in another state.
    const places = [(html: string) => `<ul><li>${html}</li></ul>`, (html: string) => `<table><tr><td>${html}</table>`];
    const nested = xssVectors[kind].flatMap((html) => places.flatMap((place) => check(place(html), canvasElement)));
    await expect(nested).toEqual([]);
    await new Promise(requestAnimationFrame);
    await expect(alert).not.toHaveBeenCalled();
    await expect({ title, baseURI, cookie }).toEqual({
      title: document.title,
      baseURI: document.baseURI,
      cookie: document.cookie,
    });
  },
});

export const Scripts = refuses('scripts');
export const Handlers = refuses('handlers');
export const Links = refuses('links');
export const ForeignContent = refuses('foreign');
export const Frames = refuses('frames');
export const Styles = refuses('styles');
export const Forms = refuses('forms');
export const Clobbering = refuses('clobbering');

const rel = 'rel="noopener noreferrer nofollow"';
const kept: readonly [written: string, left: string][] = [
  ['<h2>Loss</h2><p>It <strong>rained</strong>, <em>hard</em>, <u>all</u> day.</p>', ''],
  ['<ul><li><p>Roof</p></li></ul><ol start="3"><li>Wall</li></ol>', ''],
  ['<table><tbody><tr><td colspan="2">Premium</td></tr></tbody></table>', ''],
  ['<p dir="rtl" lang="ar">مرحبا</p>', ''],
  ['<p>5 &lt; 6 &amp; 7</p>', ''],
  [
    '<p><a href="https://ok.example/a?b=c&amp;d#e">x</a></p>',
    `<p><a href="https://ok.example/a?b=c&amp;d#e" ${rel} target="_blank">x</a></p>`,
  ],
  ['<a href="mailto:a@b.example">x</a>', `<a href="mailto:a@b.example" ${rel}>x</a>`],
  ['<a href="TEL:+15550100">x</a>', `<a href="TEL:+15550100" ${rel}>x</a>`],
  ['<article><section><p>Words stay</p></section></article>', '<p>Words stay</p>'],
  ['<font color=red>Words <blink>stay</blink></font>', 'Words stay'],
  ['<p>Words go<script>alert(1)</script><style>p{}</style></p>', '<p>Words go</p>'],
  ['<p>Open', '<p>Open</p>'],
  ['plain', ''],
  ['', ''],
];

export const KeepsFormattedText: Story = {
  args: { html: '<p>It <strong>rained</strong>.</p>' },
  play: async () => {
    await expect(kept.map(([written]) => sanitizeHtml(written))).toEqual(
      kept.map(([written, left]) => left || written),
    );
  },
};

const million = (part: string) => part.repeat(Math.ceil(1_048_576 / part.length));
const large = {
  pasted: million(
    '<p class=MsoNormal style="mso-x:1" onclick=alert(1)>Text <a href="javascript:alert(1)">x</a>' +
      '<script>alert(1)</script><svg onload=alert(1)><a xlink:href="javascript:alert(1)"/></svg><b>bold</b></p>\n',
  ),
  unclosed: million('<b>'),
  unclosedWithAttributes: Array.from({ length: 60_000 }, (_, index) => `<p><b a=${index}>x`).join(''),
  unclosedInTables: Array.from({ length: 30_000 }, (_, index) => `<b a=${index}><table><td></b></table>`).join(''),
  unclosedDropped: million('<svg><p>a'),
  unknown: million('<x>a'),
  nestedAroundMuch: '<x>'.repeat(400) + million('<p>a</p>'),
  attributes: `<p ${Array.from({ length: 60_000 }, (_, index) => `on${index}=alert(1)`).join(' ')}>x</p>`,
  text: million('a'),
  comments: million('<!--a-->'),
  address: `<a href="${million(' java\tscript:')}">x</a>`,
} as const;

/** A megabyte of the input is sanitised in reasonable time. */
const sanitizesOneMegabyte = (kind: keyof typeof large): Story => ({
  args: { html: '<p>…</p>' },
  play: async ({ canvasElement }) => {
    const started = performance.now();
    const clean = sanitizeHtml(large[kind]);
    const took = performance.now() - started;
    const live = document.createElement('div');
    live.innerHTML = clean;
    canvasElement.append(live);
    await expect(findViolations(live)).toEqual([]);
    live.remove();
    // About ten times the duration on an idle machine.
    await expect(took).toBeLessThan(8_000);
  },
});

export const OneMegabytePasted = sanitizesOneMegabyte('pasted');
export const OneMegabyteUnclosed = sanitizesOneMegabyte('unclosed');
export const OneMegabyteUnclosedWithAttributes = sanitizesOneMegabyte('unclosedWithAttributes');
export const OneMegabyteUnclosedInTables = sanitizesOneMegabyte('unclosedInTables');
export const OneMegabyteUnclosedDropped = sanitizesOneMegabyte('unclosedDropped');
export const OneMegabyteUnknown = sanitizesOneMegabyte('unknown');
export const OneMegabyteNestedAroundMuch = sanitizesOneMegabyte('nestedAroundMuch');
export const OneMegabyteAttributes = sanitizesOneMegabyte('attributes');
export const OneMegabyteText = sanitizesOneMegabyte('text');
export const OneMegabyteComments = sanitizesOneMegabyte('comments');
export const OneMegabyteAddress = sanitizesOneMegabyte('address');
