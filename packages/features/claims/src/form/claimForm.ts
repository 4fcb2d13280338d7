import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { claimLimits } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import * as z from 'zod/mini';
import {
  type FieldRules,
  type LossValues,
  lossOf,
  lossShape,
  type Need,
  type PeopleValues,
  peopleOf,
  peopleShape,
} from './claimFields';

export type ClaimBody = Schemas['ClaimCreate'];
export type ClaimFile = FileItem<StoredFile>;

/** What stands in the fields of all steps. */
export interface ClaimValues extends LossValues, PeopleValues {
  policyId: string;
  fileIds: ClaimFile[];
}

export const emptyClaim = (policyId: string): ClaimValues => ({
  policyId,
  claimType: '',
  lossDate: '',
  lossTime: '',
  location: '',
  estimatedAmount: '',
  policeReportNumber: '',
  description: '',
  injuries: '',
  people: [],
  fileIds: [],
});

/** The steps of the form, and which fields stand in each; in the last one all is read once more. */
export const claimSteps = {
  policy: ['policyId'],
  loss: ['claimType', 'lossDate', 'lossTime', 'location', 'estimatedAmount', 'policeReportNumber', 'description'],
  people: ['injuries', 'people'],
  files: ['fileIds'],
  review: [],
} as const satisfies Record<string, readonly (keyof ClaimValues)[]>;
export type ClaimStep = keyof typeof claimSteps;
export const stepNames = ['policy', 'loss', 'people', 'files', 'review'] as const satisfies readonly ClaimStep[];

/** In which step a field stands. */
export const stepOf = (field: string): ClaimStep =>
  stepNames.find((step) => claimSteps[step].some((each) => each === field)) ?? 'review';

/** Nothing is lost on the way: what could not be sent is taken away or sent again first. */
const sent = ({ status }: ClaimFile) => status === 'uploaded';

/** The rules of the form. PRODUCT, Claims. */
export const claimSchema = (rules: FieldRules) =>
  z.pipe(
    z.object({
      policyId: z.string().check(z.minLength(1, 'need.policy' satisfies Need)),
      ...lossShape(rules),
      ...peopleShape(),
      fileIds: z.array(z.custom<ClaimFile>()).check(
        z.refine((files) => files.every(sent), 'need.files' satisfies Need),
        z.maxLength(claimLimits.files, 'need.fewerFiles' satisfies Need),
      ),
    }),
    z.transform(
      (values): ClaimBody => ({
        policyId: values.policyId,
        ...lossOf(rules, values),
        ...peopleOf(values),
        fileIds: values.fileIds.flatMap(({ result }) => (result ? [result.id] : [])),
      }),
    ),
  );
