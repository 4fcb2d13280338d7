import fastJson from 'fast-json-stringify';
import { componentSchemas, type Schema } from './document.ts';

const bounds = new Set(['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems']);
const prefix = '#/components/schemas/';

/**
 * A self-contained schema for the serializer, without bounds.
 *
 * The serializer checks the branches of `oneOf` and throws when a value matches none, so a stored value beyond a bound would
 * answer 500. Tests check the bounds of every answer instead. Each serializer compiles all schemas that it gets. Passing only
 * the referenced schemas makes the server start much faster.
 */
export function forSerializer(schema: Schema): Schema {
  const definitions: Record<string, unknown> = {};
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    const target = '$ref' in node && typeof node.$ref === 'string' ? node.$ref : '';
    if (target.startsWith(prefix)) return refer(target.slice(prefix.length));
    // Below `properties`, a key such as `pattern` is a property name and its value is a schema.
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => typeof value === 'object' || (key !== 'description' && !bounds.has(key)))
        .map(([key, value]) => [key, walk(value)]),
    );
  };
  function refer(name: string): unknown {
    const referred = componentSchemas[name];
    if (referred === undefined) throw new Error(`the contract has no schema ${name}`);
    if (isScalar(referred)) return walk(referred);
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = walk(referred);
    }
    return { $ref: `#/definitions/${name}` };
  }
  const walked = walk(schema) as Schema;
  return Object.keys(definitions).length === 0 ? walked : { ...(walked as object), definitions };
}

/** A schema of a scalar, without nested schemas. */
const isScalar = (schema: Schema): boolean =>
  typeof schema === 'object' && 'type' in schema && !('properties' in schema) && !('items' in schema);

const serializers = new Map<string, (value: unknown) => string>();

/**
 * Serializer that compiles its schema when it is first used. Compiling all 160 operations at start takes seconds and most of the
 * server's memory. Equal schemas share one serializer: most operations have the same error responses.
 */
export function lazySerializer(schema: unknown): (value: unknown) => string {
  const key = JSON.stringify(schema);
  return (value) => {
    const serializer = serializers.get(key) ?? fastJson(schema as fastJson.Schema);
    serializers.set(key, serializer);
    return serializer(value);
  };
}
