import { items } from 'virtual:ui-api';
import type { ApiItem } from '../../api/uiApi';
import type { PartName } from './findParts';

/** Documentation that the build adds to each component. */
export interface DocgenInfo {
  props?: Record<string, { description?: string; type?: { name?: string } }>;
}

const types = new Map(items.filter(({ kind }) => kind === 'type').map((item) => [item.name, item]));
const wordsIn = (text = '') => text.match(/\b[A-Z]\w+/g) ?? [];

/** Import and example of a public name. Undefined without an example. */
export const codeOf = ({ name, entry, example }: ApiItem): string | undefined =>
  example && `import { ${name} } from '${entry}';\n\n${example}`;

/** First sentence of a TSDoc. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Public types that props and signatures name, also through other types. The props of components have their own table. */
export function typesOf(props: DocgenInfo['props'] = {}, exported: readonly ApiItem[]): ApiItem[] {
  const found = new Map<string, ApiItem>();
  const add = (names: readonly string[]) => {
    for (const name of names) {
      const type = types.get(name);
      if (!type || found.has(name)) continue;
      found.set(name, type);
      add(type.refs);
    }
  };
  add(Object.values(props).flatMap(({ type }) => wordsIn(type?.name)));
  add(exported.flatMap(({ refs }) => refs));
  return [...found.values()].filter(({ name, fields }) => fields && !name.endsWith('Props'));
}

/** Description of a part such as `title`, `items.label` or `MenuItem`. Empty if the types do not describe it. */
export function describePart(part: PartName, props: DocgenInfo['props'] = {}): string {
  if (part.kind === 'component') return firstSentence(items.find(({ name }) => name === part.name)?.description ?? '');
  const [prop = '', ...path] = part.name.split('.');
  if (prop === 'children' && !props.children?.description) return 'Content.';
  let { description = '', type = {} } = props[prop] ?? {};
  for (const field of path) {
    const owner = wordsIn(type.name).flatMap((name) => types.get(name) ?? []);
    const found = owner.flatMap(({ fields = [] }) => fields).find(({ name }) => name === field);
    description = found?.description ?? '';
    type = { name: found?.type ?? '' };
  }
  return firstSentence(description);
}
