import type { components } from '@fairlead/openapi';
import { asksForCertificate, mailingAddressFields, requiredServiceTexts } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { certificates, serviceRequests, states } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

type Asked = components['schemas']['ServiceRequestCreate'];
type Requester = { userId: string; agencyId: string; now: number };

/** What is said of a part that is not there. */
const missing = {
  description: 'service.descriptionRequired',
  phone: 'service.phoneRequired',
  street: 'service.streetRequired',
  city: 'service.cityRequired',
  state: 'service.stateRequired',
  zipCode: 'service.zipCodeRequired',
} as const;

/** Without the blanks around what was typed. */
const trimmed = ({ title, description = '', phone = '', callbackTime = '', ...asked }: Asked) => ({
  title: title.trim(),
  description: description.trim(),
  phone,
  callbackTime: callbackTime.trim(),
  holderName: asked.holderName?.trim() ?? '',
  holderAddress: asked.holderAddress?.trim() ?? '',
});

/** What a request of its type lacks, or says of a state that there is not. */
export async function requestErrors(tx: Transaction, asked: Asked): Promise<FieldMessage[]> {
  const { policyServiceType: type, address } = asked;
  const texts = trimmed(asked);
  const errors = requiredServiceTexts[type]
    .filter((field) => texts[field] === '')
    .map((field): FieldMessage => ({ field, code: missing[field] }));
  if (type === 'REQUEST_FOR_CERTIFICATE' && !asksForCertificate(texts))
    errors.push({ field: 'holderName', code: 'certificate.incomplete' });
  if (type !== 'CHANGE_OF_MAILING_ADDRESS') return errors;
  if (!address) return mailingAddressFields.map((field) => ({ field: `address.${field}`, code: missing[field] }));
  const [known] = await tx.select({ id: states.id }).from(states).where(eq(states.name, address.state.trim()));
  return known ? errors : [...errors, { field: 'address.state', code: 'address.stateUnknown' }];
}

/** Keeps a request that is right, and the certificate that is to be made out because of it. */
export async function makeRequest(tx: Transaction, asked: Asked, { userId, agencyId, now }: Requester) {
  const { policyId, policyServiceType: serviceType, address } = asked;
  const { holderName, holderAddress, ...texts } = trimmed(asked);
  const at = { createdAt: new Date(now * 1000) };
  const certificateId = serviceType === 'REQUEST_FOR_CERTIFICATE' ? uuidv7(now * 1000) : null;
  if (certificateId !== null) {
    const said = { holderName, holderAddress, description: texts.description, requestedBy: userId };
    await tx.insert(certificates).values({ id: certificateId, agencyId, policyId, ...said, ...at });
  }
  const to =
    serviceType === 'CHANGE_OF_MAILING_ADDRESS' && address
      ? {
          street: address.street.trim(),
          city: address.city.trim(),
          state: address.state.trim(),
          zipCode: address.zipCode.trim(),
        }
      : {};
  const values = {
    id: uuidv7(now * 1000),
    agencyId,
    policyId,
    serviceType,
    certificateId,
    requestedBy: userId,
    updatedAt: at.createdAt,
    ...texts,
    ...to,
    ...at,
  };
  await tx.insert(serviceRequests).values(values);
  return values;
}
