import { enumChip } from '@fairlead/kit';
import { opportunityStatusTones } from '@fairlead/rules';

export const OpportunityChip = enumChip('opportunities', 'opportunityStatus', opportunityStatusTones);
