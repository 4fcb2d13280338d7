import { type Plugin, parseSync, Visitor } from 'vite';

type Edit = [start: number, end: number, replacement?: string];

/** Finds the code that sets the names of functions and components. */
function findNames(code: string): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    // Select.displayName = 'Select'
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name === 'displayName') edits.push([left.start, right.end, '0']);
    },
    // __name(function Select() {}, 'Select')
    CallExpression({ callee, arguments: [value, name] }) {
      if (callee.type !== 'Identifier' || callee.name !== '__name' || !value || !name) return;
      edits.push([callee.start, callee.end], [value.end, name.end]);
    },
  }).visit(parseSync('library.js', code).program);
  return edits;
}

/**
 * Removes development aids from libraries: component names and the router's warnings. Setting `displayName` is a side
 * effect, so the bundler would keep even unused components.
 */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  apply: 'build',
  transform: {
    filter: { id: /node_modules.*\.m?js$/, code: /__name\(|\.displayName = / },
    handler(code) {
      let lean = code;
      // pad with spaces to keep the source map's positions valid
      for (const [start, end, replacement = ''] of findNames(code))
        lean = lean.slice(0, start) + replacement.padEnd(end - start) + lean.slice(end);
      return {
        code: lean
          .replaceAll(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      };
    },
  },
};
