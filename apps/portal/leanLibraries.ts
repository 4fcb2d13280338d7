import { type Plugin, parseSync, Visitor } from 'vite';

type Place = [start: number, end: number, instead?: string];

/** The places of a module that give names to functions and components. */
function namesIn(code: string): Place[] {
  const places: Place[] = [];
  new Visitor({
    // Select.displayName = 'Select'
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name === 'displayName') places.push([left.start, right.end, '0']);
    },
    // __name(function Select() {}, 'Select')
    CallExpression({ callee, arguments: [value, name] }) {
      if (callee.type !== 'Identifier' || callee.name !== '__name' || !value || !name) return;
      places.push([callee.start, callee.end], [value.end, name.end]);
    },
  }).visit(parseSync('library.js', code).program);
  return places;
}

/**
 * Takes out what libraries say to developers alone: the names of components in developer tools, and the router's
 * warnings. Giving a name is an effect, and so keeps in the bundle whatever bears one, used or not.
 */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  apply: 'build',
  transform: {
    filter: { id: /node_modules.*\.m?js$/, code: /__name\(|\.displayName = / },
    handler(code) {
      let lean = code;
      // spaces instead, so that what is left stays where the source map looks for it
      for (const [start, end, instead = ''] of namesIn(code))
        lean = lean.slice(0, start) + instead.padEnd(end - start) + lean.slice(end);
      return {
        code: lean
          .replaceAll(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      };
    },
  },
};
