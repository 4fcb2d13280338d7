import { _, Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { componentSchemas, type Operation, type Parameter, type Schema } from './document.ts';

/** The id under which the contract's shared schemas are known to Ajv and to Fastify's serialiser. */
export const DOCUMENT_ID = 'contract';

// The package is CommonJS: under Node its default export is the module itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** `#/components/…` → `contract#/components/…`, so that a part of the document can be compiled by itself. */
export function absolute(schema: Schema): Schema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? DOCUMENT_ID + value : walk(value),
      ]),
    );
  };
  return walk(schema) as Schema;
}

/**
 * But for what arithmetic on doubles is off by. Ajv's own rule knows no such error, and 0.29 is no multiple of 0.01, or one
 * that is the same for every number, and a price of 0.000000001 is nothing.
 */
const isMultiple = (value: number, step: number): boolean =>
  Math.abs(Math.round(value / step) * step - value) <= 1e-12 * Math.abs(value);

export function makeAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
    allErrors: true,
    ...options,
  });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    errors: false,
    error: { message: 'is no multiple', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
    compile: (step: number) => (value: number) => isMultiple(value, step),
  });
  ajv.addSchema({ $id: DOCUMENT_ID, components: { schemas: componentSchemas } }, DOCUMENT_ID);
  return ajv;
}

/** A body says what it means: nothing is coerced. Query, path and headers arrive as text, so they are. */
export const bodyAjv = makeAjv({ useDefaults: true });
export const textAjv = makeAjv({ useDefaults: true, coerceTypes: true });

/** The schema of all parameters in one place; in a query nothing else is allowed. */
export function parameterSchema(operation: Operation, place: Parameter['in']): Schema {
  const those = operation.parameters.filter((parameter) => parameter.in === place);
  // Node writes header names in lower case.
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(those.map((parameter) => [nameOf(parameter), absolute(parameter.schema)])),
    required: those.filter(({ required }) => required).map(nameOf),
    additionalProperties: place !== 'query',
  };
}
