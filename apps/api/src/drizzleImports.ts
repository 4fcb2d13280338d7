import { type ResolveFnOutput, registerHooks } from 'node:module';

// The manifest of drizzle-orm has 180 kB, and Node parses it again for each import of this package and in this package. That is
// half of the time in which the modules of the server load. The result is always the same, so it is looked up once.

const name = 'drizzle-orm';
const results = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (/^\..*\.js$/.test(specifier) && parentURL?.includes(`/node_modules/${name}/`))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== name && !specifier.startsWith(`${name}/`)) return nextResolve(specifier, context);
    const result = results.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true };
    results.set(specifier, result);
    return result;
  },
});
