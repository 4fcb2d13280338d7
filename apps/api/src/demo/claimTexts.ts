import type { ClaimPersonRole, ClaimStatus, ClaimType } from '@fairlead/rules';

interface Incident {
  type: ClaimType;
  /** Prefixes of policy numbers that cover the incident. */
  insuredBy: readonly string[];
  location: string;
  description: string;
  injuries: string;
  police: boolean;
  people: readonly { name: string; phone: string; role: ClaimPersonRole }[];
}

/** Texts of losses. */
export const incidents: readonly Incident[] = [
  {
    type: 'AUTOMOBILE',
    insuredBy: ['PAP'],
    location: 'US-1 at Broad Street, Portland, ME',
    description:
      'Stopped at the light when the car behind could not brake in the rain and pushed mine into the van ahead. Rear bumper, tailgate and the left headlight are broken.',
    injuries: 'My neck was stiff the next morning; nobody needed an ambulance.',
    police: true,
    people: [
      { name: 'Dwayne Porter', phone: '+12075550190', role: 'CLAIMANT' },
      { name: 'Ruth Abadi', phone: '+12075550127', role: 'WITNESS' },
    ],
  },
  {
    type: 'PROPERTY',
    insuredBy: ['HO3'],
    location: '18 Harbor Street, Portland, ME',
    description:
      'A pipe under the kitchen sink burst over the weekend. The floor of the kitchen and the ceiling of the room below are soaked.',
    injuries: 'Kitchen floor, two cabinets, ceiling of the dining room.',
    police: false,
    people: [],
  },
  {
    type: 'PROPERTY',
    insuredBy: ['HO3', 'CPP'],
    location: '4 Cedar Lane, Falmouth, ME',
    description: 'The storm on Thursday took shingles off the north side of the roof, and a branch broke the skylight.',
    injuries: 'Roof, skylight, carpet in the attic.',
    police: false,
    people: [{ name: 'Walter Kim', phone: '+12075550144', role: 'WITNESS' }],
  },
  {
    type: 'GENERAL_LIABILITY',
    insuredBy: ['CGL', 'PUP'],
    location: 'The shop at 210 Congress Street',
    description: 'A customer slipped on the wet floor near the entrance and fell on her wrist. A sign was up.',
    injuries: 'Sprained wrist.',
    police: false,
    people: [{ name: 'Irene Novak', phone: '+12075550171', role: 'INJURED' }],
  },
  {
    type: 'WORKERS_COMPENSATION',
    insuredBy: ['WC'],
    location: 'Warehouse, bay 4',
    description: 'While unloading, a pallet tipped and caught the foot of an employee.',
    injuries: 'Bruised foot, off work for two weeks.',
    police: false,
    people: [{ name: 'Tomas Reyes', phone: '', role: 'INJURED' }],
  },
  {
    type: 'COMMERCIAL_AUTO',
    insuredBy: ['CAP'],
    location: 'Interstate 95, exit 44',
    description: 'Our van was hit on the side by a car that changed lanes. The sliding door does not open any more.',
    injuries: 'Sliding door and mirror of the van.',
    police: true,
    people: [{ name: 'Gail Sanders', phone: '+12075550118', role: 'CLAIMANT' }],
  },
  {
    type: 'MEDICAL',
    insuredBy: ['HO3'],
    location: 'Maine Medical Center',
    description: 'Emergency treatment after a fall on the stairs at home.',
    injuries: 'Broken collarbone.',
    police: false,
    people: [],
  },
  {
    type: 'OTHER',
    insuredBy: ['PAP', 'CAP'],
    location: 'Parking garage, Spring Street',
    description: 'Somebody broke the window of the car and took a bicycle from the trunk.',
    injuries: 'Rear window; one bicycle.',
    police: true,
    people: [],
  },
  {
    type: 'PROPERTY',
    insuredBy: ['FLD'],
    location: '31 River Road, Westbrook, ME',
    description:
      'The river came over its bank in the night. Two feet of water stood in the basement until the afternoon.',
    injuries: 'Furnace, washer and dryer, everything stored below the second shelf.',
    police: false,
    people: [],
  },
];

type StatusHistory = readonly (readonly [ClaimStatus, string])[];
const reviewed: StatusHistory = [
  ['SUBMITTED', ''],
  ['IN_REVIEW', 'We have your claim. Please get two estimates.'],
];
const filed: StatusHistory = [...reviewed, ['FILED_WITH_CARRIER', '']];
const infoRequested: StatusHistory = [...filed, ['INFO_REQUESTED', 'The carrier needs the police report, all pages.']];
const denied: StatusHistory = [...filed, ['DENIED', 'The carrier says that this is not covered: see its letter.']];

/** Status history that leads to each claim status. */
export const statusHistories: Readonly<Record<ClaimStatus, StatusHistory>> = {
  SUBMITTED: [['SUBMITTED', '']],
  IN_REVIEW: reviewed,
  FILED_WITH_CARRIER: filed,
  INFO_REQUESTED: infoRequested,
  SETTLED: [
    ...infoRequested,
    ['FILED_WITH_CARRIER', ''],
    ['SETTLED', 'The carrier pays the estimate less the deductible.'],
  ],
  DENIED: denied,
  CLOSED: [...filed, ['SETTLED', 'Paid in full.'], ['CLOSED', '']],
  REOPENED: [...denied, ['CLOSED', ''], ['REOPENED', 'There is a new estimate; we take it up again.']],
  WITHDRAWN: [...reviewed, ['WITHDRAWN', 'The other driver pays for it.']],
};

/** Texts of internal notes. */
export const noteTexts: readonly [string, ...string[]] = [
  'Spoke with the customer, no ambulance. Asked for two estimates.',
  'The adjuster calls back on Monday.',
  'Deductible is $500; told the customer.',
  'Photos are good, the estimate is still missing a signature.',
];
