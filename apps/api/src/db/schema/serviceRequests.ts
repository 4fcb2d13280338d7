import type { ServiceRequestStatus, ServiceType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { certificates, policies } from './policies.ts';

const said = (name: string) => text(name).notNull().default('');

/** What customers ask of the agency about a policy, and what the agency answers. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    policyId: uuid('policy_id').notNull(),
    serviceType: text('service_type').notNull().$type<ServiceType>(),
    title: text('title').notNull(),
    description: said('description'),
    /** Where letters are to go from now on. */
    street: said('street'),
    city: said('city'),
    /** The name of a state. */
    state: said('state'),
    zipCode: said('zip_code'),
    /** Where somebody wants to be called, and when, as they said it. */
    phone: said('phone'),
    callbackTime: said('callback_time'),
    /** What is made out because of it. */
    certificateId: uuid('certificate_id'),
    status: text('status').notNull().default('OPEN').$type<ServiceRequestStatus>(),
    answer: said('answer'),
    requestedBy: uuid('requested_by').notNull(),
    /** Who took it up or answered it last. */
    answeredBy: uuid('answered_by'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    uniqueIndex('service_requests_certificate_ux').on(t.agencyId, t.certificateId),
    index('service_requests_created_ix').on(t.agencyId, t.createdAt, t.id),
    index('service_requests_status_ix').on(t.agencyId, t.status, t.createdAt, t.id),
    index('service_requests_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id),
    foreignKey({
      name: 'service_requests_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    foreignKey({
      name: 'service_requests_certificate_fk',
      columns: [t.agencyId, t.certificateId],
      foreignColumns: [certificates.agencyId, certificates.id],
    }),
    foreignKey({
      name: 'service_requests_requester_fk',
      columns: [t.agencyId, t.requestedBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'service_requests_answerer_fk',
      columns: [t.agencyId, t.answeredBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    check(
      'service_requests_type_ck',
      sql`${t.serviceType} in ('CHANGE_OF_MAILING_ADDRESS', 'REQUEST_FOR_ID', 'REQUEST_FOR_CERTIFICATE', 'BILLING_INQUIRY', 'REQUEST_A_CALLBACK')`,
    ),
    check('service_requests_status_ck', sql`${t.status} in ('OPEN', 'IN_PROGRESS', 'RESOLVED')`),
    check('service_requests_title_ck', sql`${t.title} <> ''`),
    check('service_requests_answer_ck', sql`${t.status} <> 'RESOLVED' or ${t.answer} <> ''`),
    check(
      'service_requests_address_ck',
      sql`${t.serviceType} <> 'CHANGE_OF_MAILING_ADDRESS' or '' not in (${t.street}, ${t.city}, ${t.state}, ${t.zipCode})`,
    ),
    check('service_requests_phone_ck', sql`${t.serviceType} <> 'REQUEST_A_CALLBACK' or ${t.phone} <> ''`),
  ],
);
