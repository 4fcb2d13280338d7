import type { Schemas } from '@fairlead/api-client/client';
import { optionalText } from '@fairlead/kit';
import { profileLimits } from '@fairlead/rules';
import * as z from 'zod/mini';
import type { Profile } from './profile.api';
import { optionalAddress } from './profileForm';

type Fields = 'statesId' | 'insuranceTypeId' | 'linkedInUrl' | 'facebookUrl' | 'bio';
export type AdditionalBody = Required<Pick<Schemas['ProfileUpdate'], Fields>>;
/** The form values equal the request, except for surrounding white space. */
export type AdditionalValues = AdditionalBody;

/** Available choices. */
export interface Choices {
  states: readonly { id: string; name: string }[];
  types: readonly { id: string; name: string }[];
}

/** Form values without choices that are no longer available. */
export function toAdditionalValues({ me }: Profile, offer: Choices): AdditionalValues {
  const { supportedStates, supportedInsuranceTypes, linkedInUrl, facebookUrl, bio } = me.userDetails;
  const among = (offered: readonly { id: string }[], chosen: readonly { id: string }[]) => {
    const ids = new Set(chosen.map(({ id }) => id));
    return offered.map(({ id }) => id).filter((id) => ids.has(id));
  };
  return {
    statesId: among(offer.states, supportedStates),
    insuranceTypeId: among(offer.types, supportedInsuranceTypes),
    linkedInUrl,
    facebookUrl,
    bio,
  };
}

/** Error key for a missing state. The screen translates it. */
export const STATE_REQUIRED = 'stateRequired';

/** Validation of the form for additional information. */
export const additionalSchema = z.pipe(
  z.object({
    statesId: z.array(z.string()).check(z.minLength(1, STATE_REQUIRED)),
    insuranceTypeId: z.array(z.string()),
    linkedInUrl: optionalAddress(),
    facebookUrl: optionalAddress(),
    bio: optionalText(profileLimits.bio),
  }),
  z.transform(
    ({ linkedInUrl, facebookUrl, bio, ...chosen }): AdditionalBody => ({
      ...chosen,
      linkedInUrl: linkedInUrl.trim(),
      facebookUrl: facebookUrl.trim(),
      bio: bio.trim(),
    }),
  ),
);
