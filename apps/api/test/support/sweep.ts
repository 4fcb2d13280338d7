import type { OperationId } from '../../src/access.ts';
import { contract, type Operation, resolve, type Schema } from '../../src/contract/document.ts';
import { multipart } from './multipart.ts';

// Builds requests from the contract, with an id in every location that accepts one. New operations are included
// automatically.

/** Valid ids and values for requests of an account. */
export interface Caller {
  email: string;
  /** Returns an id of the caller by the name of the location; null when the caller has none. */
  ownId(name: string): string | null;
  /** Active insurance type. */
  typeId: string;
  /** Value of a parameter or property that the operation accepts from this caller; undefined for a sample. */
  choose?(name: string): unknown;
}

/** Tables of the records that operations with a version change; other operations change the user. */
export const changedTables: Partial<Record<OperationId, string>> = {
  endSession: 'sessions',
  confirmSession: 'sessions',
  renamePasskey: 'passkeys',
  removePasskey: 'passkeys',
  updateAgency: 'agencies',
  disableAgency: 'agencies',
  enableAgency: 'agencies',
  updateTimeSettings: 'agencies',
  deleteAgency: 'agencies',
  requestAgencyDeletion: 'agencies',
  withdrawAgencyDeletion: 'agencies',
  updateSignInSecurity: 'agencies',
  updateBrand: 'agencies',
  updateRetention: 'agencies',
  updateContact: 'contacts',
  getContactOverview: 'contacts',
  getPersonalData: 'contacts',
  exportPersonalData: 'contacts',
  eraseContact: 'contacts',
  updateOpportunity: 'opportunities',
  updateQuote: 'quotes',
  answerQuote: 'quotes',
  assignQuote: 'quotes',
  previewQuoteMail: 'quotes',
  sendQuote: 'quotes',
  assignPolicy: 'policies',
  renewPolicy: 'policies',
  requotePolicy: 'policies',
  updateNonRenewal: 'policies',
  updatePolicyCoverage: 'coverages',
  updatePolicy: 'policies',
  updatePolicyTransaction: 'policy_transactions',
  updateDocumentRequest: 'document_requests',
  remindDocumentRequest: 'document_requests',
  withdrawDocumentRequest: 'document_requests',
  uploadRequestedDocument: 'document_requests',
  declineDocumentRequest: 'document_requests',
  updateServiceRequest: 'service_requests',
  updateClaim: 'claims',
  moveClaim: 'claims',
  withdrawClaim: 'claims',
  updateMailThread: 'mail_threads',
  updateAddress: 'addresses',
  startBulk: 'policies',
  getBulkRun: 'bulk_runs',
  stopBulk: 'bulk_runs',
  undoBulk: 'bulk_runs',
  restoreAuditEntry: 'audit_log',
  updateListView: 'list_views',
  deleteListView: 'list_views',
  updateTask: 'tasks',
  completeTask: 'tasks',
  reopenTask: 'tasks',
  snoozeTask: 'tasks',
  deleteTask: 'tasks',
  updateNote: 'notes',
  pinNote: 'notes',
  restoreNote: 'notes',
  deleteNote: 'notes',
};

/** Location of an id in a request: a parameter, or the path of a body property (`0` is the first item of a list). */
export type IdLocation = { in: 'path' | 'query'; name: string } | { in: 'body'; at: readonly (string | number)[] };

/** Path of a location, as text. */
export const nameOf = (place: IdLocation): string => (place.in === 'body' ? place.at.join('.') : place.name);
/** Name of the property or parameter that holds the id. */
export const fieldOf = (place: IdLocation): string =>
  place.in === 'body' ? (place.at.filter((part) => typeof part === 'string').at(-1) ?? '') : place.name;

type Property = { [keyword: string]: unknown };
const schemaOf = (schema: Schema | undefined): Property => resolve((schema ?? {}) as Property);

const isId = (schema: Property): boolean => {
  const { format, oneOf } = schemaOf(schema);
  return format === 'uuid' || (Array.isArray(oneOf) && oneOf.some((one) => isId(one as Property)));
};

const bodyOf = ({ body }: Operation) => schemaOf(body?.['application/json']?.schema);
const propertiesOf = (schema: Property) => Object.entries((schema.properties ?? {}) as Record<string, Property>);

/** Paths of all ids in a schema. For lists, the path of the first item. */
function idsIn(given: Property, depth = 0): (string | number)[][] {
  const schema = schemaOf(given);
  if (isId(schema)) return [[]];
  if (depth > 4) return [];
  const parts: (readonly [string | number, Property])[] = schema.items
    ? [[0, schema.items as Property]]
    : propertiesOf(schema);
  return parts.flatMap(([key, part]) => idsIn(part, depth + 1).map((rest) => [key, ...rest]));
}

/** All locations of an operation that accept an id. */
export function idLocationsOf(operation: Operation): IdLocation[] {
  const parameters = operation.parameters.flatMap(({ name, in: place, schema }) =>
    place !== 'header' && isId(schemaOf(schema)) ? [{ in: place, name }] : [],
  );
  const body = operation.body?.['application/json'] ? idsIn(bodyOf(operation)) : [];
  return [...parameters, ...body.map((at) => ({ in: 'body' as const, at }))];
}

/** Returns a value that the schema allows. Special formats depend on the property's name. */
function sampleOf(name: string, given: Property, caller: Caller): unknown {
  const schema = schemaOf(given);
  if (isId(schema)) return caller.ownId(name);
  const chosen = caller.choose?.(name);
  if (chosen !== undefined) return chosen;
  if (name === 'stripeToken') return 'tok_visa';
  if (/password/i.test(name)) return 'Another#2026';
  if (/email/i.test(name)) return caller.email;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'array') return name === 'insuranceTypeIds' ? [caller.typeId] : [];
  if (type === 'object') return sampleBody(schema, caller);
  return 'sample text'.slice(0, Number(schema.maxLength ?? 255));
}

/** Builds an object with the required properties, those that the caller chooses, and the id at a path. */
function sampleBody(given: Property, caller: Caller, at: readonly (string | number)[] = [], id?: string): unknown {
  const schema = schemaOf(given);
  if (at.length === 0 && id !== undefined) return id;
  const [key, ...rest] = at;
  if (schema.items) return [sampleBody(schema.items as Property, caller, rest, id)];
  const required = (schema.required ?? []) as string[];
  return Object.fromEntries(
    propertiesOf(schema)
      .filter(([name]) => required.includes(name) || name === key || caller.choose?.(name) !== undefined)
      .map(([name, part]) => [name, name === key ? sampleBody(part, caller, rest, id) : sampleOf(name, part, caller)]),
  );
}

/** Builds a request with the id at the location. */
export function requestOf(operation: Operation, caller: Caller, place?: IdLocation, id?: string) {
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where === 'header') continue;
    const asked = place !== undefined && place.in === where && place.name === name;
    if (where === 'query' && !required && !asked) continue;
    const sample = asked ? id : sampleOf(name, schemaOf(schema), caller);
    const value = typeof sample === 'string' ? sample : '01940000-0000-7000-8000-000000000000';
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  const url = query.size > 0 ? `${path}?${query.toString()}` : path;
  const { method, body } = operation;
  if (body?.['multipart/form-data']) return { method, url, ...multipart({ content: 'x' }) };
  if (!body) return { method, url };
  const at = place?.in === 'body' ? place.at : [];
  const payload = sampleBody(bodyOf(operation), caller, at, at.length > 0 ? id : undefined);
  return { method, url, payload: payload as object };
}

/** Operations that end or change the session that other requests need. They accept no id. */
const endsSession: readonly string[] = ['signOut', 'changePassword', 'endOtherSessions'];

/** Operations that need a session. */
export const sweptOperations = (isPublic: (id: Operation['id']) => boolean): Operation[] =>
  [...contract.values()].filter(({ id }) => !isPublic(id) && !endsSession.includes(id));
