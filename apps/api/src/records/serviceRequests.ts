import type { components, operations } from '@fairlead/openapi';
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordKind } from '../contract/changeRecord.ts';
import { listOf, type Page, readPage } from '../db/page.ts';
import { first } from '../db/rows.ts';
import { certificates, policies, roles, serviceRequests, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';

type Query = NonNullable<operations['listServiceRequests']['parameters']['query']>;
type ServiceRequestPayload = components['schemas']['ServiceRequest'];
export type ServiceRequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

const answerers = alias(users, 'answerers');

const selectRequests = (tx: Transaction) =>
  tx
    .select({
      request: serviceRequests,
      policyNumber: policies.policyNumber,
      certificate: { holderName: certificates.holderName, holderAddress: certificates.holderAddress },
      requester: { id: users.id, name: users.name, email: users.email, language: users.language },
      requesterRole: roles.roleType,
      answerer: { id: answerers.id, name: answerers.name },
    })
    .from(serviceRequests)
    .innerJoin(policies, eq(policies.id, serviceRequests.policyId))
    .innerJoin(users, eq(users.id, serviceRequests.requestedBy))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(answerers, eq(answerers.id, serviceRequests.answeredBy))
    .leftJoin(certificates, eq(certificates.id, serviceRequests.certificateId))
    .$dynamic();

export function toServiceRequest(row: ServiceRequestRow): ServiceRequestPayload {
  const { request, policyNumber, certificate, requester, requesterRole, answerer } = row;
  const { street, city, state, zipCode } = request;
  return {
    id: request.id,
    policyId: request.policyId,
    policyNumber,
    policyServiceType: request.serviceType,
    title: request.title,
    description: request.description,
    address: request.serviceType === 'CHANGE_OF_MAILING_ADDRESS' ? { street, city, state, zipCode } : null,
    phone: request.phone,
    callbackTime: request.callbackTime,
    certificateId: request.certificateId,
    holderName: certificate?.holderName ?? '',
    holderAddress: certificate?.holderAddress ?? '',
    serviceRequestStatus: request.status,
    answer: request.answer,
    requestedBy: {
      id: requester.id,
      name: requester.name,
      type: requesterRole === 'CUSTOMER' ? 'CUSTOMER' : 'AGENT',
    },
    answeredBy: answerer && { ...answerer, type: 'AGENT' },
    creationDate: toSeconds(request.createdAt),
    updatedDate: toSeconds(request.updatedAt),
    version: request.version,
  };
}

/** A page of the requests that the caller may see, newest first. */
export function listServiceRequests(tx: Transaction, query: Query): Promise<Page<ServiceRequestRow>> {
  const { policyId, serviceRequestStatus: status } = query;
  const condition = and(
    policyId === undefined ? undefined : eq(serviceRequests.policyId, policyId),
    status === undefined ? undefined : eq(serviceRequests.status, status),
  );
  return readPage(
    tx,
    query,
    listOf(tx, serviceRequests, {
      where: condition,
      orderBy: [desc(serviceRequests.createdAt), desc(serviceRequests.id)],
      rows: selectRequests(tx),
    }),
  );
}

/** Finds a request that the caller may see. */
export const findServiceRequest = (tx: Transaction, id: string): Promise<ServiceRequestRow | undefined> =>
  first(selectRequests(tx).where(eq(serviceRequests.id, id)));

export const serviceRequest = recordKind({
  table: serviceRequests,
  type: 'serviceRequest',
  notFound: 'service.notFound',
  find: findServiceRequest,
  rowOf: (row) => row.request,
  toPayload: toServiceRequest,
});

/** Finds and locks the service request that a certificate was made for. Sending the certificate resolves it. */
export async function lockRequestOfCertificate(
  tx: Transaction,
  certificateId: string,
): Promise<ServiceRequestRow | undefined> {
  const [row] = await tx
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(eq(serviceRequests.certificateId, certificateId))
    .for('update');
  return row && findServiceRequest(tx, row.id);
}

/** The certificate of the customer's latest service request for a certificate of this policy. */
export async function requestedCertificate(tx: Transaction, policyId: string, userId: string) {
  const [found] = await tx
    .select({
      certificateId: certificates.id,
      certificateStatus: certificates.status,
      holderName: certificates.holderName,
      holderAddress: certificates.holderAddress,
      description: certificates.description,
    })
    .from(serviceRequests)
    .innerJoin(certificates, eq(certificates.id, serviceRequests.certificateId))
    .where(and(eq(serviceRequests.policyId, policyId), eq(serviceRequests.requestedBy, userId)))
    .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.id))
    .limit(1);
  return found;
}
