import type { components, operations } from '@fairlead/openapi';
import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Page, readPage } from '../../db/page.ts';
import { certificates, policies, roles, serviceRequests, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

type Query = NonNullable<operations['listServiceRequests']['parameters']['query']>;
type Shown = components['schemas']['ServiceRequest'];
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

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** As the contract shows it. */
export function toServiceRequest(row: ServiceRequestRow): Shown {
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
    creationDate: seconds(request.createdAt),
    updatedDate: seconds(request.updatedAt),
    version: request.version,
  };
}

/** A page of those that the caller may see, the newest first. */
export function listServiceRequests(tx: Transaction, query: Query): Promise<Page<ServiceRequestRow>> {
  const { policyId, serviceRequestStatus: status } = query;
  const wanted = and(
    policyId === undefined ? undefined : eq(serviceRequests.policyId, policyId),
    status === undefined ? undefined : eq(serviceRequests.status, status),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      selectRequests(tx)
        .where(wanted)
        .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.id))
        .limit(limit)
        .offset(offset),
    () => tx.select({ total: count() }).from(serviceRequests).where(wanted),
  );
}

/** One that the caller may see. */
export async function findServiceRequest(tx: Transaction, id: string): Promise<ServiceRequestRow | undefined> {
  const [row] = await selectRequests(tx).where(eq(serviceRequests.id, id));
  return row;
}

/** The same, kept from others until the transaction ends. */
export async function lockServiceRequest(tx: Transaction, id: string): Promise<ServiceRequestRow | undefined> {
  const [locked] = await tx
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, id))
    .for('update');
  return locked && findServiceRequest(tx, locked.id);
}

/** What was asked for with a certificate is answered by sending it. */
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
