import type { Schemas } from '@fairlead/api-client/client';
import { optionalText } from '@fairlead/kit';
import { profileLimits } from '@fairlead/rules';
import * as z from 'zod/mini';
import type { Profile } from './profile.api';
import { optionalAddress } from './profileForm';

type Fields = 'statesId' | 'insuranceTypeId' | 'linkedInUrl' | 'facebookUrl' | 'bio';
export type AdditionalBody = Required<Pick<Schemas['ProfileUpdate'], Fields>>;
/** What stands in the fields is what is saved, but for the white space around it. */
export type AdditionalValues = AdditionalBody;

/** What can be chosen, each by its id. */
export interface Offer {
  states: readonly { id: string; name: string }[];
  types: readonly { id: string; name: string }[];
}

/** What was chosen once and is not offered any more is let go. */
export function toAdditionalValues({ me }: Profile, offer: Offer): AdditionalValues {
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

/** The message of a form without a state; its words are the screen's. */
export const STATE_REQUIRED = 'stateRequired';

/** Specification, document 2, section 5: additional info. */
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
