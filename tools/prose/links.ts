import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProseText } from './texts.ts';

/** Links of a Markdown file to files or headings of the repository that do not exist. */
export function brokenLinksOf(file: string, content: string): ProseText[] {
  return withoutCode(content)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\((?<target>[^)\s]+)\)/g)]
        .map(({ groups }) => groups?.target ?? '')
        .filter((target) => !/^[a-z]+:/.test(target) && !leads(file, content, target))
        .map((text) => ({ line: index + 1, text })),
    );
}

function leads(file: string, content: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const found = path === '' ? file : join(dirname(file), decodeURI(path));
  if (!existsSync(found)) return false;
  if (heading === undefined || !found.endsWith('.md')) return true;
  return anchorsOf(path === '' ? content : readFileSync(found, 'utf8')).includes(heading);
}

/** The anchors that GitHub gives to headings. */
const anchorsOf = (content: string): string[] =>
  [...withoutCode(content).matchAll(/^#+ +(?<title>.+)$/gm)].map(({ groups }) =>
    (groups?.title ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The text with empty lines in place of code blocks, which keeps the numbers of lines. */
const withoutCode = (content: string): string =>
  content.replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/[^\n]/g, ''));
