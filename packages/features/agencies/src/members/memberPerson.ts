import type { ControlledPerson } from '@fairlead/pickers/account';
import type { AgencyAgent } from '../agencies.api';

/** Account of a member, for the actions of admins. */
export const memberPerson = ({ id, name, agencyAdmin }: AgencyAgent): ControlledPerson => ({
  id,
  name,
  role: 'AGENT',
  agencyAdmin,
});
