import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

/** Names from other libraries, and ours for the same thing. The table in CONTRIBUTING.md explains them. */
const synonyms: Readonly<Record<string, string>> = {
  as: 'asChild',
  caption: 'hint or label',
  className: 'none: components have their own look',
  closable: 'onDismiss',
  color: 'tone',
  component: 'asChild',
  endIcon: 'trailingIcon',
  errorMessage: 'error',
  fullWidth: 'block',
  heading: 'title',
  helperText: 'hint',
  kind: 'variant or tone',
  onClose: 'onOpenChange',
  onOpen: 'onOpenChange',
  onToggle: 'onOpenChange',
  onSelectedChange: 'onValueChange',
  openByDefault: 'defaultOpen',
  selected: 'value',
  severity: 'tone',
  startIcon: 'leadingIcon',
  style: 'none: components have their own look',
  visible: 'open',
};
/** Functions that neither report an event nor render. */
const functions = ['children', 'filter', 'rowActions', 'rowGroup', 'rowKey', 'rowLabel', 'upload', 'validate'];
/** The state of `NumberField` is its text, and a context menu opens only where the pointer is. */
const withoutState = ['ContextMenu.onOpenChange', 'MoneyField.onNumberChange', 'NumberField.onNumberChange'];
/** Attributes that `FormField` gives to its control. */
const wiring = ['Control'];

interface Prop {
  component: string;
  name: string;
  isBoolean: boolean;
  isFunction: boolean;
  isDescribed: boolean;
  siblings: ReadonlySet<string>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
let props: Prop[] = [];
beforeAll(() => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const entry = `${root}packages/ui/src/index.ts`;
  const program = ts.createProgram([entry], { ...options, noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('the entry of the package is no module');
  props = checker.getExportsOfModule(module).flatMap((exported) => {
    if (!exported.name.endsWith('Props')) return [];
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const all = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const siblings = new Set(all.map(({ name }) => name));
    return all.flatMap((prop): Prop[] => {
      const declaration = prop.declarations?.[0];
      // Props of native elements keep their names.
      if (!declaration?.getSourceFile().fileName.includes('/packages/ui/src/')) return [];
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
      return [
        {
          component: exported.name.slice(0, -'Props'.length),
          name: prop.name,
          isBoolean: (type.flags & ts.TypeFlags.BooleanLike) !== 0 || checker.typeToString(type) === 'boolean',
          isFunction: type.getCallSignatures().length > 0,
          isDescribed: (prop.declarations ?? []).some((each) => ts.getJSDocCommentsAndTags(each).length > 0),
          siblings,
        },
      ];
    });
  });
}, 60_000);

const nameOf = ({ component, name }: Prop) => `${component}.${name}`;
const stateOf = (name: string, prefix: string, suffix: string) => {
  const state = name.slice(prefix.length, name.length - suffix.length);
  return state.charAt(0).toLowerCase() + state.slice(1);
};

it('reads the props of all components', () => {
  expect(new Set(props.map(({ component }) => component)).size).toBeGreaterThan(80);
});

it('names one thing in one way', () => {
  const others = props.filter(({ name }) => name in synonyms);
  expect(others.map((prop) => `${nameOf(prop)}: use ${synonyms[prop.name]}`)).toEqual([]);
});

it('names booleans by an adjective or a noun, without is, has, should and show', () => {
  const prefixed = props.filter(({ name, isBoolean }) => isBoolean && /^(is|has|should|show)[A-Z]/.test(name));
  expect(prefixed.map(nameOf)).toEqual([]);
});

it('names functions by their event with on, or by what they render', () => {
  const unclear = props.filter(
    ({ name, isFunction }) => isFunction && !/^(on|render)[A-Z]/.test(name) && !functions.includes(name),
  );
  expect(unclear.map(nameOf)).toEqual([]);
  expect(props.filter(({ name, isFunction }) => /^on[A-Z]/.test(name) && !isFunction).map(nameOf)).toEqual([]);
});

it('has the state of every onStateChange, and both for every defaultState', () => {
  const lonely = props.filter(({ component, name, siblings }) => {
    if (/^on.+Change$/.test(name) && !withoutState.includes(`${component}.${name}`))
      return !siblings.has(stateOf(name, 'on', 'Change'));
    if (!/^default[A-Z]/.test(name)) return false;
    const state = stateOf(name, 'default', '');
    const change = `on${state.charAt(0).toUpperCase()}${state.slice(1)}Change`;
    return !siblings.has(state) || !(siblings.has(change) || siblings.has('onChange'));
  });
  expect(lonely.map(nameOf)).toEqual([]);
});

it('describes every prop but the children', () => {
  const silent = props.filter(
    ({ component, name, isDescribed }) => !isDescribed && name !== 'children' && !wiring.includes(component),
  );
  expect(silent.map(nameOf)).toEqual([]);
});
