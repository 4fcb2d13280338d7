import type { components } from '@fairlead/openapi';
import { asksForCertificate, mailingAddressFields, requiredServiceTexts } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { certificates, serviceRequests, states } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

type Input = components['schemas']['ServiceRequestCreate'];
type Requester = { userId: string; agencyId: string; now: number };

/** Messages for missing fields. */
const missingMessages = {
  description: 'service.descriptionRequired',
  phone: 'service.phoneRequired',
  street: 'service.streetRequired',
  city: 'service.cityRequired',
  state: 'service.stateRequired',
  zipCode: 'service.zipCodeRequired',
} as const;

/** Trims all texts. */
const trimmed = ({ title, description = '', phone = '', callbackTime = '', ...input }: Input) => ({
  title: title.trim(),
  description: description.trim(),
  phone,
  callbackTime: callbackTime.trim(),
  holderName: input.holderName?.trim() ?? '',
  holderAddress: input.holderAddress?.trim() ?? '',
});

/** Missing fields of the request type, and errors of unknown states. */
export async function requestErrors(tx: Transaction, input: Input): Promise<FieldMessage[]> {
  const { policyServiceType: type, address } = input;
  const texts = trimmed(input);
  const errors = requiredServiceTexts[type]
    .filter((field) => texts[field] === '')
    .map((field): FieldMessage => ({ field, code: missingMessages[field] }));
  if (type === 'REQUEST_FOR_CERTIFICATE' && !asksForCertificate(texts))
    errors.push({ field: 'holderName', code: 'certificate.incomplete' });
  if (type !== 'CHANGE_OF_MAILING_ADDRESS') return errors;
  if (!address)
    return mailingAddressFields.map((field) => ({ field: `address.${field}`, code: missingMessages[field] }));
  const [known] = await tx.select({ id: states.id }).from(states).where(eq(states.name, address.state.trim()));
  return known ? errors : [...errors, { field: 'address.state', code: 'address.stateUnknown' }];
}

/** Inserts a valid request, with its certificate when one is requested. */
export async function insertRequest(tx: Transaction, input: Input, { userId, agencyId, now }: Requester) {
  const { policyId, policyServiceType: serviceType, address } = input;
  const { holderName, holderAddress, ...texts } = trimmed(input);
  const at = { createdAt: new Date(now * 1000) };
  const certificateId = serviceType === 'REQUEST_FOR_CERTIFICATE' ? uuidv7(now * 1000) : null;
  if (certificateId !== null) {
    const certificateValues = { holderName, holderAddress, description: texts.description, requestedBy: userId };
    await tx.insert(certificates).values({ id: certificateId, agencyId, policyId, ...certificateValues, ...at });
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
