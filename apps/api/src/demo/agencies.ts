import { DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { agencies } from '../db/schema/index.ts';
import type { DemoAgency } from './accounts.ts';
import { seededRandom } from './random.ts';

type NewAgency = typeof agencies.$inferInsert;
/** State of an agency's plan. `expiring` ends within thirty days. */
type PlanState = 'active' | 'expiring' | 'expired' | 'none' | 'refunded';

/** A demo agency, with the settings that the other demo data is generated from. */
export interface AgencySeed extends NewAgency {
  id: string;
  name: string;
  /** Domain of its email addresses. */
  domain: string;
  createdAt: Date;
  address: Record<'street' | 'city' | 'state' | 'zipCode', string>;
  planState: PlanState;
  /** Maximum age of its oldest payment, in days. */
  customerFor: number;
  /** Key of an agency with demo accounts. */
  known?: DemoAgency;
}

/** name | domain | street | city | state | zip | area code | states where it sells */
const directory = `
Harbor & Hale Insurance|harborhale|118 Commercial Street|Portland|ME|04101|207|ME NH MA VT
Northgate Coverage Partners|northgate|2400 Hennepin Avenue|Minneapolis|MN|55405|612|MN
Bluebonnet Risk Advisors|bluebonnetrisk|501 Congress Avenue|Austin|TX|78701|512|TX OK NM
Cedar Ridge Insurance Group|cedarridge|88 Pearl Street|Boulder|CO|80302|303|CO WY UT
Palmetto Shield Agency|palmettoshield|145 Meeting Street|Charleston|SC|29401|843|SC NC GA
Keystone Family Insurance|keystonefamily|1620 Walnut Street|Philadelphia|PA|19103|215|PA NJ DE
Golden Gate Assurance|goldengateassurance|350 California Street|San Francisco|CA|94104|415|CA NV
Lakeshore Mutual Brokers|lakeshorebrokers|77 Monroe Avenue NW|Grand Rapids|MI|49503|616|MI IN OH
Sonoran Insurance Services|sonoraninsurance|40 North Central Avenue|Phoenix|AZ|85004|602|AZ NM NV CA
Evergreen & Sound|evergreensound|1201 Third Avenue|Seattle|WA|98101|206|WA OR ID
Magnolia Coast Insurance|magnoliacoast|2510 14th Street|Gulfport|MS|39501|228|MS AL LA
Old Dominion Underwriters|olddominionuw|909 East Main Street|Richmond|VA|23219|804|VA MD WV DC
Prairie Wind Agency|prairiewind|215 South Phillips Avenue|Sioux Falls|SD|57104|605|SD ND NE IA
Beacon Hill Risk Partners|beaconhillrisk|61 Chestnut Street|Boston|MA|02108|617|MA RI CT NH
Crescent City Coverage|crescentcity|822 Camp Street|New Orleans|LA|70130|504|LA MS
Summit & Stone Insurance|summitstone|136 South Main Street|Salt Lake City|UT|84101|801|UT ID WY
Bayfront Insurance Advisors|bayfrontadvisors|400 Beach Drive NE|St. Petersburg|FL|33701|727|FL
Hudson Valley Agents|hudsonvalleyagents|36 Main Street|Poughkeepsie|NY|12601|845|NY CT
Buckeye Heritage Insurance|buckeyeheritage|33 North High Street|Columbus|OH|43215|614|OH KY
Ozark Trail Insurance|ozarktrail|112 West Center Street|Fayetteville|AR|72701|479|AR MO OK
Silver State Brokerage|silverstatebrokerage|300 South Fourth Street|Las Vegas|NV|89101|702|NV CA AZ UT
Granite Peak Agency|granitepeak|27 North Main Street|Concord|NH|03301|603|NH VT ME
Windy City Risk Group|windycityrisk|233 South Wacker Drive|Chicago|IL|60606|312|IL IN WI
Tidewater Insurance Office|tidewateroffice|150 West Main Street|Norfolk|VA|23510|757|VA NC
Rosewood Family Agency|rosewoodfamily|920 Main Street|Kansas City|MO|64105|816|MO KS
Piedmont Assurance Group|piedmontassurance|201 North Elm Street|Greensboro|NC|27401|336|NC SC VA TN
Big Sky Coverage|bigskycoverage|106 East Babcock Street|Bozeman|MT|59715|406|MT WY ID ND
Cumberland Insurance House|cumberlandhouse|414 Union Street|Nashville|TN|37219|615|TN KY AL
Three Rivers Brokers|threeriversbrokers|525 William Penn Place|Pittsburgh|PA|15219|412|PA OH WV
Peachtree Policy Center|peachtreepolicy|191 Peachtree Street NE|Atlanta|GA|30303|404|GA AL TN SC
High Desert Insurance|highdesertinsurance|1051 NW Bond Street|Bend|OR|97703|541|OR WA CA
Santa Fe Trail Agency|santafetrail|125 Lincoln Avenue|Santa Fe|NM|87501|505|NM CO TX
Hawkeye Insurance Partners|hawkeyepartners|221 East College Street|Iowa City|IA|52240|319|IA IL NE
Charter Oak Coverage|charteroakcoverage|280 Trumbull Street|Hartford|CT|06103|860|CT RI MA
Bluegrass Risk Advisors|bluegrassrisk|250 West Main Street|Lexington|KY|40507|859|KY IN TN
Aloha Island Insurance|alohaisland|745 Fort Street Mall|Honolulu|HI|96813|808|HI
Wasatch Front Brokers|wasatchfront|75 West Center Street|Provo|UT|84601|801|UT
Chesapeake Bay Agency|chesapeakebay|8 Market Space|Annapolis|MD|21401|410|MD DE VA DC
Cascade Mutual Advisors|cascadeadvisors|808 SW Third Avenue|Portland|OR|97204|503|OR WA
Frontier & Main Insurance|frontiermain|601 West Fifth Avenue|Anchorage|AK|99501|907|AK
`
  .trim()
  .split('\n');

const known: readonly DemoAgency[] = ['rich', 'unsubscribed'];
/** Plan states of the other agencies, repeated. */
const states: readonly PlanState[] =
  'active active expiring active expired active none active active expiring active expired active'.split(
    ' ',
  ) as PlanState[];

/** Forty agencies. The first has all kinds of data, the second has no plan. `now` in Unix seconds. */
export function demoAgencies(now: number): AgencySeed[] {
  const random = seededRandom(1889);
  return directory.map((line, index) => {
    const [name = '', domain = '', street = '', city = '', state = '', zipCode = '', area = '', sells = ''] =
      line.split('|');
    const planState = planStateOf(index);
    const none = planState === 'none' || planState === 'refunded';
    const customerFor = index === 0 ? 425 : random.between(none ? 6 : 125, none ? 60 : 425);
    const daysOld = index < 2 ? 720 - index * 640 : customerFor + random.between(2, random.chance(40) ? 300 : 25);
    const created = (now - daysOld * DAY - random.between(0, 8 * 3600)) * 1000;
    return {
      id: uuidv7(created),
      name,
      domain: `${domain}.test`,
      email: index === 1 ? `hello@${domain}.test` : `office@${domain}.test`,
      phone: index < 2 ? ['+12075550142', '+16125550187'][index] : `+1${area}55501${random.between(10, 99)}`,
      website: `https://www.${domain}.test`,
      ...presenceOf(domain, index),
      address: { street, city, state, zipCode },
      states: sells.split(' '),
      createdAt: new Date(created),
      planState,
      customerFor,
      ...(known[index] && { known: known[index] }),
    };
  });
}

function planStateOf(index: number): PlanState {
  if (index === 0) return 'active';
  if (index === 1) return 'none';
  if (index === 20) return 'refunded';
  return states[index % states.length] ?? 'active';
}

/** Websites and social media of an agency. Only the first agency has all of them. */
function presenceOf(domain: string, index: number) {
  const name = domain.replace('.test', '');
  return {
    facebookUrl: index % 4 === 1 ? null : `https://www.facebook.com/${name}`,
    linkedInUrl: index % 3 === 2 ? null : `https://www.linkedin.com/company/${name}`,
    googleReviewUrl: index % 2 === 1 ? null : `https://g.page/r/${name}/review`,
  };
}
