import ts from 'typescript';

/** One text for readers, with its line in the file. */
export interface ProseText {
  line: number;
  text: string;
}

const words = /[a-z] [a-z]/i;
const directive = /^(@|eslint|biome|oxlint|prettier|#|\/ <reference|https?:)/;

/** Comments of a TypeScript file; neighbouring line comments are one text. */
export function commentsOf(source: ts.SourceFile): ProseText[] {
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      for (const range of ts.getLeadingCommentRanges(source.text, node.pos) ?? []) ranges.set(range.pos, range);
      for (const range of ts.getTrailingCommentRanges(source.text, node.end) ?? []) ranges.set(range.pos, range);
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  const texts: ProseText[] = [];
  let previous: { line: number; text: ProseText } | undefined;
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const line = lineOf(source, pos);
    const text = plain(source.text.slice(pos, end));
    const before = source.text.slice(source.text.lastIndexOf('\n', pos) + 1, pos);
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia && before.trim() === '';
    if (isLine && previous?.line === line - 1 && !directive.test(text)) {
      previous.text.text += ` ${text}`;
      previous.line = line;
      continue;
    }
    const found = { line, text };
    previous = isLine ? { line, text: found } : undefined;
    texts.push(found);
  }
  return texts.filter(({ text }) => words.test(text) && !directive.test(text));
}

/** The words of a comment without its marks and TSDoc tags. */
const plain = (comment: string): string =>
  comment
    .replace(/^\/\/+|^\/\*+|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .trim();

const isString = ts.isStringLiteralLike;

/** Values of the entries of a message catalogue. */
export function messagesOf(source: ts.SourceFile): ProseText[] {
  return collect(source, (node) =>
    ts.isPropertyAssignment(node) && isString(node.initializer) ? node.initializer : undefined,
  );
}

const namesTests = new Set(['it', 'test', 'describe']);

/** Names of tests and of their groups. */
export function testNamesOf(source: ts.SourceFile): ProseText[] {
  return collect(source, (node) => {
    if (!ts.isCallExpression(node)) return undefined;
    const [name] = node.arguments;
    const callee = node.expression.getText(source).split(/[.(]/)[0] ?? '';
    return name && isString(name) && namesTests.has(callee) ? name : undefined;
  });
}

function collect(source: ts.SourceFile, pick: (node: ts.Node) => ts.StringLiteralLike | undefined): ProseText[] {
  const texts: ProseText[] = [];
  const visit = (node: ts.Node) => {
    const found = pick(node);
    if (found && words.test(found.text)) texts.push({ line: lineOf(source, found.getStart(source)), text: found.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Lines of a Markdown document outside of its code blocks. */
export function linesOf(markdown: string): ProseText[] {
  let isCode = false;
  return markdown.split('\n').flatMap((content, index) => {
    if (content.startsWith('```')) isCode = !isCode;
    const text = content.replace(/^[\s>*#|-]+/, '');
    return !isCode && words.test(text) ? [{ line: index + 1, text }] : [];
  });
}

/** Descriptions and summaries of a YAML file of the contract; a block may continue on further lines. */
export function descriptionsOf(yaml: string): ProseText[] {
  return yaml.split('\n').flatMap((content, index, lines) => {
    const found = /\b(?:description|summary):\s*(.*)$/.exec(content)?.[1];
    if (found === undefined) return [];
    const text = /^[>|]/.test(found) ? (lines[index + 1] ?? '') : found;
    return [{ line: index + 1, text: text.trim().replace(/^["']|["']?\s*}*$/g, '') }];
  });
}

const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;
