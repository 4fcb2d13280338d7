import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, type PageEntry, type PagePlan, planPage } from '@fairlead/rules';
import type { PortalConfig } from '../config.ts';
import { languageOf } from '../messages/index.ts';
import type { Clock } from '../ports/clock.ts';
import { fillRendered } from './fillRendered.ts';

const planSlot = /(<script\b[^>]*\bid="plan"[^>]*>)[^<]*(<\/script>)/;

/**
 * Preloads the code of pages, and adds the HTML of pages that the build has rendered. Both are in `pages.json`, which the build of
 * the portal writes and which is read again after each build. Without the file, pages load without preloading.
 */
export function makePages(folder: string, config: PortalConfig, clock: Clock) {
  let source: string | undefined;
  let pages: readonly PageEntry[] = [];

  async function readPages(): Promise<readonly PageEntry[]> {
    const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => '[]');
    if (text !== source) {
      source = text;
      pages = parse(text);
    }
    return pages;
  }

  /** Adds the preload links, the plan and the rendered content of the page at this address to the HTML. */
  return async (html: string, url: string, acceptLanguage: string | undefined): Promise<string> => {
    const language = languageOf(acceptLanguage);
    const found = planPage(await readPages(), url, language);
    if (!found) return html;
    const page = addPlan(html, found.plan);
    if (!found.rendered) return page;
    const year = new Date(clock.now() * 1000).getFullYear();
    return addContent(page, fillRendered(found.rendered, config, year), language);
  };
}

/** Tells the first script of the page that the content is there. */
const rendered = '<script nonce="__CSP_NONCE__">fairleadRendered()</script>';

const addContent = (html: string, { title, body }: { title: string; body: string }, language: Language): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<html lang="en"', () => `<html lang="${language}"`)
    .replace('<div id="root"></div>', () => `<div id="root" data-language="${language}">${body}</div>${rendered}`);

/** A build that is being replaced can leave half a file. */
function parse(text: string): PageEntry[] {
  try {
    return JSON.parse(text) as PageEntry[];
  } catch {
    return [];
  }
}

/** Files of views that differ by role load in the browser, which may know the role. */
const filesOf = ({ messages, language, views }: PagePlan): string[] => [
  ...new Set([...(views.all?.files ?? commonFiles(views)), ...messages[language]]),
];

const commonFiles = ({ all: _, ...views }: PagePlan['views']): string[] => {
  const [first, ...others] = Object.values(views);
  return first?.files.filter((file) => others.every(({ files }) => files.includes(file))) ?? [];
};

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="${file}" crossorigin>`
    : `<link rel="modulepreload" href="${file}" crossorigin>`;

function addPlan(html: string, plan: PagePlan): string {
  // `<` could close the script element
  const json = JSON.stringify(plan).replaceAll('<', '\\u003c');
  const links = filesOf(plan).map(linkTo).join('');
  return html
    .replace(planSlot, (_, open: string, close: string) => `${open}${json}${close}`)
    .replace('</head>', () => `${links}</head>`);
}
