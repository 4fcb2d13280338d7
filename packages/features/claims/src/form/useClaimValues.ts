import { type Control, useWatch } from 'react-hook-form';
import type { ClaimBody, ClaimValues } from './claimForm';

/** Current form values of all steps. */
export function useClaimValues(control: Control<ClaimValues, unknown, ClaimBody>): ClaimValues {
  const [policyId, claimType, lossDate, lossTime, location, estimatedAmount] = useWatch({
    control,
    name: ['policyId', 'claimType', 'lossDate', 'lossTime', 'location', 'estimatedAmount'],
  });
  const [policeReportNumber, description, injuries, people, fileIds] = useWatch({
    control,
    name: ['policeReportNumber', 'description', 'injuries', 'people', 'fileIds'],
  });
  const [reportedBy, reporterName, drivable] = useWatch({ control, name: ['reportedBy', 'reporterName', 'drivable'] });
  const report = { reportedBy, reporterName, drivable };
  const loss = { claimType, lossDate, lossTime, location, estimatedAmount, policeReportNumber, description };
  return { policyId, ...loss, ...report, injuries, people, fileIds };
}
