import { DAY, dayOf } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { uuidv7 } from '../../src/db/ids.ts';
import { onlyRow } from '../../src/db/rows.ts';
import { carriers, contacts, insuranceTypes, opportunities, users } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';

export const agent = 'agent@demo.test';
export const owner = 'owner@demo.test';
export const customer = 'customer@demo.test';
let serial = 3_000_000;

/** Part of a quote in a response. */
export interface QuoteResponse {
  id: string;
  serial: string;
  version: number;
  quoteStatus: string;
  premiumAmount: number;
  effectiveDate: number;
  customerFeedback: string | null;
  contactId: string;
  opportunityId: string;
  assignedAgent: { id: string; name: string };
}

/** Requests of the quote operations. Callers are of the demo's first agency; `agent` is the owner agent of the contacts. */
export function quoteCalls(server: () => Harness) {
  const send = (
    as: string | null,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => server().call(as, { method, url, ...(payload && { payload }), headers });
  const get = (as: string | null, url: string) => server().call(as, { url });

  const userOf = async (email: string) => onlyRow(await server().db.select().from(users).where(eq(users.email, email)));

  /** Returns the contact of the demo's customer. */
  const ownContact = async () => {
    const { id } = await userOf(customer);
    return onlyRow(await server().db.select().from(contacts).where(eq(contacts.userId, id)));
  };

  /** Returns another contact of the agency with the given owner agent. */
  const otherContact = async (agentEmail = agent) => {
    const { id: agentId, agencyId } = await userOf(agentEmail);
    if (!agencyId) throw new Error('an agent of no agency');
    const name = uuidv7();
    const values = { agencyId, agentId, firstName: 'Nobody', lastName: 'Else', email: `${name}@sample.test` };
    return onlyRow(
      await server()
        .db.insert(contacts)
        .values({ id: uuidv7(), ...values })
        .returning(),
    );
  };

  const sold = async () => {
    const { db } = server();
    const type = await db.select().from(insuranceTypes).where(isNull(insuranceTypes.deletedAt)).limit(1);
    const carrier = await db
      .select()
      .from(carriers)
      .where(and(eq(carriers.active, true), isNull(carriers.deletedAt)))
      .limit(1);
    return { insuranceTypeId: onlyRow(type).id, carrierId: onlyRow(carrier).id };
  };

  /** Inserts an opportunity. The contact defaults to the demo's customer. */
  const opportunity = async (values: Partial<typeof opportunities.$inferInsert> = {}) => {
    const contact = await ownContact();
    const { insuranceTypeId } = await sold();
    serial += 1;
    const created = await server()
      .db.insert(opportunities)
      .values({
        id: uuidv7(),
        agencyId: contact.agencyId,
        serial,
        contactId: contact.id,
        createdBy: contact.agentId,
        createdByRole: 'AGENT',
        insuranceTypeId,
        ...values,
      })
      .returning();
    return onlyRow(created);
  };

  /** Valid body of a new quote, overridden by `values`. */
  const input = async (values: object = {}, about: Partial<typeof opportunities.$inferInsert> = {}) => {
    const { id, contactId, insuranceTypeId } = await opportunity(about);
    const { carrierId } = await sold();
    return {
      quoteStatus: 'PENDING',
      premiumAmount: 1184.5,
      effectiveDate: dayOf(server().clock.now()) + 30 * DAY,
      carrierId,
      contactId,
      insuranceTypeId,
      opportunity_id: id,
      ...values,
    };
  };
  const create = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/quotes/create-quote', body, headers);
  const quote = async (values: object = {}, about: Partial<typeof opportunities.$inferInsert> = {}) => {
    const response = await create(await input(values, about));
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload as QuoteResponse;
  };
  const update = (
    { id, version, quoteStatus, premiumAmount, effectiveDate }: QuoteResponse,
    values: object = {},
    as: string | null = agent,
  ) =>
    send(as, 'PUT', '/api/quotes/update-quote', {
      quoteId: id,
      quoteStatus,
      premiumAmount,
      effectiveDate,
      version,
      ...values,
    });
  const answer = (body: object, as: string | null = customer) => send(as, 'POST', '/api/quotes/give-feedback', body);
  const coverages = (entries: readonly object[], as: string | null = agent) =>
    send(as, 'POST', '/api/coverages/create-coverage', { createUpdateCoverages: entries });
  const discounts = (entries: readonly object[], as: string | null = agent) =>
    send(as, 'POST', '/api/discounts/create-discount', { createUpdateDiscounts: entries });

  const file = async (as: string, type = 'QUOTE'): Promise<string> => {
    const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${type}`;
    const part = multipart({ content: samples.pdf, filename: 'Elevation certificate.PDF' });
    return (await server().call(as, { method: 'POST', url, ...part })).json().payload.id;
  };
  const docInput = async (typeId: string, as: string = agent, values: object = {}) => ({
    dbfileId: await file(as),
    createdBy: as === customer ? 'CUSTOMER' : 'AGENT',
    createdDocType: 'QUOTE',
    typeId,
    ...values,
  });
  const addDoc = (body: object, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', '/api/docs/create-doc', body, headers);

  /** Sends a quote or a reminder. */
  const mailTo =
    (step: 'send-quote' | 'mail-preview') =>
    ({ id, version }: Pick<QuoteResponse, 'id' | 'version'>, values: object = {}, as: string | null = agent) => {
      const mail = { to: customer, subject: 'Your quote', message: 'It is ready.', version, ...values };
      return send(as, 'POST', `/api/quotes/id/${id}/${step}`, mail);
    };
  const sendMail = mailTo('send-quote');
  /** Returns the mail that `sendMail` would send. */
  const previewMail = mailTo('mail-preview');
  const revise = (id: string, as: string | null = agent, headers: Record<string, string> = {}) =>
    send(as, 'POST', `/api/quotes/id/${id}/revise-quote`, undefined, headers);

  return {
    file,
    sendMail,
    previewMail,
    revise,
    get,
    send,
    userOf,
    ownContact,
    otherContact,
    opportunity,
    input,
    create,
    quote,
    update,
    answer,
    coverages,
    discounts,
    docInput,
    addDoc,
    detail: async (id: string, as: string = agent) => (await get(as, `/api/quotes/id/${id}`)).json().payload,
    doc: async (typeId: string, as: string = agent) => {
      const response = await addDoc(await docInput(typeId, as), as);
      expect(response.statusCode, response.body).toBe(201);
      return response.json().payload;
    },
  };
}
