import { uuidv7 } from '../../db/ids.ts';
import { supportForwards } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type ServiceRequestRow, toServiceRequest } from '../../records/serviceRequests.ts';

interface Forward {
  agencyId: string;
  /** Session token of the customer in the support system. */
  token: string | null;
}

/** Queues a service request for the support system in the transaction that creates it. */
export async function queueForward(tx: Transaction, row: ServiceRequestRow, { agencyId, token }: Forward) {
  const id = uuidv7();
  const { policyId, policyNumber, policyServiceType, title, description, ...request } = toServiceRequest(row);
  const { address, phone, callbackTime, holderName, holderAddress, requestedBy, creationDate } = request;
  const content = JSON.stringify({
    id: request.id,
    policyId,
    policyNumber,
    policyServiceType,
    title,
    description,
    address,
    phone,
    callbackTime,
    holderName,
    holderAddress,
    requestedBy: { name: requestedBy.name, type: requestedBy.type },
    creationDate,
  });
  await tx.insert(supportForwards).values({ id, agencyId, content, token });
  await enqueue(tx, agencyId, { kind: 'forwardRequest', payload: { forwardId: id } });
}
