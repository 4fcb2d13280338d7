// Fails on sentences that break the writing rules of CONTRIBUTING.md (in comments, test names, English messages, the contract
// and the documentation), and on links of the documentation that lead nowhere.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { brokenLinksOf } from './links.ts';
import { adviceOn } from './rules.ts';
import { commentsOf, descriptionsOf, linesOf, messagesOf, type ProseText, testNamesOf } from './texts.ts';

const generated = /(^|\/)generated\/|pnpm-lock|(^|\/)(de|fr|nl)\.ts$|\.(de|fr|nl)\.ts$|^tools\/prose\//;
const catalogue = /(^|\/|\.)en\.ts$|messages\/english\.ts$/;
const test = /\.test\.tsx?$/;

function textsOf(file: string): ProseText[] {
  const content = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return linesOf(content);
  if (file.startsWith('openapi/') && /\.ya?ml$/.test(file)) return descriptionsOf(content);
  if (!/\.tsx?$/.test(file)) return [];
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  return [
    ...commentsOf(source),
    ...(catalogue.test(file) ? messagesOf(source) : []),
    ...(test.test(file) ? testNamesOf(source) : []),
  ];
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => file !== '' && !generated.test(file));
const findings = files.flatMap((file) =>
  textsOf(file).flatMap(({ line, text }) => {
    const advice = adviceOn(text);
    return advice === undefined ? [] : [`${file}:${line}  ${text.slice(0, 120)}\n    ${advice}`];
  }),
);
const broken = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    brokenLinksOf(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}  ${text}`),
  );
if (broken.length > 0) {
  process.stderr.write(`${broken.join('\n')}\n\n${broken.length} links lead nowhere\n`);
  process.exitCode = 1;
}
if (findings.length > 0) {
  process.stderr.write(`${findings.join('\n')}\n\n${findings.length} texts are hard to read\n`);
  process.exitCode = 1;
}
