import { AUTOMATED_QUOTE_TAG, DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';

const types: readonly [name: string, tag: string, active?: false][] = [
  ['Auto', 'AUTO'],
  ['Home', 'HOME'],
  ['Umbrella', 'UMBRELLA'],
  ['Flood', AUTOMATED_QUOTE_TAG],
  ['Commercial Property', 'COMMERCIAL_PROPERTY'],
  ['General Liability', 'GENERAL_LIABILITY'],
  ['Workers Compensation', 'WORKERS_COMPENSATION'],
  ['Commercial Auto', 'COMMERCIAL_AUTO'],
  ['Travel', 'TRAVEL', false],
];

/** Insurance types. `now` in Unix seconds. */
export const demoInsuranceTypes = (now: number) =>
  types.map(([name, tag, active = true], index) => {
    const createdAt = new Date((now - (700 - index * 47) * DAY) * 1000);
    return { id: uuidv7(), name, tag, active, createdAt };
  });
