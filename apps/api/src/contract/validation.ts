import { _, Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { componentSchemas, type Operation, type Parameter, type Schema } from './document.ts';

/** Id of the contract's shared schemas in Ajv. */
const DOCUMENT_ID = 'contract';

// The package is CommonJS: in Node.js its default export is the module object.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** Rewrites `#/components/…` to `contract#/components/…`, so that a part of the document can be compiled on its own. */
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
 * `multipleOf` with a relative tolerance for floating-point errors. Ajv's own check rejects 0.29 as a multiple of 0.01. A fixed
 * tolerance would accept a price of 0.000000001.
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

/** Bodies are not coerced. Query, path and headers arrive as text, so they are. */
export const bodyAjv = makeAjv({ useDefaults: true });
export const textAjv = makeAjv({ useDefaults: true, coerceTypes: true });

/** Validator that compiles its schema when it is first used. Fastify reads `errors` after each call. */
export function lazyValidator(ajv: Ajv2020, schema: object): Validator {
  const validate: Validator = (value) => {
    const compiled = ajv.compile(schema);
    const isValid = compiled(value);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
}

export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Schema of all parameters in one place. A query allows no other parameters. */
export function parameterSchema(operation: Operation, place: Parameter['in']): Exclude<Schema, boolean> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  // Node.js lowercases header names.
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), absolute(parameter.schema)])),
    required: parameters.filter(({ required }) => required).map(nameOf),
    additionalProperties: place !== 'query',
  };
}
