import { enumChip } from '@fairlead/kit';
import { verificationTones } from '@fairlead/rules';

/** Status of a document. */
export const DocStatusChip = enumChip('verification', 'verificationStatus', verificationTones);
