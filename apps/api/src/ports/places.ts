import { type Language, languages } from '@fairlead/rules';
import { open, type Reader, type Response, validate } from 'maxmind';
import { z } from 'zod';

/** Finds the places of network addresses. */
export interface Places {
  /** City and state or country, such as `Portland, ME`. Null if unknown. */
  find(address: string | null, language: Language): string | null;
}

/** Without a database, no place is known. */
export const noPlaces: Places = { find: () => null };

const names = z.record(z.string(), z.string());
/** The parts of a record that are shown. Databases of countries have no cities. */
const record = z.object({
  city: z.object({ names }).optional(),
  subdivisions: z.array(z.object({ iso_code: z.string().optional() })).optional(),
  country: z.object({ iso_code: z.string() }).optional(),
});

/** Countries whose places are named with their state. */
const withStates: readonly string[] = ['US', 'CA', 'AU'];

const countryNames = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
) as Record<Language, Intl.DisplayNames>;

function describe(found: unknown, language: Language): string | null {
  const { success, data } = record.safeParse(found);
  if (!success || !data.country) return null;
  const { country, city, subdivisions = [] } = data;
  const state = withStates.includes(country.iso_code) ? subdivisions[0]?.iso_code : undefined;
  const region = state ?? countryNames[language].of(country.iso_code) ?? country.iso_code;
  const town = city?.names[language] ?? city?.names['en'];
  return town === undefined ? region : `${town}, ${region}`;
}

/**
 * Opens a database in the MMDB format, such as GeoLite2 City of MaxMind or DB-IP City Lite. A new version of the file is read
 * as soon as it replaces the old one.
 */
export async function openPlaces(path: string): Promise<Places> {
  const reader: Reader<Response> = await open(path, { watchForUpdates: true, watchForUpdatesNonPersistent: true });
  return {
    find: (address, language) =>
      address !== null && validate(address) ? describe(reader.get(address), language) : null,
  };
}
