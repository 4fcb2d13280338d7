import { describe, expect, it } from 'vitest';
import { xssVectors } from '../../test/xssVectors';
import { balanceTags } from './balanceTags';

const allowed = {
  tags: new Set('a b blockquote br div i li ol p table tbody td tr ul'.split(' ')),
  attributes: new Set(['href']),
};
const of = (html: string) => balanceTags(html, allowed);

describe('balanced', () => {
  it.each([
    ['<p>a</p>', '<p>a</p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b<li>c</ul>d', '<p>a</p><ul><li>b</li><li>c</li></ul>d'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>'],
    ['<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
    ['<a href=x>a<a href=y>b', '<a href="x">a</a><a href="y">b</a>'],
    ['<B CLASS=x onclick=y>a</B >', '<b>a</b>'],
    ['a<br>b<br/>c', 'a<br>b<br>c'],
    ['<section><p>a</p></section>', '<p>a</p>'],
    ['</p>a</b>', 'a'],
  ])('%s becomes %s', (html, expected) => expect(of(html)).toBe(expected));

  it.each([
    ['1 < 2 > 0 &amp; 3', '1 &lt; 2 &gt; 0 &amp; 3'],
    ['a<!-- <b> -->b<!---->c<!-->d', 'abcd'],
    ['a<![if !supportLists]>b<![endif]>c<?xml version="1"?>d', 'abcd'],
    ['a<script>b</scripts><b></script>c<style>d</style>e', 'ace'],
    ['a<svg><path/><title>b</title></svg>c<svg/>d', 'acd'],
    ['a<object>b<object>c</object>d</object>e', 'ae'],
    ['a<svg>never closed', 'anever closed'],
    ['a<script>never closed', 'a'],
    ['<p title="</p><b>">a</p>', '<p>a</p>'],
    [`<a href='"x"'>a</a>`, '<a href="&quot;x&quot;">a</a>'],
    ['<p never closed', ''],
  ])('reads %s as a browser would', (html, expected) => expect(of(html)).toBe(expected));

  it('limits the nesting', () => {
    const html = of('<b>'.repeat(10_000) + 'x');
    expect(html).toContain('x');
    expect(html.split('<b>').length - 1).toBe(64);
    expect(html.split('</b>').length - 1).toBe(64);
  });

  it('keeps no style or event handler that a Content-Security-Policy would report', () => {
    const html = Object.values(xssVectors).flat().map(of).join('');
    const left = html.replaceAll(/"[^"]*"/g, '""');
    expect(left.match(/<[^>]*\s(?:on\w+|style|src|srcdoc|class|id|name)=/gi)).toBeNull();
    expect(left.match(/<(?!\/?(?:a|b|blockquote|br|div|i|li|ol|p|table|tbody|td|tr|ul)\b)/g)).toBeNull();
  });

  it.each([
    '<b>',
    '<p><b>',
    '<',
    '</',
    '<!',
    '<!--',
    '<a ',
    '<a x="',
    "<a x='",
    '<a  ',
    '<script>',
    '<svg>',
    '</svg><svg>',
    '<svg></svg>',
    '<table><td>',
    '<li><ul>',
    '"',
    '\u0000<',
    '<x ',
    '</b',
    '<!-->',
    '<textarea></',
  ])('reads a megabyte of %j in a second', (part) => {
    const started = performance.now();
    of(part.repeat(Math.ceil(1_048_576 / part.length)));
    // About ten times the duration on an idle machine.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
