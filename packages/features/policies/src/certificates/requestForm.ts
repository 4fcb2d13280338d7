import { defineForm, optionalText } from '@fairlead/kit';
import { asksForCertificate, policyLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { CertificateRequest } from './certificates.api';

export interface RequestValues {
  holderName: string;
  holderAddress: string;
  description: string;
}

export const emptyRequest: RequestValues = { holderName: '', holderAddress: '', description: '' };

/** Message key for a request without holder, address and description. */
export const INCOMPLETE = 'certificates.incomplete';

/** Form schema. At least one of the three fields is required. */
export const requestSchema = z.pipe(
  z
    .object({
      holderName: optionalText(policyLimits.holderName),
      holderAddress: optionalText(policyLimits.holderAddress),
      description: optionalText(policyLimits.certificateDescription),
    })
    .check(z.refine(asksForCertificate, { error: INCOMPLETE, path: ['holderName'] })),
  z.transform(
    ({ holderName, holderAddress, description }): CertificateRequest => ({
      holderName: holderName.trim(),
      holderAddress: holderAddress.trim(),
      description: description.trim(),
    }),
  ),
);

export const requestForm = defineForm({
  messages: 'policies',
  fields: {
    holderName: 'certificates.holder',
    holderAddress: 'certificates.address',
    description: 'certificates.description',
  },
  empty: emptyRequest,
  resolver: () => zodResolver(requestSchema),
});
