import { enumChip } from '@fairlead/kit';
import { claimStatusTones } from '@fairlead/rules';

export const ClaimChip = enumChip('claims', 'claimStatus', claimStatusTones);
