import { optionalText } from '@fairlead/kit';
import { asksForCertificate, policyLimits } from '@fairlead/rules';
import * as z from 'zod/mini';
import type { CertificateWish } from './certificates.api';

export interface RequestValues {
  holderName: string;
  holderAddress: string;
  description: string;
}

export const emptyRequest: RequestValues = { holderName: '', holderAddress: '', description: '' };

/** What is said where all of it is empty; the dialog has the words. */
export const INCOMPLETE = 'certificates.incomplete';

/** The rules of the request: it says something about somebody. Specification, document 2, section 5. */
export const requestSchema = z.pipe(
  z
    .object({
      holderName: optionalText(policyLimits.holderName),
      holderAddress: optionalText(policyLimits.holderAddress),
      description: optionalText(policyLimits.certificateDescription),
    })
    .check(z.refine(asksForCertificate, { error: INCOMPLETE, path: ['holderName'] })),
  z.transform(
    ({ holderName, holderAddress, description }): CertificateWish => ({
      holderName: holderName.trim(),
      holderAddress: holderAddress.trim(),
      description: description.trim(),
    }),
  ),
);
