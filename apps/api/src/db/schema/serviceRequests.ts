import type { ServiceRequestStatus, ServiceType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { check, index, type PgTableExtraConfigValue, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { policies } from './opportunities.ts';
import { certificates } from './policies.ts';

/**
 * Service requests to be sent to the support system. A job sends each one and then clears its content, because the token opens
 * the customer's session there.
 */
export const supportForwards = pgTable(
  'support_forwards',
  {
    id: id(),
    agencyId: agencyId(),
    /** JSON body of the request. */
    content: text('content').notNull(),
    token: text('token'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t): PgTableExtraConfigValue[] => [index('support_forwards_created_ix').on(t.createdAt)],
);

const optionalText = (name: string) => text(name).notNull().default('');

/** Service requests of customers for a policy, and the agency's answers. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    agencyId: agencyId(),
    policyId: uuid('policy_id').notNull(),
    serviceType: text('service_type').notNull().$type<ServiceType>(),
    title: text('title').notNull(),
    description: optionalText('description'),
    /** New mailing address. */
    street: optionalText('street'),
    city: optionalText('city'),
    /** State name. */
    state: optionalText('state'),
    zipCode: optionalText('zip_code'),
    /** Telephone number and preferred time for a callback, as entered. */
    phone: optionalText('phone'),
    callbackTime: optionalText('callback_time'),
    /** Certificate that was created for the request. */
    certificateId: uuid('certificate_id'),
    status: text('status').notNull().default('OPEN').$type<ServiceRequestStatus>(),
    answer: optionalText('answer'),
    requestedBy: uuid('requested_by').notNull(),
    /** User who last answered the request or changed its status. */
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
    sameAgency('service_requests_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('service_requests_certificate_fk', t.agencyId, t.certificateId, certificates),
    sameAgency('service_requests_requester_fk', t.agencyId, t.requestedBy, users),
    sameAgency('service_requests_answerer_fk', t.agencyId, t.answeredBy, users),
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
