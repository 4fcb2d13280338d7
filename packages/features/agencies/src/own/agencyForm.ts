import type { Schemas } from '@fairlead/api-client/client';
import { requiredText } from '@fairlead/kit';
import * as z from 'zod/mini';

/** What is saved; the image is a file that has still to be sent, null for none, or left out where the stored one stays. */
export type AgencyBody = Pick<Required<Schemas['AgencyUpdate']>, 'agencyName' | 'insuranceTypeIds' | 'states'> & {
  image?: File | null;
};

/** What stands in the fields. */
export interface AgencyValues {
  /** The stored one as long as it is undefined; null once it was taken off. */
  image: File | null | undefined;
  agencyName: string;
  insuranceTypeIds: string[];
  /** Codes. */
  states: string[];
}

export const toValues = ({ agencyName, insuranceTypes, states }: Schemas['Agency']): AgencyValues => ({
  image: undefined,
  agencyName,
  insuranceTypeIds: insuranceTypes.map(({ id }) => id),
  states: states.map(({ state_code }) => state_code),
});

/** The rules of the form. */
export const agencySchema = z.pipe(
  z.object({
    image: z.custom<File | null | undefined>(),
    agencyName: requiredText(),
    insuranceTypeIds: z.array(z.string()),
    states: z.array(z.string()),
  }),
  z.transform(
    ({ image, agencyName, ...rest }): AgencyBody => ({
      ...rest,
      agencyName: agencyName.trim(),
      ...(image !== undefined && { image }),
    }),
  ),
);
