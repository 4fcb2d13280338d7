import {
  contactPhonePattern,
  couponCodePattern,
  type Language,
  profilePhonePattern,
  signUpPhonePattern,
  visible,
} from '@fairlead/rules';
import type { ErrorObject } from 'ajv';
import { labelOf, type Message } from '../messages/index.ts';
import type { FieldMessage } from './types.ts';

type Where = 'body' | 'querystring' | 'params' | 'headers';

/** Converts Ajv errors to messages with the labels of the form. Only the first error of each field is reported. */
export function fieldErrors(language: Language, found: readonly ErrorObject[], where: Where): FieldMessage[] {
  const byField = new Map<string, FieldMessage>();
  for (const error of found) {
    const field = fieldOf(error, where);
    if (!byField.has(field)) byField.set(field, { field, ...sentence(error, labelOf(language, field)) });
  }
  return [...byField.values()];
}

function fieldOf({ instancePath, params }: ErrorObject, where: Where): string {
  const missing: unknown = params.missingProperty ?? params.additionalProperty;
  const [first] = instancePath.split('/').slice(1);
  const name = first ?? (typeof missing === 'string' ? missing : 'body');
  // Node.js lowercases header names. The contract capitalizes this one.
  return where === 'headers' && name === 'idempotency-key' ? 'Idempotency-Key' : name;
}

function sentence({ keyword, params }: ErrorObject, label: string): Message {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return { code: 'field.required', params: { label } };
    case 'additionalProperties':
      return { code: 'field.unknown', params: { label } };
    case 'minLength':
      return limit === 1
        ? { code: 'field.required', params: { label } }
        : { code: 'field.minLength', params: { label, limit } };
    case 'minItems':
      return { code: 'field.atLeastOne' };
    case 'maxLength':
      return { code: 'field.maxLength', params: { label, limit } };
    case 'minimum':
      return { code: 'field.minimum', params: { label, limit } };
    case 'exclusiveMinimum':
      return { code: 'field.greater', params: { label, limit } };
    case 'maximum':
      return { code: 'field.maximum', params: { label, limit } };
    case 'multipleOf':
      return params.multipleOf === 0.01
        ? { code: 'field.decimals', params: { label } }
        : { code: 'field.invalid', params: { label } };
    case 'pattern':
      if (String(params.pattern).includes('://')) return { code: 'field.url' };
      if (phones.includes(String(params.pattern))) return { code: 'field.phone' };
      return { code: patterns[String(params.pattern)] ?? 'field.pattern', params: { label } };
    // The contract uses `not` only to exclude control characters.
    case 'not':
      return { code: 'field.unseen', params: { label } };
    case 'enum':
      return { code: 'field.choice', params: { label, choices: choicesOf(params.allowedValues) } };
    case 'format':
      return formatSentence(params.format, label);
    case 'type':
      return typeSentence(params.type, label);
    default:
      return { code: 'field.invalid', params: { label } };
  }
}

const phones = [signUpPhonePattern.source, profilePhonePattern.source, contactPhonePattern.source];

/** Specific messages for patterns of the contract. */
const patterns: Readonly<
  Record<string, 'field.required' | 'field.hidden' | 'field.spaces' | 'field.digit' | 'field.special'>
> = {
  // at least one visible character
  [visible.source]: 'field.required',
  [couponCodePattern.source]: 'field.hidden',
  '^\\S*$': 'field.spaces',
  '[0-9]': 'field.digit',
  '[@$!%*?&#^]': 'field.special',
};

function formatSentence(format: unknown, label: string): Message {
  if (format === 'email') return { code: 'field.email' };
  return format === 'uuid' ? { code: 'field.id', params: { label } } : { code: 'field.invalid', params: { label } };
}

const types: Readonly<Record<string, 'field.number' | 'field.integer' | 'field.text' | 'field.boolean'>> = {
  number: 'field.number',
  integer: 'field.integer',
  string: 'field.text',
  boolean: 'field.boolean',
};
const typeSentence = (type: unknown, label: string): Message => ({
  code: (typeof type === 'string' && types[type]) || 'field.invalid',
  params: { label },
});

const choicesOf = (values: unknown): string => (Array.isArray(values) ? values.join(', ') : '');
